import { SHORT_TEXT_MAX } from '#documents/limits.ts';
import type { ResumeData, SkillGroup } from '#documents/resume/schema.ts';
import { withMoved } from '#editor/fields/list-edits.ts';

/** A resume's skills and its groups of them. */
export type Skills = Pick<ResumeData, 'skills' | 'skillGroups'>;

/** A place in the list of skills as it is shown: one of them, or the end of a group. `group` is -1 for those in none. */
export type SkillSlot = { group: number; skill?: string };

/**
 * The skills as they are shown: group by group, then those in none, each part with its end. Groups name skills by
 * their texts; what is none of the resume's skills, or stood in a group before, is passed over.
 */
export function skillSlots({ skills, skillGroups }: Skills): SkillSlot[] {
  const left = new Set(skills);
  const grouped = skillGroups.flatMap((group, at) => [
    ...group.skills.filter((skill) => left.delete(skill)).map((skill) => ({ group: at, skill })),
    { group: at },
  ]);
  const others = skills.filter((skill) => left.has(skill)).map((skill) => ({ group: -1, skill }));
  return [...grouped, ...others, ...(skillGroups.length > 0 ? [{ group: -1 }] : [])];
}

/** One of the places moved to where another is, into the group of that. */
export function withSlotMoved<S extends Skills>(data: S, from: number, to: number): S {
  const slots = skillSlots(data);
  const target = slots[to];
  const moved = slots[from];
  if (from === to || !target || moved?.skill === undefined) return data;
  return withSlots(data, withMoved(slots.with(from, { ...moved, group: target.group }), from, to));
}

/** One of the places moved to the end of a group. */
export function withSlotIn<S extends Skills>(data: S, from: number, group: number): S {
  const slots = skillSlots(data);
  const moved = slots[from];
  if (moved?.skill === undefined || moved.group === group) return data;
  const rest = slots.toSpliced(from, 1);
  const end = rest.findLastIndex((slot) => slot.group === group);
  const at = rest[end]?.skill === undefined ? end : end + 1;
  return withSlots(data, rest.toSpliced(at, 0, { ...moved, group }));
}

/** Without the skill at a place. */
export function withoutSlot<S extends Skills>(data: S, at: number): S {
  return withSlots(data, skillSlots(data).toSpliced(at, 1));
}

/** With another text for the skill at a place; the very same where there is such a skill already. */
export function withSlotNamed<S extends Skills>(data: S, at: number, skill: string): S {
  const slots = skillSlots(data);
  const slot = slots[at];
  if (slot?.skill === undefined || skill === '' || data.skills.includes(skill)) return data;
  return withSlots(data, slots.with(at, { ...slot, skill }));
}

function withSlots<S extends Skills>(data: S, slots: readonly SkillSlot[]): S {
  const textsOf = (group: number) =>
    slots.flatMap((slot) => (slot.group === group && slot.skill !== undefined ? [slot.skill] : []));
  const skillGroups = data.skillGroups.map((group, at): SkillGroup => {
    const skills = textsOf(at);
    const isSame =
      skills.length === group.skills.length && skills.every((each, i) => each === group.skills[i]);
    return isSame ? group : { ...group, skills };
  });
  return { ...data, skills: slots.flatMap(({ skill }) => (skill === undefined ? [] : [skill])), skillGroups };
}

const WITH_LEVEL = /^(.*\S)\s*\(([^()]*)\)$/su;

/** A skill by its name and the level that stands in parentheses behind it. */
export function skillParts(skill: string): { name: string; level: string } {
  // What is longer is no skill that could be saved.
  const [, name = skill, level = ''] = WITH_LEVEL.exec(skill.slice(0, SHORT_TEXT_MAX + 1)) ?? [];
  return { name, level };
}

/** "German (fluent)". */
export function skillWithLevel(name: string, level: string): string {
  const words = level.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? name : `${name} (${words})`;
}
