import { describe, expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { cleanLine } from '../../text/clean.ts';
import { type DatedApplication, writeCalendar } from './write-calendar.ts';

const owner = { product: 'Foothold', host: 'foothold.example' };
const application = (more: Partial<DatedApplication['data']> = {}): DatedApplication => ({
  ...{
    id: 7,
    version: 3,
    updatedAt: new Date('2026-11-20T08:30:00.123Z'),
    title: 'Staff Engineer – Nordlys',
  },
  // Of one that is applied for no deadline counts.
  data: { ...typicalApplication(), stage: 'saved', ...more },
  sentOn: null,
});

type Event = Record<string, string>;

/** A reader of its own, as calendars read: lines are put together, then parted at the first colon outside of quotes. */
function readCalendar(text: string): Event[] {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Event[] = [];
  for (const line of lines) {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at), line.slice(at + 1)];
    if (line === 'BEGIN:VEVENT') events.push({});
    const event = events.at(-1);
    if (event && name !== 'BEGIN' && name !== 'END') event[name] = unmarked(value);
  }
  return events;
}

function unmarked(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

test('a deadline and a next step are whole days, known again by what they are of', () => {
  expect(readCalendar(writeCalendar([application()], owner))).toEqual([
    {
      UID: 'application-7-deadline@foothold.example',
      DTSTAMP: '20261120T083000Z',
      SEQUENCE: '3',
      'DTSTART;VALUE=DATE': '20261201',
      'DTEND;VALUE=DATE': '20261202',
      SUMMARY: 'Deadline: Staff Engineer – Nordlys',
      DESCRIPTION: 'Trondheim, or from home\nhttps://jobs.example.com/nordlys/4711',
      TRANSP: 'TRANSPARENT',
    },
    expect.objectContaining({
      UID: 'application-7-next-step@foothold.example',
      'DTSTART;VALUE=DATE': '20261130',
      'DTEND;VALUE=DATE': '20261201',
      SUMMARY: 'Call Marta Reis: Staff Engineer – Nordlys',
    }),
  ]);
});

test('what is closed, or has no day, has no place in it', () => {
  const events = (more: Partial<DatedApplication['data']>) =>
    readCalendar(writeCalendar([application(more)], owner)).map(({ UID }) => UID);
  expect(events({ stage: 'closed' })).toEqual([]);
  expect(events({ deadline: '', nextStepOn: '' })).toEqual([]);
  expect(events({ deadline: '' })).toEqual(['application-7-next-step@foothold.example']);
  // Nobody has to keep a deadline once something was sent.
  expect(events({ stage: 'applied' })).toEqual(['application-7-next-step@foothold.example']);
  const marked = { ...application(), sentOn: '2026-11-20' };
  expect(readCalendar(writeCalendar([marked], owner)).map(({ UID }) => UID)).toEqual([
    'application-7-next-step@foothold.example',
  ]);
  expect(writeCalendar([], owner)).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Foothold//Applications//EN\r\nCALSCALE:GREGORIAN\r\nEND:VCALENDAR\r\n',
  );
});

test('the last days of months, years and of all', () => {
  const ends = (deadline: string) =>
    readCalendar(writeCalendar([application({ deadline, nextStepOn: '' })], owner))[0]?.['DTEND;VALUE=DATE'];
  expect(['2026-12-31', '2028-02-28', '2026-02-28', '9999-12-31'].map(ends)).toEqual([
    ...['20270101', '20280229', '20260301', '99991231'],
  ]);
});

describe('whatever is written', () => {
  const PIECES = [
    ...[
      '\\',
      ';',
      ',',
      '\n',
      '\r\n',
      '\r',
      '\\n',
      'END:VEVENT',
      'BEGIN:VEVENT\r\nUID:x',
      '"',
      ':',
      ' ',
      '\t',
    ],
    ...['a', 'Müller ', '東京', '👩‍⚕️', '\u0000', '\ud800', '\u2028', 'x'.repeat(74), 'é'.repeat(40)],
  ] as const;

  test.each(Array.from({ length: 150 }, (_, seed) => seed))(
    'comes back as text, in short lines (%i)',
    (seed) => {
      const random = seededRandom(seed);
      const text = () => Array.from({ length: random.whole(9) }, () => random.pick(PIECES)).join('');
      const title = `T${text()}`;
      const [nextStep, location] = [text(), text()];
      const written = writeCalendar([{ ...application({ nextStep, location, url: '' }), title }], owner);
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // No character is parted.
      expect(Buffer.from(written).toString()).toBe(written);
      const [deadline, step, ...others] = readCalendar(written);
      expect(others).toEqual([]);
      expect(deadline?.['SUMMARY']).toBe(cleanLine(`Deadline: ${cleanLine(title)}`));
      expect(step?.['SUMMARY']).toBe(cleanLine(`${cleanLine(nextStep) || 'Next step'}: ${cleanLine(title)}`));
      expect(deadline?.['DESCRIPTION']).toBe(cleanLine(location) || undefined);
    },
  );
});
