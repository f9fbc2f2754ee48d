import { holdsWords, type Fields, type Values } from '../fields.ts';
import { filledFields, partAt } from '../filled-fields.ts';
import { hasWords } from './address-places.ts';
import type { Leavable } from './choices.ts';
import { SearchedText } from './searched-text.ts';

/** Something that was left out, as it was typed. */
export type NamedValue = { of: Leavable; value: string };

/** That something which was left out also stands in a text, and where. */
export type StandingValue = NamedValue & {
  /** As it is called on the form: "Work experience, job 2: Location". */
  place: string;
};

/** More are not told: whoever has left out "in" need not read every line. */
const MOST = 50;

/** Where values still stand in a document. */
export function standingPlaces(
  fields: Fields,
  values: Values,
  named: readonly NamedValue[],
): StandingValue[] {
  if (named.length === 0) return [];
  const texts = filledFields(fields, values).flatMap(({ path, field, value }) =>
    holdsWords(field) && field.print !== 'setting' && typeof value === 'string' && value !== ''
      ? [{ path, text: value }]
      : [],
  );
  const standing = texts.flatMap(({ path, text }) => {
    const searched = new SearchedText(text.replace(/\s+/gu, ' '));
    const place = placeName(fields, path);
    return longest(named.filter(({ value }) => hasWords(searched, value))).map((each) => ({
      ...each,
      place,
    }));
  });
  const once = new Map(standing.map((each) => [`${each.of} ${each.value} ${each.place}`, each]));
  return [...once.values()].slice(0, MOST);
}

/** "Oslo, Norway" says what "Oslo" would say again. */
function longest(found: readonly NamedValue[]): NamedValue[] {
  return found.filter(
    ({ value }) => !found.some((other) => other.value !== value && other.value.includes(value)),
  );
}

function placeName(fields: Fields, path: string): string {
  const found = partAt(fields, path);
  if (!found) return path;
  const [name = ''] = path.split('.');
  const list = fields[name]?.label ?? '';
  const entries = found.entries.map((entry) => `${entry.name.toLowerCase()} ${entry.number}`);
  const [first = '', ...inner] = entries;
  // "Education 1" says what "Education, education 1" would.
  const outer = first.startsWith(`${list.toLowerCase()} `) ? list + first.slice(list.length) : '';
  const within = (outer ? [outer, ...inner] : [list, ...entries]).filter(Boolean).join(', ');
  return within === found.part.label ? within : `${within}: ${found.part.label}`;
}
