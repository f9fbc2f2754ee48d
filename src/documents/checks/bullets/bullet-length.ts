import type { Check, Fault } from '../check.ts';
import { isMuddled } from '../entries/doubt.ts';
import { hasFigure } from './figures.ts';
import { beginning, type Bullet, counted, jobBullets } from './resume-bullets.ts';

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
    const short = bullets.filter(
      ({ text }) => wordCount(text) < fewest && !hasFigure(text, language) && !HONOR.test(text),
    );
    const long = bullets.filter(({ text }) => wordCount(text) > MOST);
    return [
      ...fault(
        short,
        `${counted(short.length, 'bullet has', 'bullets have')} under ${String(fewest)} words`,
        'Say what you did it for, with whom or how often, and what came of it.',
      ),
      ...fault(
        long,
        `${counted(long.length, 'bullet has', 'bullets have')} more than ${String(MOST)} words`,
        'Make two bullets of it, or keep the action and its result and drop the rest.',
      ),
    ];
  },
};

function fault(bullets: readonly Bullet[], title: string, suggestion: string): Fault[] {
  const [first] = bullets;
  if (first === undefined) return [];
  return [
    {
      // One such bullet weighs little.
      ...(bullets.length === 1 && { severity: 'low' as const }),
      title: `${title}: “${beginning(first.text)}”`,
      suggestion,
      places: bullets.map(({ source }) => source),
    },
  ];
}

/** Words as people count them: signs that stand alone are none. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
