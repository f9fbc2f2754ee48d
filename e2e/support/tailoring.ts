import type { Page } from '@playwright/test';
import { takePicture } from './pictures.ts';
import { callApi } from './session.ts';

export type Resume = { id: number; version: number; baseId: number | null; data: Data };

type Data = {
  summary: string;
  employment: object[];
  personalInfo: object;
  settings: { language: string };
};

const WIDTHS = [1440, 768, 360];

/** A resume as the server has it. */
export async function read(page: Page, id: number): Promise<Resume> {
  return (await callApi(page, 'GET', `/api/resumes/${id}`)) as Resume; // The contract of the call.
}

/** Opens the menu of one document, on a card or in a row. */
export async function choose(page: Page, title: string, entry: string): Promise<void> {
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  await item.getByRole('button', { name: 'More options' }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Takes pictures of the page at three widths. */
export async function pictures(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `${name}-${width}`, { fullPage: width > 0 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
