import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { bareText } from '../second-look/plain-text.ts';
import { atLeast, beginning, type Bullet, jobBullets } from './resume-bullets.ts';

/** Fewer words may well be said of two jobs. */
const FEWEST_WORDS = 3;

/** One bullet that stands there word for word again. */
export const repeatedBullet: Check = {
  id: 'bullets/repeated',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'The same line twice looks pasted, and says nothing the second time.',
  passed: 'No bullet stands there twice',
  applies: (input) => jobBullets(input).length > 1,
  find(input) {
    const whole = jobBullets(input).filter((bullet) => isWhole(bullet, input));
    const same = [...Map.groupBy(whole, ({ text }) => bareText(text)).values()].filter(
      (group) => group.length > 1,
    );
    const inOneJob = same.filter(isInOneJob);
    const [quoted] = inOneJob[0] ?? same[0] ?? [];
    if (quoted === undefined) return [];
    // Longer ones of which we did not see the end may stand there again, too.
    const which = atLeast(same.length, 'bullet stands', 'bullets stand');
    return [
      {
        severity: inOneJob.length > 0 ? 'medium' : 'low',
        title: `${which} there more than once: “${beginning(quoted.text)}”`,
        suggestion: 'Keep it where it says most, and write at the other place what was different there.',
        places: same.flatMap((group) => group.map(({ source }) => source)),
      },
    ];
  },
};

const isInOneJob = (same: readonly Bullet[]): boolean =>
  new Set(same.map(({ jobIndex }) => jobIndex)).size < same.length;

/** Whether all of a bullet was read: of two that only begin alike, the rest may stand on the next line. */
function isWhole({ text, source }: Bullet, { file }: CheckInput): boolean {
  if (text.split(/\s+/).length < FEWEST_WORDS) return false;
  return file === undefined || (source.line !== undefined && standsAlone(source.line, text, file));
}

function standsAlone(index: number, text: string, { lines }: ParsedFile): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || bareText(line.text) !== bareText(text)) return false;
  const goesOn = next !== undefined && next.bullet === '' && /^[\p{Ll}\d(]/u.test(next.text.trim());
  return !goesOn && !/[,;:-]\s*$/u.test(line.text);
}
