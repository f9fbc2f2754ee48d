export const careSkills = ``;
