import { expect, it } from 'vitest';
import { parseResume } from '../resume/parse-resume.ts';
import { fileOfLines } from '../resume/testing/lines-file.ts';
import { splitName } from './split-name.ts';
import { toResumeData } from './to-resume-data.ts';

it.each([
  ['Ana Silva', 'Ana', 'Silva'],
  ['Ana Maria da Silva', 'Ana Maria', 'da Silva'],
  ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Maria Costa e Silva', 'Maria', 'Costa e Silva'],
  ['Joana e Silva', 'Joana', 'e Silva'],
  ['Pedro dos Santos Júnior', 'Pedro', 'dos Santos Júnior'],
  ["Joost van 't Hoff", 'Joost', "van 't Hoff"],
  ['Juan de los Ríos', 'Juan', 'de los Ríos'],
  ['de la Cruz, Ana', 'Ana', 'de la Cruz'],
  ['Cher', 'Cher', ''],
  ['ŹREBIEC Michał', 'Michał', 'ŹREBIEC'],
  ['NOWAK Anna Maria', 'Anna Maria', 'NOWAK'],
  ['Anna Maria NOWAK', 'Anna Maria', 'NOWAK'],
  ['DUPONT Jean-Pierre', 'Jean-Pierre', 'DUPONT'],
  ["O'NEIL Maeve", 'Maeve', "O'NEIL"],
  ['DE LA CRUZ Ana', 'Ana', 'DE LA CRUZ'],
  ['GARCÍA LÓPEZ Ana', 'Ana', 'GARCÍA LÓPEZ'],
  ['Ana GARCÍA LÓPEZ', 'Ana', 'GARCÍA LÓPEZ'],
  ['Ludwig van der BERG', 'Ludwig', 'van der BERG'],
  ['AJ Smith', 'AJ', 'Smith'],
  ['J. R. Ewing III', 'J. R.', 'Ewing III'],
  ['ANNA NOWAK', 'ANNA', 'NOWAK'],
])('%s is %s and %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it.each([
  ["Margaret (Peggy) O'Neil", 'Margaret', "O'Neil", 'Peggy'],
  ["Margaret “Peggy” O'Neil", 'Margaret', "O'Neil", 'Peggy'],
  ["MARGARET (“PEGGY”) O'NEIL", 'Margaret', "O'Neil", 'Peggy'],
  ["Margaret (née Ray) O'Neil", 'Margaret', "O'Neil", ''],
  ['María de los Ángeles García', 'María de los Ángeles', 'García', ''],
  ['Anna Maria dell’Acqua', 'Anna Maria', 'dell’Acqua', ''],
])('%s, above it all, is who the resume is about', (name, firstName, lastName, preferredName) => {
  const file = fileOfLines([
    [name, { fontSize: 22 }],
    'ana@example.com',
    '# Experience',
    'Baker, Hotel Adler\t03/2019 – 04/2021',
    '* Baked',
  ]);
  const { personalInfo } = toResumeData(parseResume(file), file).data;
  expect(personalInfo).toMatchObject({ firstName, lastName, preferredName });
});
