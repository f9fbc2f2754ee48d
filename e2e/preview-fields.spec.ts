import type { Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { drawnByServer, drawnInBrowser } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openLetterTo } from './support/typed-page.ts';

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
});

const marks = (page: Page) => page.locator('[data-field-marks] > span');
const pageOf = (page: Page) => page.getByRole('img', { name: /^Page 1 / });

async function openResume(page: Page, data: object = typicalResume()): Promise<void> {
  const saved = await callApi(page, 'POST', '/api/resumes', { templateId: 'modern-1', data });
  await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
}

/** Where the mark of a field is; the field has to be on the open tab. */
async function markOf(page: Page, label: string) {
  await page.getByRole('textbox', { name: label, exact: true }).first().focus();
  await expect(marks(page).first()).toBeVisible();
  // It is not seen while the places are behind the text.
  await expect(page.locator('[data-field-marks]').first()).toHaveCSS('opacity', '1');
  const box = await marks(page).first().boundingBox();
  if (!box) throw new Error(`${label} is marked nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const by of ['browser', 'server'] as const) {
  test(`pressing text that the ${by} drew opens its field, and the field at hand is marked`, async ({
    page,
  }) => {
    if (by === 'server') await drawnByServer(page);
    await openResume(page);
    if (by === 'browser') await drawnInBrowser(page);
    else await expect(pageOf(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Personal' }).click();
    const title = await markOf(page, 'Professional title');
    const email = await markOf(page, 'Email');
    expect(email.y).toBeGreaterThan(title.y);

    // From another tab and another field.
    await page.getByRole('tab', { name: 'Skills' }).click();
    await page.mouse.click(title.x, title.y);
    await expect(page.getByRole('textbox', { name: 'Professional title' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Skills' }).click();
    await expect(marks(page)).toHaveCount(0);
    await page.mouse.click(email.x, email.y);
    await page.getByRole('button', { name: 'Open in the form' }).click();
    await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();

    // What is typed there comes to stand there.
    const titleField = page.getByRole('textbox', { name: 'Professional title' });
    const marked = async () => (await marks(page).first().boundingBox())?.width ?? 0;
    await titleField.fill('Nurse, teacher and head of a ward of forty beds');
    await expect.poll(marked).toBeGreaterThan(250);
    await titleField.fill('Nurse');
    await expect.poll(marked).toBeLessThan(100);
    expect(await marked()).toBeGreaterThan(10);
  });
}

test('a press puts the caret at the word, and typing goes on there', async ({ page }) => {
  await openResume(page, { ...typicalResume(), summary: 'Alpha bravo charlie delta echo foxtrot.' });
  await drawnInBrowser(page);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByLabel('Professional summary').focus();
  await expect(marks(page)).toHaveCount(1);
  const box = await marks(page).boundingBox();
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.95, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const summary = page.getByRole('textbox', { name: 'Professional summary' });
  await expect(summary).toBeFocused();
  await page.keyboard.type('new ');
  await expect(summary).toHaveValue('Alpha bravo charlie delta echo new foxtrot.');
});

test('the pages stay where they are while somebody writes, and go to the mark when they are asked to', async ({
  page,
}) => {
  const data = typicalResume();
  await openResume(page, {
    ...data,
    summary: Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'),
    skills: ['Far down'],
  });
  await drawnInBrowser(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('textbox', { name: /skill/i }).first().focus();
  const show = page.getByRole('button', { name: 'Show where this is' });
  await expect(show).toBeVisible();
  await expect(marks(page).first()).not.toBeInViewport();
  await show.click();
  await expect(marks(page).first()).toBeInViewport();
  await expect(show).toBeHidden();
  await expect(page.getByRole('region', { name: 'Pages' })).toBeFocused();
});

test('on a phone a press on the page leads to the editor and its field', async ({ page }) => {
  await openResume(page);
  await page.getByRole('tab', { name: 'Personal' }).click();
  // Phones have no marks of their own: where the text is, a wide window tells.
  const mark = await markOf(page, 'Professional title');
  const wide = await pageOf(page).boundingBox();
  if (!wide) throw new Error('there is no page');
  const at = { x: (mark.x - wide.x) / wide.width, y: (mark.y - wide.y) / wide.height };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(pageOf(page)).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
  const narrow = await pageOf(page).boundingBox();
  if (!narrow) throw new Error('there is no page');
  await page.mouse.click(narrow.x + at.x * narrow.width, narrow.y + at.y * narrow.height);
  await expect(page.getByRole('textbox', { name: 'Professional title' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
});

test('the text of a letter leads to its field as well', async ({ page }) => {
  await openLetterTo(page, 'Northwind Traders');
  const company = page.getByRole('textbox', { name: 'Company', exact: true });
  await company.focus();
  await expect(marks(page).first()).toBeVisible();
  const box = await marks(page).first().boundingBox();
  await page.getByRole('textbox', { name: 'Opening' }).focus();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Company' })).toBeFocused();
});
