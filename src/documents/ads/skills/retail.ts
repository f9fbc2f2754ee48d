export const retailSkills = ``;
