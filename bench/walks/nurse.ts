import { fieldOf, nextSection, payForFile, signIn, type CodeFor } from './steps.ts';
import type { Walker } from './walker.ts';

const JOBS = [
  ['Charge nurse', 'Harbor Hospital', 'Portland, Oregon', '03/2021', 'Present'],
  ['Staff nurse', 'Saint Anne Medical Center', 'Salem, Oregon', '06/2018', '02/2021'],
  ['Staff nurse', 'Riverside Clinic', 'Eugene, Oregon', '09/2016', '05/2018'],
  ['Nursing assistant', 'Willow House', 'Eugene, Oregon', '2014', '2016'],
] as const;
const BULLETS = '- Cared for up to 12 patients a shift\nTrained 6 new colleagues';

/**
 * A nurse on a phone, from the first page to the file: signs in, four jobs with two bullets each, one school, five skills,
 * pays. Answers the name of the file.
 */
export async function walkAsNurse(walker: Walker, email: string, codeFor: CodeFor): Promise<string> {
  const { page } = walker;
  const field = fieldOf(page);

  await walker.open('/');
  await walker.press(page.getByRole('link', { name: 'Choose a Resume Template' }).first());
  await walker.press(page.getByRole('link', { name: /Use This Template/ }).first());
  await signIn(walker, email, codeFor);

  await walker.write(field('First name'), 'Ana');
  await walker.next(field('Last name'), 'Silva');
  await walker.next(field('Professional title'), 'Registered nurse');
  // The address is known from signing in.
  await walker.next(field('Email'), (await field('Email').inputValue()) === '' ? email : '');
  await walker.next(field('Phone'), '+1 503 555 0177');
  await walker.next(field('Location'), 'Portland, Oregon');
  await nextSection(walker);
  await walker.write(field('Professional summary'), 'Registered nurse with nine years on surgical wards.');
  await nextSection(walker);
  for (const [position, company, location, start, end] of JOBS) {
    await walker.press(page.getByRole('button', { name: 'Add job' }).last());
    await walker.write(field('Position'), position);
    await walker.next(field('Company'), company);
    await walker.next(field('Location'), location);
    await walker.next(field('Start date'), start);
    await walker.next(field('End date'), end);
    await walker.next(field('Description'), BULLETS);
  }
  await nextSection(walker);
  await walker.press(page.getByRole('button', { name: 'Add education' }).last());
  await walker.write(field('Degree'), 'BSc Nursing');
  await walker.next(field('School'), 'Oregon State University');
  await nextSection(walker);
  await walker.write(field('Add a skill'), 'Wound care, Triage, Portuguese, Phlebotomy, Charting');
  await walker.enter();
  return payForFile(walker);
}
