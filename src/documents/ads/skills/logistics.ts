export const logisticsSkills = ``;
