import type { TitledApplication } from '#documents/application/csv/write-csv.ts';
import { emptyApplication } from '#documents/application/empty.ts';
import { CLOSED_FROM, CLOSED_REASONS, STAGES } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import type { Random } from '../support/seeded-random.ts';

/** Pieces that tables stumble over. */
const PIECES = [
  ...[
    '=1+1',
    '+',
    '-',
    '@',
    '＝1',
    '＋',
    '－',
    '＠',
    '\t',
    '\r',
    '\n',
    '\r\n',
    "'",
    "'=",
    '"',
    '""',
    ',',
    ';',
    '\\',
    '\\,',
    '|',
  ],
  ...[' ', '  ', 'a', 'Müller', '東京', '👩‍⚕️', '\u0000', '\ud800', '\ufeff', 'sep=,', '#', '{}', 'null'],
] as const;

export function someText(random: Random, most: number): string {
  return Array.from({ length: random.whole(6) }, () => random.pick(PIECES))
    .join('')
    .slice(0, most);
}

/** What a field of one line has none of. */
const LINE_ENDS = /[\r\n]+/g;

function someDay(random: Random): string {
  return random.pick(['', '2026-02-28', '1999-12-31', '2028-02-29']);
}

/** Ids count within one document alone, and what says nothing is not written. */
function somethingToSay(random: Random, length: number): string[] {
  const parts = Array.from({ length }, () => someText(random, 300).replace(LINE_ENDS, ' '));
  return parts.every((part) => part === '') ? ['x', ...parts.slice(1)] : parts;
}

export function someApplication(random: Random): TitledApplication {
  // No form writes an end of a line there, and none comes back out of a table.
  const line = () => someText(random, 300).replace(LINE_ENDS, ' ');
  const many = <T>(make: (id: string) => T) =>
    Array.from({ length: random.whole(4) }, (_, at) => make(`${at + 1}`));
  const stage = random.pick(STAGES);
  const data: ApplicationData = {
    ...emptyApplication(),
    ...{ employer: line(), position: line(), location: line(), salary: line(), nextStep: line() },
    ...{ url: line(), ad: line(), notes: line(), deadline: someDay(random), nextStepOn: someDay(random) },
    stage,
    // Of one that is open nothing shows it, and it is not written.
    closedReason: stage === 'closed' ? random.pick(CLOSED_REASONS) : '',
    closedFrom: stage === 'closed' ? random.pick(CLOSED_FROM) : '',
    appliedOn: stage === 'saved' ? '' : someDay(random),
    stageChangedAt: random.pick([
      '',
      '2026-11-20T08:30:00.000Z',
      '2026-11-20T08:30:00Z',
      '2026-11-20T08:30Z',
    ]),
    tags: many(() => somethingToSay(random, 1).join('')),
    links: many((id) => {
      const [label = '', url = ''] = somethingToSay(random, 2);
      return { id, label, url: url === '' && /^https?:/i.test(label) ? 'x' : url };
    }),
    contacts: many((id) => {
      const [name = '', email = '', phone = '', note = ''] = somethingToSay(random, 4);
      return { id, name, email, phone, note };
    }),
  };
  return { title: random.pick(['Nurse', '=Nurse', "'@Nurse", 'Ana; "the" one, and only', '東京']), data };
}
