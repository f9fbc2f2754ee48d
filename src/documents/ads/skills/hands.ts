export const handsSkills = ``;
