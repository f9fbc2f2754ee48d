import type { Page } from '@playwright/test';
import { emptyLetter } from '../../src/documents/letter/empty.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { drawnInBrowser } from './preview.ts';
import { callApi } from './session.ts';
import { expect } from './test.ts';

/** On the pages that are in front: in full screen others are behind them. */
export const marks = (page: Page) => page.locator('[data-pages]').last().locator('[data-field-marks] > span');
export const reading = (page: Page) => page.getByRole('region', { name: /^Text of your/ });
/** The field that is open on the page. */
export const popover = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export async function openResume(page: Page, data: object = typicalResume()): Promise<number> {
  const saved = await callApi(page, 'POST', '/api/resumes', { templateId: 'modern-1', data });
  const { id } = saved as { id: number }; // The contract of the call.
  await page.goto(`/resume-builder/${id}`);
  await drawnInBrowser(page);
  await expect(reading(page).getByRole('button').first()).toBeAttached();
  return id;
}

/** Where a text stands on the page: the reading knows its field, and marks it. */
export async function boxOf(page: Page, text: string) {
  await reading(page).getByRole('button', { name: text }).first().focus();
  await expect(marks(page).first()).toBeVisible();
  const box = await marks(page).first().boundingBox();
  if (!box) throw new Error(`${text} is marked nowhere`);
  return box;
}

export async function press(page: Page, text: string, share = 0.5): Promise<void> {
  const { x, y, width, height } = await boxOf(page, text);
  await page.mouse.click(x + width * share, y + height / 2);
}

/** Opens a letter to this company. */
export async function openLetterTo(page: Page, company: string): Promise<void> {
  const data = emptyLetter('a4');
  const saved = await callApi(page, 'POST', '/api/cover-letters', {
    title: 'To Northwind',
    templateId: 'modern-1',
    data: { ...data, recipient: { ...data.recipient, company } },
  });
  await page.goto(`/cover-letter-builder?id=${(saved as { id: number }).id}`); // The contract of the call.
  await drawnInBrowser(page);
}
