/** The list with a skill added: trimmed, and unless it is empty or exactly one of those already there. */
export function addSkill(skills: readonly string[], typed: string): readonly string[] {
  const skill = typed.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}
