type Place = { city: string; state: string; zipCode: string };

/** Postal codes as they stand behind a town or state: of the United States, Canada and the United Kingdom. */
const CODE_LAST =
  /^(.*?)(?:^|[\s,]+)(\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})$/i;
/** And as they stand before a town, in most of Europe. */
const CODE_FIRST = /^(\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2})\s+(.+)$/;

/** A place written in one line, such as "Columbus, OH 43215" or "10115 Berlin, Germany", in the parts of an address. */
export function splitLocation(location: string): Place {
  const [first = '', ...rest] = location.split(',').map((part) => part.trim());
  const behind = rest.filter(Boolean).join(', ');
  const [, codeFirst, town] = CODE_FIRST.exec(first) ?? [];
  if (codeFirst && town) return { city: town, state: behind, zipCode: codeFirst };
  const [, before = '', zipCode = ''] = CODE_LAST.exec(behind || first) ?? [];
  if (!zipCode) return { city: first, state: behind, zipCode };
  return behind ? { city: first, state: before, zipCode } : { city: before, state: '', zipCode };
}
