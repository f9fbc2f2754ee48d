/** The list with a skill added: trimmed, and unless it is empty or exactly one of those already there. */
export function addSkill(skills: readonly string[], typed: string): readonly string[] {
  const skill = typed.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}

/** Marks that begin a line of a list. */
const BULLET = /^[-–*•·▪◦‣●○]\s+/u;

/** The skills of a pasted list: parted by commas, semicolons, bullets or line breaks. One alone is no list. */
export function pastedSkills(text: string): string[] {
  return text
    .split(/[,;\n\r\t•▪◦‣●○|]+/u)
    .map((part) => part.trim().replace(BULLET, '').trim())
    .filter(Boolean);
}
