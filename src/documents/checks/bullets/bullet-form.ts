import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { isMuddled } from '../entries/misread.ts';
import { bulletsInDoubt } from '../second-look/jobs-read.ts';
import { hasSeveralBullets } from './bullet-amount.ts';
import { figureIn } from './figures.ts';
import { atLeast, beginning, type Bullet, counted, jobBullets } from './resume-bullets.ts';

/* Checks of the form of bullets: how long they are, how they end and what marks them. */

/** Shorter than that hardly says what was done; German builds long words, so it needs fewer. */
const FEWEST = { de: 5, other: 8 };
const MOST = 30;

/** Languages that part words by blanks; in others words cannot be counted so. */
const SPACED = new Set([
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'da',
  'sv',
  'nb',
  'no',
  'fi',
  'pl',
  'cs',
  'ro',
  'el',
  'tr',
  'ru',
  'uk',
]);

/** An honor is told in a few words. */
const HONOR =
  /^(?:received|won|earned|awarded|named|elected|promoted|was|voted|ranked|selected|nominated)\b/iu;

/** Bullets outside 8 to 30 words. A short one that has a figure says enough. */
export const bulletLength: Check = {
  id: 'bullets/length',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'Under eight words there is rarely room for what you did and what came of it; past thirty a reader loses the thread.',
  passed: 'Bullets are neither too short nor too long',
  applies: (input) => SPACED.has(input.resume.language) && jobBullets(input).length > 0 && !isMuddled(input),
  find(input) {
    const { language } = input.resume;
    const fewest = language === 'de' ? FEWEST.de : FEWEST.other;
    const bullets = jobBullets(input);
    const brief = bullets.filter(({ text }) => wordCount(text) < fewest);
    const figureOf = ({ text }: Bullet) => figureIn(text, language);
    const bare = brief.filter((bullet) => figureOf(bullet) === 'none');
    const short = bare.filter(({ text }) => !HONOR.test(text));
    const long = bullets.filter(({ text }) => wordCount(text) > MOST);
    // Bullets that we missed are not among them.
    const isAll = bulletsInDoubt(input).length === 0;
    const said = ({ length }: readonly Bullet[], areAll = isAll) =>
      `${areAll ? '' : 'At least '}${counted(length, 'bullet has', 'bullets have')}`;
    // A number that may be a name may be no figure.
    const areSure = isAll && !brief.some((bullet) => figureOf(bullet) === 'perhaps');
    return [
      ...fault(
        short,
        `${said(short, areSure)} under ${String(fewest)} words and no figure`,
        `Say what you did it for, with whom or how often, and what came of it.${short.length < bare.length ? ' Those that tell of an award are not counted.' : ''}`,
        `Under ${inWords(fewest)} words there is rarely room for what you did and what came of it.`,
      ),
      ...fault(
        long,
        `${said(long)} more than ${String(MOST)} words`,
        'Make two bullets of it, or keep the action and its result and drop the rest.',
        'Past thirty words a reader loses the thread.',
      ),
    ];
  },
};

const inWords = (fewest: number): string => (fewest === FEWEST.de ? 'five' : 'eight');

function fault(bullets: readonly Bullet[], title: string, suggestion: string, why: string): Fault[] {
  const [first] = bullets;
  if (first === undefined) return [];
  return [
    {
      // One such bullet weighs little.
      ...(bullets.length === 1 && { severity: 'low' as const }),
      title: `${title}: “${beginning(first.text)}”`,
      why,
      suggestion,
      places: bullets.map(({ source }) => source),
    },
  ];
}

/** Words as people count them: signs that stand alone are none. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

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
      // Several sentences, and ends that are neither, are not counted.
      title: `${atLeast(stopped.length, 'bullet ends', 'bullets end')} with a full stop, and at least ${open.length === 1 ? 'one' : String(open.length)} without`,
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
