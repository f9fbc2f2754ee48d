import { cleanLine } from '../text/clean.ts';
import type { ResumeData } from './schema.ts';

/** Skills that are printed together; `at` is their place in the list of all. */
export type GroupedSkills = {
  /** Which group of the data it is; none for skills that are in no group, which stand last. */
  group?: number;
  name: string;
  skills: { text: string; at: number }[];
};

/**
 * The skills of a resume by their groups, as they are printed. A group names skills of the one list of all by their
 * texts: what is not in that list does not count, and a skill belongs to the first group that names it.
 */
export function groupedSkills({
  skills,
  skillGroups,
}: Pick<ResumeData, 'skills' | 'skillGroups'>): GroupedSkills[] {
  const left = new Map<string, { text: string; at: number }[]>();
  for (const [at, typed] of skills.entries()) {
    const text = cleanLine(typed);
    if (text) left.set(text, [...(left.get(text) ?? []), { text, at }]);
  }
  const groups = skillGroups.map((group, index): GroupedSkills => {
    const named = group.skills.flatMap((typed) => {
      const text = cleanLine(typed);
      const found = left.get(text) ?? [];
      left.delete(text);
      return found;
    });
    return { group: index, name: cleanLine(group.name), skills: named };
  });
  const rest = { name: '', skills: [...left.values()].flat().toSorted((a, b) => a.at - b.at) };
  return [...groups, rest].filter((group) => group.skills.length > 0);
}
