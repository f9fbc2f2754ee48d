import { describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { bytesOf, versionsToForget, VERSIONS_MAX, type DatedVersion } from './which-stay.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const HISTORY_DAYS = KEPT_DAYS.history;
const NOW = new Date('2026-11-21T12:00:00.000Z');

/** A version kept so long ago. */
const kept = (version: number, ageMs: number, more: Partial<DatedVersion> = {}): DatedVersion => ({
  ...{ document: 'resume/1', version, isNamed: false, keptAt: new Date(NOW.getTime() - ageMs) },
  ...{ texts: [`text of ${version}`], ...more },
});
const sizeOf = () => 1;
const gone = (
  versions: readonly DatedVersion[],
  most?: { versions: number; all: number; bytes: number },
  size: (text: string) => number = sizeOf,
) => versionsToForget(versions, NOW, size, most).map(({ version }) => version);

describe('by its age', () => {
  test('everything of the last day stays', () => {
    const versions = Array.from({ length: 144 }, (_, at) => kept(at + 1, DAY - at * 600_000));
    expect(gone(versions)).toEqual([]);
    expect(gone([kept(1, DAY), kept(2, 0), kept(3, -HOUR)])).toEqual([]);
  });

  test('of an earlier day the last one stays', () => {
    const versions = [kept(1, 5 * DAY + 3 * HOUR), kept(2, 5 * DAY + 2 * HOUR), kept(3, 5 * DAY)];
    expect(gone(versions)).toEqual([1, 2]);
    expect(gone(versions.toReversed())).toEqual([2, 1]);
    expect(gone([kept(2, 5 * DAY), kept(1, 5 * DAY)])).toEqual([1]);
  });

  test('a day of which a part is within the last day keeps that part, and nothing else', () => {
    expect(
      gone([kept(1, DAY + 2 * HOUR), kept(2, DAY + HOUR), kept(3, DAY - HOUR), kept(4, DAY - 2)]),
    ).toEqual([1, 2]);
  });

  test('one a day stays for thirty days, and none longer', () => {
    const versions = Array.from({ length: 60 }, (_, at) => kept(60 - at, at * DAY));
    expect(gone(versions)).toEqual(
      versions.map(({ version }) => version).filter((version) => version < 60 - HISTORY_DAYS),
    );
    expect(gone([kept(1, HISTORY_DAYS * DAY)])).toEqual([]);
    expect(gone([kept(1, HISTORY_DAYS * DAY + 1)])).toEqual([1]);
  });

  test('named ones stay for ever, and are not the one of their day', () => {
    const named = { isNamed: true };
    expect(gone([kept(1, 900 * DAY, named), kept(2, 900 * DAY)])).toEqual([2]);
    expect(gone([kept(1, 5 * DAY + 2), kept(2, 5 * DAY + 1), kept(3, 5 * DAY, named)])).toEqual([1]);
  });

  test('documents are thinned apart', () => {
    const other = { document: 'letter/1' };
    expect(gone([kept(1, 5 * DAY), kept(2, 5 * DAY + 1, other), kept(3, 5 * DAY + 2, other)])).toEqual([3]);
  });
});

describe('by their number', () => {
  test('of more than 200 of one document the oldest go, those with a name excepted', () => {
    const versions = Array.from({ length: VERSIONS_MAX + 3 }, (_, at) =>
      kept(at + 1, DAY - at * 1000, { isNamed: at === 1 }),
    );
    expect(gone(versions)).toEqual([1, 3, 4]);
    expect(gone(versions.slice(3))).toEqual([]);
  });

  test('each document has its own 200', () => {
    const two = ['resume/1', 'resume/2'].flatMap((document) =>
      Array.from({ length: VERSIONS_MAX }, (_, at) => kept(at + 1, HOUR + at, { document })),
    );
    expect(gone(two)).toEqual([]);
  });

  test('where all have names, all stay', () => {
    const named = { isNamed: true };
    expect(gone([kept(1, 1, named), kept(2, 2, named)], { versions: 1, all: 1, bytes: 100 })).toEqual([]);
  });
});

describe('by their bytes', () => {
  const most = { versions: 200, all: 1_000, bytes: 30 };
  const tens = () => 10;

  test('the oldest of all documents go until the rest fits', () => {
    const versions = [
      kept(1, 4 * HOUR, { isNamed: true }),
      kept(2, 3 * HOUR, { document: 'letter/1' }),
      kept(3, 2 * HOUR),
      kept(4, HOUR, { document: 'letter/1' }),
    ];
    expect(gone(versions, most, tens)).toEqual([2]);
    expect(gone(versions.slice(0, 3), most, tens)).toEqual([]);
  });

  test('a text that others refer to takes its room until the last of them goes', () => {
    const shared = { texts: ['same', 'base'] };
    const versions = [
      ...[kept(1, 5 * HOUR, shared), kept(2, 4 * HOUR, shared)],
      ...[kept(3, 3 * HOUR), kept(4, 2 * HOUR)],
    ];
    expect(bytesOf(versions, tens)).toBe(40);
    expect(gone(versions, most, tens)).toEqual([1, 2]);
    expect(gone(versions, { ...most, bytes: 40 }, tens)).toEqual([]);
  });

  test('named ones stay, however much they take', () => {
    const named = [1, 2, 3, 4, 5].map((version) => kept(version, version, { isNamed: true }));
    expect(gone([...named, kept(6, 0)], most, tens)).toEqual([6]);
  });
});

test('nothing that stays goes a moment later by having been asked before: on 500 random histories', () => {
  const random = seededRandom(14);
  for (let round = 0; round < 500; round += 1) {
    const versions = Array.from({ length: random.whole(60) }, (_, at) =>
      kept(at + 1, random.whole(40 * DAY), {
        document: `resume/${random.whole(3)}`,
        isNamed: random.whole(9) === 0,
        texts: [`t${random.whole(20)}`],
      }),
    );
    const most = {
      ...{ versions: 5 + random.whole(20), all: 5 + random.whole(40) },
      bytes: 10 + random.whole(20),
    };
    const going = new Set(versionsToForget(versions, NOW, sizeOf, most));
    const staying = versions.filter((version) => !going.has(version));
    expect(versionsToForget(staying, NOW, sizeOf, most)).toEqual([]);
    for (const version of going) expect(version.isNamed).toBe(false);
    for (const [, ofOne] of Map.groupBy(staying, ({ document }) => document)) {
      const unnamed = ofOne.filter(({ isNamed }) => !isNamed);
      expect(unnamed.length === 0 || ofOne.length <= most.versions).toBe(true);
    }
    const unnamed = staying.filter(({ isNamed }) => !isNamed);
    expect(unnamed.length === 0 || staying.length <= most.all).toBe(true);
    expect(unnamed.length === 0 || bytesOf(staying, sizeOf) <= most.bytes).toBe(true);
    // In the end of a day's thinning as much stays as if nobody had looked in between.
    const later = new Date(NOW.getTime() + DAY);
    const direct = versionsToForget(versions, later, sizeOf).map(({ version }) => version);
    const first = versionsToForget(versions, NOW, sizeOf);
    const rest = versions.filter((version) => !first.includes(version));
    const twice = [...first, ...versionsToForget(rest, later, sizeOf)].map(({ version }) => version);
    expect(twice.toSorted()).toEqual(direct.toSorted());
  }
});
