import { isRecord } from '#documents/is-record.ts';
import { line, record, type Foreign } from '#documents/resume/foreign-values.ts';
import type { Link } from '#documents/resume/schema.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import type { ImportOptions, ImportOutcome } from '../imported-file.ts';
import { amountsOf, NOTHING_GATHERED, resumeOf, type Gathered } from '../structured/gathered.ts';
import { fromRichText, wordsOfMarked } from '../structured/marked-text.ts';
import { SourceDates } from '../structured/source-dates.ts';
import { structuredFile } from '../structured/structured-file.ts';
import { textsIn } from '../structured/texts-in.ts';
import { tooMany } from '../too-many.ts';
import { gatherSections, linkOf, type SourceSection } from './reactive-sections.ts';

/*
 * Exports of Reactive Resume, versions 3 to 6. All have `basics` and an object of sections with items. Version 3 has
 * Markdown, dates as beginning and end, and its sections of the person's own among the others; version 4 has HTML, dates
 * in words, and those under `custom`; 5 and 6 have them in a list of their own, and several roles in one job.
 */

export function isReactiveResume(raw: unknown): raw is Foreign {
  const { basics, sections, customSections } = record(raw);
  return isRecord(basics) && (isRecord(sections) || Array.isArray(customSections));
}

export function importReactiveResume(raw: Foreign, { paper }: ImportOptions): ImportOutcome {
  const dates = new SourceDates();
  const sections = sectionsOf(raw);
  const basics = record(raw.basics);
  const summary = sections.find(({ type }) => type === 'summary');
  const gathered = gatherSections(sections, dates);
  const { format, locale } = record(record(raw.metadata).page);
  const language = line(locale).slice(0, 2).toLowerCase();
  const whole: Gathered = {
    ...NOTHING_GATHERED,
    ...personOf(basics),
    ...gathered,
    links: [...websiteOf(basics), ...customLinks(basics), ...profilesIn(sections)],
    summary: fromRichText(text(basics.summary) || text(summary?.content)),
    marks: true,
    ...(format === 'letter' && { paper: 'letter' }),
    ...(documentLanguages.some(({ code }) => code === language) && { language }),
  };
  const {
    metadata,
    basics: _basics,
    sections: _sections,
    summary: _summary,
    customSections: _custom,
    ...rest
  } = raw;
  const content = [basics, record(raw.summary), raw.sections, raw.customSections, record(metadata).notes];
  const unknown = Object.fromEntries(Object.entries(rest).filter(([key]) => !ABOUT_THE_FILE.has(key)));
  const texts = textsIn([...content, unknown], (key) => TECHNICAL.has(key)).map(plain);
  const titles = sections.map(({ title }) => title).filter(isUsual);
  const names = namesWithin(sections);
  return structuredFile(
    'reactive-resume',
    resumeOf(whole, paper),
    { texts, converted: [...dates.converted, ...gathered.converted, ...titles, ...names] },
    [...dates.problems, ...tooMany('', amountsOf(whole))],
  );
}

/** What a value says, without its tags and marks. */
function plain(value: string): string {
  return wordsOfMarked(fromRichText(value));
}

const ABOUT_THE_FILE = new Set([
  'id',
  'shortId',
  'name',
  'slug',
  'image',
  'user',
  'userId',
  'public',
  'createdAt',
  'updatedAt',
  'picture',
  'version',
  'title',
  'tags',
  'visibility',
  'locked',
]);
const TECHNICAL = new Set([
  'id',
  '_id',
  'icon',
  'iconColor',
  'picture',
  'photo',
  'visible',
  'hidden',
  'columns',
  'type',
  'level',
  'levelNum',
  'layout',
  'keywordLayout',
  'separateLinks',
  'isDuplicated',
]);

const USUAL =
  /^(?:|summary|about|profile|profiles|(?:work )?experience|education|skills|languages|interests|awards|certifications|certificates|projects|publications|volunteer(?:ing)?(?: experience)?|references)$/i;

/** A heading that the program puts there by itself. */
function isUsual(title: string): boolean {
  return USUAL.test(title.trim());
}

function sectionsOf(raw: Foreign): SourceSection[] {
  const own = Object.entries(record(raw.sections)).filter(([key]) => key !== 'custom');
  const custom = Object.values(record(record(raw.sections).custom)).map(
    (value) => ['custom', value] as const,
  );
  const further = (Array.isArray(raw.customSections) ? raw.customSections : []).map((value: unknown) => {
    const type = line(record(value).type);
    // A text of the person's own beside the summary.
    return [type === 'summary' ? 'custom' : type || 'custom', value] as const;
  });
  const summary = isRecord(raw.summary) ? [['summary', raw.summary] as const] : [];
  return [...summary, ...own, ...custom, ...further].map(([type, value]) => {
    const section = record(value);
    const title = line(section.title) || line(section.name);
    return {
      type,
      title,
      isUsual: isUsual(title),
      include: section.visible !== false && section.hidden !== true,
      content: section.content,
      items: (Array.isArray(section.items) ? section.items : []).map(record),
    };
  });
}

function personOf(basics: Foreign): Pick<Gathered, 'person' | 'facts'> {
  const words = line(basics.name).split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const { address, postalCode, city, region, country } = record(basics.location);
  const town = [postalCode, city].map(line).filter(Boolean).join(' ');
  const fields = (Array.isArray(basics.customFields) ? basics.customFields : []).map(record);
  return {
    person: {
      firstName: words.join(' '),
      lastName,
      title: line(basics.headline) || line(basics.label),
      email: line(basics.email),
      phone: line(basics.phone),
      location:
        line(basics.location) ||
        [line(address), town, line(region), line(country)].filter(Boolean).join(', '),
    },
    facts: fields
      .filter(({ link }) => line(link) === '')
      .map(({ name, value, text: said }) => ({ label: line(name), value: line(value) || line(said) })),
  };
}

function customLinks(basics: Foreign): Link[] {
  const fields = (Array.isArray(basics.customFields) ? basics.customFields : []).map(record);
  return fields
    .map(({ text: said, link }) => ({ label: line(said), url: line(link) }))
    .filter(({ url }) => url !== '');
}

function websiteOf({ website, url }: Foreign): Link[] {
  return [website, url].map(linkOf).filter((link) => link.url !== '');
}

/** Names of accounts that their addresses have as well. */
function namesWithin(sections: readonly SourceSection[]): string[] {
  const items = sections.filter(({ type }) => type === 'profiles').flatMap((section) => section.items);
  return items.flatMap(({ username, website, url }) => {
    const name = line(username);
    return name && (linkOf(website).url || linkOf(url).url).includes(name) ? [name] : [];
  });
}

function profilesIn(sections: readonly SourceSection[]): Link[] {
  const items = sections.filter(({ type }) => type === 'profiles').flatMap((section) => section.items);
  return items
    .map(({ network, username, website, url }) => ({
      label: line(network),
      url: linkOf(website).url || linkOf(url).url || line(username),
    }))
    .filter(({ url }) => url !== '');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
