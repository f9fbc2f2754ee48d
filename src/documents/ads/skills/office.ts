export const officeSkills = ``;
