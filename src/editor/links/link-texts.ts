import { LEAVABLE, type Leavable } from '#documents/leave-out/choices.ts';
import { LEAVABLE_NAMES, withoutText } from './leavable-texts.ts';
import type { ShownLink, ShownStanding } from './calls.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const DAY_IN_UTC = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}

/** Where all of them stand. */
export const ALL_LINKS_PATH = '/account#links';

/** What a link is called. */
export function linkName({ label, createdAt }: Pick<ShownLink, 'label' | 'createdAt'>): string {
  return label || `Link of ${dayOf(createdAt)}`;
}

const STATES: Readonly<Record<string, string>> = {
  expired: 'Has run out',
  revoked: 'Taken from the web by us, after a report',
  withheld: 'Held back, since its payment was given back',
};

/** What a link is, in a line. */
export function linkLine({ state, expiresAt, hide }: ShownLink): string {
  const until = STATES[state] ?? `Until ${dayOf(expiresAt)}`;
  const known = LEAVABLE.filter((each): each is Leavable => hide.includes(each));
  return `${until}, ${withoutText(known)}`;
}

/** How often the page of a link was opened, and on which days. */
export function opensLine({ countOpens, opens }: ShownLink): string {
  if (!countOpens) return 'Opens are not counted';
  const total = opens.reduce((sum, day) => sum + day.opens, 0);
  if (total === 0) return 'Not opened yet';
  const days = opens.map(({ day, opens: times }) => `${times} on ${DAY_IN_UTC.format(new Date(day))}`);
  return `Opened ${total === 1 ? 'once' : `${total} times`}: ${days.join(', ')}`;
}

/** What still stands in texts though it is left out of its field, each value once with its places. */
export function standingLines(standing: readonly ShownStanding[]): { value: string; places: string }[] {
  return [...Map.groupBy(standing, ({ value }) => value)].map(([value, same]) => ({
    value,
    places: same.map(({ place }) => place).join('; '),
  }));
}

/** What was to be left out and is not in a document, in words; nothing where all of it was. */
export function missingLine(missing: readonly string[], noun: string): string {
  const names = LEAVABLE.filter((each) => missing.includes(each)).map((each) =>
    LEAVABLE_NAMES[each].toLowerCase(),
  );
  if (names.length === 0) return '';
  const found = `Nothing was found in your ${noun} to leave out as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`;
  return missing.includes('references')
    ? `${found} References are known by the heading of their section, such as “References”.`
    : found;
}
