import { expect, it } from 'vitest';
import { nameInCapitals } from './name-in-capitals.ts';

it.each([
  ['DEVENDRA KAPOOR', 'Devendra Kapoor'],
  ["MAEVE O'BRIEN-MCKAY", "Maeve O'Brien-McKay"],
  ['MAEVE O’BRIEN', 'Maeve O’Brien'],
  ['ANA MARÍA DA SILVA', 'Ana María da Silva'],
  ['VAN NGUYEN', 'Van Nguyen'],
  ['LI WEI', 'Li Wei'],
  ['J. R. EWING', 'J. R. Ewing'],
  ['J.R. EWING III', 'J.R. Ewing III'],
  ['AJ SMITH', 'AJ Smith'],
  ['TJ MCCOY', 'TJ McCoy'],
  ['İLKER ÖZGÜN', 'İlker Özgün'],
  ['ИВАН ПЕТРОВ', 'Иван Петров'],
  ['ΝΊΚΟΣ ΠΑΠΠΆΣ', 'Νίκος Παππάς'],
])('%s is %s', (page, name) => expect(nameInCapitals(page)).toBe(name));

it.each(['Ana McKay', 'ana silva', 'Ana SILVA', 'ABI', '李伟', ''])('%s stays as it is', (name) =>
  expect(nameInCapitals(name)).toBe(name),
);

it('has its capitals where the file has them elsewhere', () => {
  const texts = ['MacPherson High School – GCSEs', 'Worked with the DeLuca family'];
  expect(nameInCapitals('ELERI MACPHERSON', texts)).toBe('Eleri MacPherson');
  expect(nameInCapitals('ANA DELUCA-MACPHERSON', texts)).toBe('Ana DeLuca-MacPherson');
  expect(nameInCapitals('ELERI MACY', texts)).toBe('Eleri Macy');
});

it('is spelled as the person spells it, whatever a place is called', () => {
  expect(nameInCapitals('MARIA DEVRIES', ['DeVries University', 'Yours, Maria Devries'])).toBe(
    'Maria Devries',
  );
});
