import { expect, it } from 'vitest';
import { readAd } from '../read-ad.ts';
import { jobName } from './job-name.ts';

it.each([
  ['Platform Engineer (m/f/d)', 'Platform Engineer'],
  ['Koch (m/w/d) in Teilzeit', 'Koch in Teilzeit'],
  ['Pflegefachkraft (w/m/d), Vollzeit', 'Pflegefachkraft'],
  ['Développeur confirmé (H/F)', 'Développeur confirmé'],
  ['Conducteur SPL H/F – régional frigo', 'Conducteur SPL – régional frigo'],
  ['Logistiker EFZ (m/w/d), 100 %', 'Logistiker EFZ'],
  ['Educador/a de Infância (m/f)', 'Educador/a de Infância'],
  ['Kasjer (K/M)', 'Kasjer'],
  ['Data Analyst (Full Time)', 'Data Analyst'],
  ['Nurse (Full-time or part-time)', 'Nurse'],
  ['Nurse – Full time', 'Nurse'],
  ['Installateur CFC (H/F) 100 %', 'Installateur CFC'],
  ['Contador(a) general', 'Contador(a) general'],
  ['Verkäufer (all genders)', 'Verkäufer'],
  ['Senior Frontend Engineer (React)', 'Senior Frontend Engineer (React)'],
  ['Registered Nurse (RN) – Medical ICU, Nights', 'Registered Nurse (RN) – Medical ICU, Nights'],
  ['Kierowca C+E', 'Kierowca C+E'],
  ['(m/w/d)', '(m/w/d)'],
])('%s is %s', (title, name) => expect(jobName(title)).toBe(name));

it('what an ad proposes as position has no such marks, and its place is that of the whole title', () => {
  const ad =
    'Buchhalter (m/w/d) für Löhne\nHolzer Papier GmbH\n\nIhr Profil\n- Kenntnisse in Excel\n\nWir freuen uns auf Sie und auf die Arbeit mit Ihnen im Team.';
  const { title } = readAd(ad);
  expect(title?.words).toBe('Buchhalter für Löhne');
  expect(ad.slice(title?.place.from, title?.place.to)).toBe('Buchhalter (m/w/d) für Löhne');
});
