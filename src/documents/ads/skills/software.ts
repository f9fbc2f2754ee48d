export const softwareSkills = ``;
