import type { ExportLocale } from './export-locale.ts';

export const en: ExportLocale = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  first: 'Grace|Tom|Priya|Moses',
  last: "O'Neill|Ward|Shah|Kipchoge-Bett",
  companies: 'Brightwater Ltd|Hall & Sons, Inc.|Northgate Foods|The "Corner" Bakery',
  titles: 'Project Manager|Nurse, Intensive Care|Baker|Head of Sales (EMEA)',
  places: 'Leeds, England, United Kingdom|Austin, Texas|Nairobi, Kenya',
  schools: 'University of Leeds|Austin Community College',
  degrees: 'Bachelor of Arts - BA, History|Diploma, Nursing',
  sentences: 'Led a team of 12 people.|Cut waste by 30%, year on year.|Wrote the "handbook" everybody uses.',
  levels: 'Native or bilingual proficiency|Professional working proficiency|Elementary proficiency',
  languages: 'English|French|Swahili',
};
