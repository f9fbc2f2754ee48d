import type { Page } from '@playwright/test';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

/** More presses than any screen here takes. */
const PRESSES = 80;

/** Presses Tab, or Shift and Tab, until what is called so has the focus. */
async function tabTo(
  page: Page,
  role: 'tab' | 'button' | 'textbox',
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const goal = page.getByRole(role, { name, exact: true });
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(key);
    if (await goal.evaluateAll((found) => found.some((element) => element === document.activeElement)))
      return;
  }
  throw new Error(`${key} does not lead to the ${role} "${name}"`);
}

test('a resume is written, put in order and saved without a mouse', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
  await tabTo(page, 'tab', 'Template');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeFocused();
  await tabTo(page, 'textbox', 'First name');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Silva');
  await tabTo(page, 'button', 'Add Website');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address of link 1')).toBeFocused();
  await page.keyboard.type('ana.example.com');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Site');

  await tabTo(page, 'tab', 'Personal', 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Work' })).toBeFocused();
  await tabTo(page, 'button', 'Add job');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Position').last()).toBeFocused();
  await page.keyboard.type('Baker');
  await tabTo(page, 'button', 'Add job');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Position')).toHaveCount(2);
  await expect(page.getByLabel('Position').last()).toBeFocused();
  await page.keyboard.type('Cook');
  await tabTo(page, 'button', 'Move Cook up', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const jobs = page.getByRole('tabpanel').getByRole('heading', { level: 4 });
  await expect(jobs).toHaveText(['Cook', 'Baker']);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await callApi(page, 'GET', `/api/resumes/${id}`)).toMatchObject({
    title: 'Ana Silva Resume',
    data: {
      personalInfo: { links: [{ label: 'Site', url: 'ana.example.com' }] },
      employment: [{ position: 'Cook' }, { position: 'Baker' }],
    },
  });
});

test('stepping through the bar of an editor scrolls nothing, and a short section does not push the pages out', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=work`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(page.getByRole('img', { name: /^Page 1 / }).first()).toBeVisible();
  await save.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Get the PDF' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);

  await page.getByRole('tab', { name: 'More', exact: true }).click();
  const bar = await save.boundingBox();
  const heading = page.getByRole('heading', { name: 'Preview', exact: true });
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) > (bar?.y ?? 0) + (bar?.height ?? 0))
    .toBe(true);
});
