import type { Paper } from './fields.ts';

/** Where US Letter is the everyday sheet: CLDR's `paperSize` territories, and the Dominican Republic. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(
  'BZ CA CL CO CR DO GT MX NI PA PH PR SV US VE'.split(' '),
);

/**
 * The sheet that somebody expects whose browser has this language (`en-US`, BCP 47) and time zone (`Europe/Berlin`,
 * IANA). Where the language does not tell the country, as in `en` or `es-419`, the time zone tells the continent.
 */
export function paperForLocale(locale: string, timeZone: string): Paper {
  const country = countryOf(locale);
  const letter = country === undefined ? timeZone.startsWith('America/') : LETTER_COUNTRIES.has(country);
  return letter ? 'letter' : 'a4';
}

/** The country a tag names, or the likely one of its language; nothing for English, world regions and broken tags. */
function countryOf(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    const region = locale.region ?? (locale.language === 'en' ? undefined : locale.maximize().region);
    return region && /^[A-Z]{2}$/.test(region) ? region : undefined;
  } catch {
    return undefined;
  }
}
