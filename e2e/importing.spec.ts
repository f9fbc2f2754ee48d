import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import { RESUME, WITH_DOUBTS } from './support/checker.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ savesData: true });

const START = 'Start from the resume you have';

/** Waits until what was brought has been read. */
async function expectReview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review what was read' })).toBeFocused({ timeout: 30_000 });
}

/** Drops a file on the page, as from the desktop; answers what is shown while it is held there. */
async function drop(page: Page, file: string, name: string): Promise<void> {
  const bytes = readFileSync(file).toString('base64');
  const transfer = await page.evaluateHandle(
    ({ data, called }) => {
      const held = new DataTransfer();
      const letters = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      held.items.add(new File([letters], called, { type: 'application/pdf' }));
      return held;
    },
    { data: bytes, called: name },
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Let go to read this resume')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

test('a PDF dropped on the dashboard goes into a resume that is there, once, and the version before is kept', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  const id = await signInWithResume(page, mail, email, 'For agencies');
  await page.goto('/dashboard');
  await expect(page.getByText('For agencies')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await drop(page, RESUME, 'mine.pdf');
  await expectReview(page);
  await expect(page.getByText(/^\d+ of \d+ words placed\.$/)).toBeVisible();
  await expectNoFaults(page);

  await page.getByLabel('Professional title').fill('Staff Engineer');
  // The way back would lose it, and asks.
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('radio', { name: /^A resume that is there/ }).check();
  await expect(page.getByLabel('Which resume')).toHaveValue(String(id));
  await page.getByRole('button', { name: 'Add it to this resume' }).click();
  const differences = page.getByRole('dialog', { name: 'Where your resume and the file differ' });
  await differences.getByRole('group', { name: 'Professional title' }).getByLabel('The file').check();
  await expectNoFaults(page);
  await differences.getByRole('button', { name: 'Save to this resume' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}`));
  await expect(page.getByText('Added to your resume').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByRole('textbox', { name: 'Professional title' })).toHaveValue('Staff Engineer');
  const versions = (await callApi(page, 'GET', `/api/resumes/${id}/versions`)) as { versions: unknown[] };
  expect(JSON.stringify(versions)).toContain('"import"');
  const saved = (await callApi(page, 'GET', `/api/resumes/${id}`)) as {
    version: number;
    data: { employment: { company: string }[] };
  };
  expect(saved.data.employment.map(({ company }) => company)).toContain('Tidewater Logistics Inc.');

  // The same once more: what was chosen differently is asked again, and keeping it changes nothing.
  await page.waitForLoadState('networkidle');
  await drop(page, RESUME, 'mine.pdf');
  await expectReview(page);
  await expect(page.getByLabel('Which resume')).toHaveValue(String(id));
  await page.getByRole('button', { name: 'Add it to this resume' }).click();
  await differences.getByRole('button', { name: 'Save to this resume' }).click();
  await expect(page.getByText('Nothing to add: this resume has all of it already.')).toBeVisible();
  const again = (await callApi(page, 'GET', `/api/resumes/${id}`)) as { version: number };
  expect(again.version).toBe(saved.version);
});

const TEXT = [
  'Ana Silva',
  'Ward nurse',
  'ana.silva@example.com | +351 912 345 678 | Porto',
  '',
  'EXPERIENCE',
  '',
  'Ward nurse, Hospital de São João\tMar 2019 - Present',
  '- Looked after 24 beds in a team of six.',
  '- Taught the new ones how to hand over a shift.',
  '',
  'EDUCATION',
  '',
  'BSc Nursing, University of Porto\t2018',
].join('\n');

test('a text pasted by somebody who is not signed in is reviewed on the device, and kept once they sign in', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: START }).click();
  await expect(page.getByRole('heading', { name: START })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Or paste its text').fill(TEXT);
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expectReview(page);
  await expectNoFaults(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The way on is in reach at the top of a review that is many screens long.
  await expect(page.getByRole('button', { name: 'Continue in the builder' })).toBeInViewport({ ratio: 1 });
  // On a phone the file is a tab: from a field to its place, and back to the field.
  await page.getByRole('tab', { name: 'Your file' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Looked after 24 beds' }).click();
  await expect(page.getByLabel('Description').first()).toBeFocused();
  const first = page.getByLabel('First name');
  await first.fill('Anabela');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveValue('Ana');
  await first.fill('Anabela');
  // What was not read is added where all that was read stands.
  await page.getByRole('button', { name: 'Add education' }).click();
  const degree = page.getByLabel('Degree').last();
  await expect(degree).toBeFocused();
  await degree.fill('MSc Palliative Care');
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Continue in the builder' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\/new\?draft=/);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Anabela');
  await page.getByRole('tab', { name: 'Education' }).click();
  await expect(page.getByText('MSc Palliative Care').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
});

test('what is doubtful, and words without a field, are saved with the resume and are there on another device', async ({
  page,
  browser,
  baseURL,
  mail,
  email,
}) => {
  test.slow();
  await signInOverTheWire(page, mail, email);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  // The first choice of whoever has none.
  const panel = page.getByRole('tabpanel', { name: /^Resumes/ });
  await panel.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: START })).toBeVisible();
  await page.getByLabel('Your resume as a file').setInputFiles(WITH_DOUBTS);
  await expectReview(page);
  const words = page.getByRole('region', { name: 'Words without a field' });
  await words.getByRole('button', { name: 'Dismiss “anos 11 meses”' }).click();
  await expect(page.getByText('3 words dismissed.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Continue in the builder' }).click();
  const confirm = page.getByRole('region', { name: 'Please confirm what was read' });
  await expect(confirm).toContainText('0 of 4 looked at');
  for (const doubt of await confirm.getByRole('checkbox').all()) await doubt.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInOverTheWire(elsewhere, mail, email);
  await elsewhere.goto(new URL(page.url()).pathname);
  const there = elsewhere.getByRole('region', { name: 'Please confirm what was read' });
  await expect(there).toContainText('All looked at.');
  await expect(there).toContainText('in “09/2008 - 07/2012 (3 Mestrado Integrado em Arquitetura');
  await expect(there).not.toContainText('anos 11 meses');
  await elsewhere.context().close();
});

test('a file that is dropped on a resume that was never saved goes into it, signed out too', async ({
  page,
}) => {
  test.slow();
  await page.goto('/resume-builder/new?write=first', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Anouk');
  await expect(page).toHaveURL(/draft=/);
  const draft = new URL(page.url()).searchParams.get('draft') ?? '';
  await drop(page, RESUME, 'mine.pdf');
  await expectReview(page);
  const which = page.getByLabel('Which resume');
  await expect(which).toHaveValue(draft);
  await page.getByRole('button', { name: 'Add it to this resume' }).click();
  const differences = page.getByRole('dialog', { name: 'Where your resume and the file differ' });
  await differences.getByRole('button', { name: 'Save to this resume' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume-builder/new\\?draft=${draft}`));
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Anouk');
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(page.getByText('Tidewater Logistics Inc.').first()).toBeVisible();
  // The same once more changes nothing.
  await drop(page, RESUME, 'mine.pdf');
  await expectReview(page);
  await page.getByRole('button', { name: 'Add it to this resume' }).click();
  await differences.getByRole('button', { name: 'Save to this resume' }).click();
  await expect(page.getByText('Nothing to add: this resume has all of it already.')).toBeVisible();
});
