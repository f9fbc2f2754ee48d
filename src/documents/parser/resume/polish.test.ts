import { expect, it } from 'vitest';
import { pl } from '#documents/text/languages/pl.ts';
import { foldWords } from './text/fold.ts';
import { languageOfText } from './text/language.ts';
import { MONTH_NAMES, PRESENT_WORDS } from './words/date-words.ts';
import { HEADINGS } from './words/headings.ts';

it('what our own Polish resumes are headed and dated with is known', () => {
  const { summary, employment, education, skills, certificates, languages } = pl.headings;
  const known = (kind: keyof typeof HEADINGS) => HEADINGS[kind].split('|').map((words) => words.trim());
  expect(known('summary')).toContain(foldWords(summary));
  expect(known('experience')).toContain(foldWords(employment));
  expect(known('education')).toContain(foldWords(education));
  expect(known('skills')).toContain(foldWords(skills));
  expect(known('certificates')).toContain(foldWords(certificates));
  expect(known('languages')).toContain(foldWords(languages));
  pl.months.forEach((month, index) => expect(MONTH_NAMES[index]?.split('|')).toContain(foldWords(month)));
  expect(PRESENT_WORDS).toContain(pl.present);
});

it('Polish is told from its neighbors', () => {
  const text =
    'Prowadzenie sekretariatu i obsługa klientów firmy. Odpowiedzialna za organizację pracy zespołu oraz kontakt z dostawcami od 2019 roku.';
  expect(languageOfText(text)).toBe('pl');
});
