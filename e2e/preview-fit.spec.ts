import type { Page } from '@playwright/test';
import { emptyLetter } from '../src/documents/letter/empty.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { drawnInBrowser } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
});

/** A resume whose summary has so many lines. */
async function openWithLines(page: Page, lines: number): Promise<number> {
  const data = {
    ...typicalResume(),
    employment: [],
    education: [],
    skills: [],
    sections: [],
    summary: Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n'),
  };
  const saved = await callApi(page, 'POST', '/api/resumes', { templateId: 'simple-1', data });
  const { id } = saved as { id: number }; // The contract of the call.
  await page.goto(`/resume-builder/${id}`);
  await drawnInBrowser(page);
  return id;
}

const densityOf = async (page: Page, id: number) => {
  const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
  return (resume as { data: { settings: { density: string } } }).data.settings.density; // The contract.
};
const sheets = (page: Page) => page.getByRole('img', { name: /^Page \d/ });
const fitButton = (page: Page) => page.getByRole('button', { name: 'Fit on 1 page' });

test('a last page with little on it is spared with one press, which one undo takes back', async ({
  page,
}) => {
  const id = await openWithLines(page, 54);
  await expect(sheets(page)).toHaveCount(2);
  await expect(page.getByText(/Page 2 is \d+% full\./)).toBeVisible();
  await fitButton(page).click();
  await expect(sheets(page)).toHaveCount(1);
  await expect(page.getByText('Set a little closer. Undo brings the usual spacing back.')).toBeVisible();
  await expect(fitButton(page)).toBeHidden();
  await expect.poll(() => densityOf(page, id)).toBe('tight');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(sheets(page)).toHaveCount(2);
  await expect.poll(() => densityOf(page, id)).toBe('normal');
  await expect(fitButton(page)).toBeVisible();
});

test('where even the closest spacing does not help, nothing is changed and the way on is named', async ({
  page,
}) => {
  const id = await openWithLines(page, 61);
  await expect(sheets(page)).toHaveCount(2);
  await fitButton(page).click();
  await expect(
    page.getByText(/^Even at the closest spacing .* on page 2\. Shorten a description/),
  ).toBeVisible();
  await expect(sheets(page)).toHaveCount(2);
  expect(await densityOf(page, id)).toBe('normal');
});

test('a letter that runs over is set closer, too', async ({ page }) => {
  const data = emptyLetter('a4');
  const body = Array.from(
    { length: 11 },
    (_, part) => `Paragraph ${part}. ${'Words for the letter. '.repeat(9)}`,
  );
  const saved = await callApi(page, 'POST', '/api/cover-letters', {
    title: 'Long',
    templateId: 'modern-1',
    data: { ...data, content: { ...data.content, body: body.join('\n\n') } },
  });
  await page.goto(`/cover-letter-builder?id=${(saved as { id: number }).id}`); // The contract of the call.
  await drawnInBrowser(page);
  await expect(sheets(page)).toHaveCount(2);
  await fitButton(page).click();
  await expect(sheets(page)).toHaveCount(1);
});

test('the spacing chosen by hand changes the page and is saved', async ({ page }) => {
  const id = await openWithLines(page, 50);
  await expect(sheets(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'Template' }).click();
  const spacing = page.getByRole('combobox', { name: 'Spacing' });
  await expect(spacing).toHaveValue('normal');
  const picture = () =>
    page
      .locator('ol canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const usual = await picture();
  for (const density of ['tight', 'compact']) {
    await spacing.selectOption(density);
    await expect.poll(() => densityOf(page, id)).toBe(density);
  }
  await expect.poll(picture).not.toBe(usual);
  await expect(sheets(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole('tab', { name: 'Template' }).click();
  await expect(spacing).toHaveValue('compact');
  await spacing.selectOption('normal');
  await expect(sheets(page)).toHaveCount(2);
});
