import type { Check, CheckInput, Fault } from '../check.ts';
import { hasSeveralBullets } from './bullet-amount.ts';
import { type Bullet, counted, jobBullets } from './resume-bullets.ts';

/** Words that end with a full stop of their own, and amounts that do. */
const ABBREVIATION =
  /(?:\b(?:etc|inc|ltd|co|corp|st|jr|sr|u\.s|e\.g|i\.e|a\.m|p\.m|approx|dept|no|vs)|\.\p{L}|\.\.)\.$/iu;

const hasStop = ({ text }: Bullet): boolean => /[.。]["”)]?$/u.test(text) && !ABBREVIATION.test(text);
const isOpen = ({ text }: Bullet): boolean => /[\p{L}\p{N}%)]$/u.test(text);

/** Several sentences need their stops, so they say nothing of the others. */
const isOneSentence = ({ text }: Bullet): boolean => !/[.!?]\s+\p{Lu}/u.test(text);

/** Some bullets end with a full stop and others do not, or they are marked by different signs. */
export const uneven: Check = {
  id: 'bullets/uneven',
  group: 'bullets',
  area: 'experience',
  severity: 'low',
  why: 'Small differences look like carelessness, though the work may have been none.',
  passed: 'Bullets are marked and end alike',
  applies: hasSeveralBullets,
  find: (input) => [...unevenEnds(input), ...unevenMarks(input)],
};

function unevenEnds(input: CheckInput): Fault[] {
  const single = jobBullets(input).filter(isOneSentence);
  const stopped = single.filter(hasStop);
  const open = single.filter(isOpen);
  if (stopped.length === 0 || open.length === 0) return [];
  const more = stopped.length >= open.length ? 'stopped' : 'open';
  const odd = more === 'stopped' ? open : stopped;
  return [
    {
      title: `${counted(stopped.length, 'bullet ends', 'bullets end')} with a full stop, ${String(open.length)} without`,
      suggestion:
        more === 'stopped' ? 'End these with a full stop too.' : 'Take the full stop away from these.',
      places: odd.map(({ source }) => source),
    },
  ];
}

/** Bullets at the same indentation are of the same level, and should have the same mark. */
function unevenMarks({ file, resume }: CheckInput): Fault[] {
  const lines = resume.jobs
    .flatMap(({ bullets }) => bullets)
    .flatMap(({ source }) => {
      const line = source.line === undefined ? undefined : file?.lines[source.line];
      return line?.box === undefined || line.bullet === '' ? [] : [{ source, line, left: line.box.left }];
    });
  const levels = Map.groupBy(
    lines,
    ({ left, line }) => `${String(line.column)}/${String(Math.round(left / 4))}`,
  );
  for (const level of levels.values()) {
    const marks = Map.groupBy(level, ({ line }) => (/^\p{N}/u.test(line.bullet) ? '1' : line.bullet));
    if (marks.size < 2) continue;
    const [usual, ...odd] = [...marks].sort(([, one], [, other]) => other.length - one.length);
    return [
      {
        title: `Bullets are marked by different signs: ${[...marks.keys()].join(' and ')}`,
        suggestion: `Use ${usual?.[0] ?? '•'} for all of them.`,
        places: odd.flatMap(([, group]) => group.map(({ source }) => source)),
      },
    ];
  }
  return [];
}
