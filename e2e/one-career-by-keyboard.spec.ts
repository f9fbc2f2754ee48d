import type { Locator, Page } from '@playwright/test';
import { callApi, expectSavedPersonal } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { PHONE, THREE, read, withTenTailored, sinceLastTuesday, row } from './support/career.ts';

test.use({ savesData: true });

/** More presses than any screen here takes. */
const PRESSES = 120;

/** Presses Tab, or Shift and Tab, until that has the focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(goal.first()).toBeVisible();
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(key);
    if (await goal.evaluateAll((found) => found.some((element) => element === document.activeElement)))
      return;
  }
  throw new Error(`${key} does not lead to ${String(goal)}`);
}

async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

const SECTIONS = ['Template', 'Personal', 'Summary', 'Work'] as const;

/** Goes by the arrows from one section of the builder to a later one. */
async function toSection(page: Page, from: (typeof SECTIONS)[number], to: (typeof SECTIONS)[number]) {
  await tabTo(page, page.getByRole('tab', { name: from }));
  for (const name of SECTIONS.slice(SECTIONS.indexOf(from) + 1, SECTIONS.indexOf(to) + 1)) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  }
}

async function toDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(row(page, 'Employer 1')).toBeVisible();
}

test('one career in eleven resumes, with the keyboard alone', async ({ page, mail, email }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { base, ids } = await withTenTailored(page, mail, email);
  await sinceLastTuesday(page);

  await toDashboard(page);
  await press(page, page.getByRole('link', { name: 'Edit Resume' }));
  await tabTo(page, page.getByLabel('Phone'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(PHONE);
  await expectSavedPersonal(page, base, 'phone', PHONE);

  const [first = 0, second = 0, third = 0] = ids;
  await toDashboard(page);
  await press(page, page.getByRole('link', { name: 'Edit Employer 1', exact: true }));
  await expect(page.getByLabel('Phone')).toHaveValue(PHONE);
  await toSection(page, 'Personal', 'Work');
  await tabTo(page, page.getByLabel('Description').first());
  await page.keyboard.press('Control+a');
  for (const [at, bullet] of THREE.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(bullet.replace(/^- /, at > 0 ? '' : '- '));
  }
  const worded = async () => (await read(page, first)).data.employment[0]?.description;
  await expect.poll(worded).toContain('Halved the waiting time');

  await toDashboard(page);
  await press(page, page.getByRole('link', { name: 'Edit Employer 2', exact: true }));
  await tabTo(page, page.getByRole('tab', { name: 'Personal', selected: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('tab', { name: 'Template', selected: true })).toBeFocused();
  await tabTo(page, page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  const look = async (id: number) => (await read(page, id)).templateId;
  await expect.poll(() => look(second)).not.toBe('modern-1');
  expect(await look(base)).toBe('modern-1');

  await toDashboard(page);
  const wrong = { ...(await read(page, third)).data, summary: 'A wrong turn.' };
  await callApi(page, 'PUT', `/api/resumes/${third}`, { data: wrong, cause: 'merge' });
  await press(page, page.getByRole('link', { name: 'Edit Employer 3', exact: true }));
  await press(page, page.getByRole('button', { name: 'Versions' }));
  await press(
    page,
    page
      .getByRole('list', { name: /^Tuesday/ })
      .getByRole('button')
      .first(),
  );
  await press(page, page.getByRole('button', { name: 'Restore this version' }));
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();
  await expect.poll(async () => (await read(page, third)).data.summary).toBe('What Employer 3 looks for.');

  // One more, from the menu of a tailored one.
  await toDashboard(page);
  await tabTo(page, row(page, 'Employer 4').getByRole('button', { name: 'More options' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Tailor for a job' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Job'));
  await page.keyboard.type('Cook');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tailored from All I did')).toBeVisible();
  await toDashboard(page);
  await expect(row(page, 'Cook')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '11 tailored resumes' }));
  await page.keyboard.press('Space');
  await expect(row(page, 'Cook')).toBeHidden();
});
