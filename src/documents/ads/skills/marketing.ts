export const marketingSkills = ``;
