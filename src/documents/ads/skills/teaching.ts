export const teachingSkills = ``;
