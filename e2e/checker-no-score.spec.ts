import { check, openChecker, upload } from './support/checker.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { textAt, writtenPdf } from '../src/documents/parser/file/testing/written-pdf.ts';
import { expect, test } from './support/test.ts';

const pdf = (name: string, lines: readonly string[]) =>
  upload(
    name,
    Buffer.from(writtenPdf([{ content: lines.map((line, at) => textAt(60, 760 - 18 * at, line)).join('') }])),
    'application/pdf',
  );

/** A resume whose address a person reads, and no program does. */
const UNSURE = [
  'Ana Silva',
  'Structural Engineer',
  'ana.silva at example dot com',
  '+351 912 345 678',
  'Porto, Portugal',
  'Experience',
  'Lead Engineer, Pontes SA, Mar 2019 - Present',
  '- Led a team of nine on the new crossing of the Douro.',
  '- Cut the weight of the deck by 12% in two years.',
  'Engineer, Tunnel Works Ltd, Jan 2015 - Feb 2019',
  '- Checked the linings of three tunnels for the national railway.',
  'Education',
  'MSc Civil Engineering, University of Porto, 2014',
  'Skills',
  'AutoCAD, Revit, Tekla, Structural Design, Project Management',
];

test('a blank file gets no score, the reason for it, and another way on than the builder', async ({
  page,
}) => {
  await openChecker(page);
  await check(page, pdf('blank.pdf', []));
  await expect(page.getByRole('heading', { name: 'No score for this file' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'There is not a letter in it' })).toBeVisible();
  const report = page.getByRole('region', { name: 'Your report' });
  await expect(report.getByText('Overall score', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fix it in the builder' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^1 finding$/ })).toHaveCount(1);
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Bring it as text' }).click();
  await expect(page.getByLabel('Or paste its text')).toBeVisible();
});

test('what may be there though it was not made out is asked apart, and counts in no score', async ({
  page,
}) => {
  await openChecker(page);
  await check(page, pdf('resume.pdf', UNSURE));
  const doubts = page.getByRole('region', { name: 'We could not tell' });
  await expect(doubts).toBeVisible();
  await expect(doubts.getByText('Look yourself').first()).toBeVisible();
  await expect(doubts.getByText('None of this counts in a score')).toBeVisible();
  await expectNoFaults(page);
});
