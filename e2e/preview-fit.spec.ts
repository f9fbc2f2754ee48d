import type { Page } from '@playwright/test';
import { emptyLetter } from '../src/documents/letter/empty.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
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
const fitButton = (page: Page) => page.getByRole('button', { name: 'Fit to 1 page' }).last();
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this' });

test('a last page with little on it is spared: the preview shows how before it counts, and one undo takes it back', async ({
  page,
}) => {
  const id = await openWithLines(page, 60);
  await expect(sheets(page)).toHaveCount(2);
  await expect(page.getByText(/Page 2 is \d+% full\./)).toBeVisible();
  await fitButton(page).press('Enter');
  const said = page.getByText(/^Spacing: tight, .*The preview shows it; nothing is changed yet\.$/);
  await expect(said).toBeFocused();
  await expect(sheets(page)).toHaveCount(1);
  expect(await densityOf(page, id)).toBe('normal');
  await expectNoFaults(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `fit-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Leave it as it was' }).press('Enter');
  await expect(page.getByText('It is as it was.')).toBeFocused();
  await expect(sheets(page)).toHaveCount(2);

  await fitButton(page).press('Enter');
  await keep(page).press('Enter');
  await expect(page.getByText('Kept. One Undo brings back how it was.')).toBeFocused();
  await expect(sheets(page)).toHaveCount(1);
  await expect.poll(() => densityOf(page, id)).toBe('tight');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(sheets(page)).toHaveCount(2);
  await expect.poll(() => densityOf(page, id)).toBe('normal');
  await expect(fitButton(page)).toBeVisible();
});

test('where even the closest look does not help, the lines are named that would have to go, and hidden only when asked', async ({
  page,
}) => {
  const id = await openWithLines(page, 75);
  const summaryOf = async () => {
    const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (resume as { data: { summary: string } }).data.summary; // The contract.
  };
  await expect(sheets(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'Template' }).click();
  // Among the settings it is offered however full the last page is.
  await page.locator('[data-form]').getByRole('button', { name: 'Fit to 1 page' }).click();
  await expect(
    page.getByText(/^Even as close as it goes \(Spacing: tight.*These \d+ lines free page 2\./),
  ).toBeVisible();
  const lines = page.getByRole('button', { name: /^Hide: Line \d+/ });
  const count = await lines.count();
  expect(count).toBeGreaterThan(1);
  expect(await summaryOf()).toContain('Line 74');
  await takePicture(page, 'fit-lines');
  // One at a time: the rest are asked about again.
  await page.getByRole('button', { name: 'Hide: Line 74' }).click();
  await expect(lines).toHaveCount(count - 1);
  await expect.poll(summaryOf).not.toContain('Line 74');
  await page.getByRole('button', { name: /^Hide (it|all \d+) and keep this look$/ }).click();
  await expect(sheets(page)).toHaveCount(1);
  await expect.poll(async () => (await summaryOf()).split('\n').length).toBe(75 - count);
  await page.keyboard.press('Control+z');
  await expect(sheets(page)).toHaveCount(2);
  await expect.poll(async () => (await summaryOf()).split('\n').length).toBe(74);
});

test('a page that is two thirds empty is given air, and typing goes back to what is chosen', async ({
  page,
}) => {
  const id = await openWithLines(page, 4);
  await expect(sheets(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Use more of the page' }).last().click();
  await expect(page.getByText(/^Line spacing 1\.5, text 11\.5 pt\. /)).toBeVisible();
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByLabel('Professional summary').press('End');
  await page.keyboard.type('!');
  await expect(keep(page)).toBeHidden();
  await page.getByRole('button', { name: 'Use more of the page' }).last().click();
  await keep(page).click();
  const settings = async () => {
    const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (resume as { data: { settings: object } }).data.settings; // The contract.
  };
  await expect.poll(settings).toMatchObject({ lineSpacing: '1.5', textSize: '11.5' });
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
  await keep(page).click();
  await expect(sheets(page)).toHaveCount(1);
});

test('the spacing chosen by hand changes the page and is saved', async ({ page }) => {
  const id = await openWithLines(page, 52);
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
