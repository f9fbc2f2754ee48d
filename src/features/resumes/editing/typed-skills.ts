import { pastedText } from '#editor/fields/writing/pasted-text.ts';

/** The list with a skill added: trimmed, and unless it is empty or exactly one of those already there. */
export function addSkill(skills: readonly string[], typed: string): readonly string[] {
  const skill = typed.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}

/** Signs that part one skill from the next, in the scripts of all languages. */
const BETWEEN = new Set([...',;|\n\t•▪◦‣●○、，；،؛']);

/** A text parted into skills; what stands in parentheses is of one skill: "AWS (S3, EC2)". */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')' || sign === '\n') depth = Math.max(0, depth - 1);
    if (BETWEEN.has(sign) && (depth === 0 || sign === '\n')) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

/** The skills of a pasted list: parted by commas, semicolons, line ends, or bullets of any kind. One alone is no list. */
export function pastedSkills(text: string): string[] {
  return parts(pastedText(text).replace(/^[-–*·] /gmu, ''))
    .map((part) => part.trim().replace(/^[-–*·]\s+/u, ''))
    .filter(Boolean);
}

/** What stands in the field for skills: those that were ended by a comma or a line's end, and the one being typed. */
export function typedSkills(text: string): { ended: string[]; typing: string } {
  const found = parts(text);
  return { ended: found.slice(0, -1), typing: (found.at(-1) ?? '').trimStart() };
}

/**
 * The list while a skill is being typed, which is part of it from its first letter: in place of what it was a moment ago.
 * One that is there already stands once.
 */
export function withTypedSkill(
  skills: readonly string[],
  before: string,
  typing: string,
): { skills: readonly string[]; live: string } {
  const at = before === '' ? -1 : skills.lastIndexOf(before);
  const live = typing.trim();
  if (at >= 0 && live === before) return { skills, live };
  const others = at < 0 ? skills : skills.toSpliced(at, 1);
  if (live === '' || others.includes(live)) return { skills: others, live: '' };
  return { skills: at < 0 ? [...skills, live] : skills.with(at, live), live };
}
