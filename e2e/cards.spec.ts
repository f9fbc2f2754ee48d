import type { Locator, Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectCleanInLightAndDark } from './support/accessibility.ts';
import { expectPickedUp } from './support/picked-up.ts';
import { callApi, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const JOBS = ['First', 'Second', 'Third'].map((position, index) => ({
  ...typicalResume().employment[0],
  id: `job-${index}`,
  position,
  company: '',
  startDate: `201${index}-03`,
  endDate: `201${index + 1}-02`,
  current: false,
}));

async function openJobs(page: Page): Promise<Locator> {
  const id = await saveResume(page, 'Mine');
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data: { employment: JOBS } });
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Work' }).click();
  return page.getByRole('tabpanel').getByRole('heading', { level: 4 });
}

const card = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string, open: boolean) =>
  expect(card(page, name)).toHaveAttribute('aria-expanded', String(open));

test('a card folds to one line with its name and dates, and opens again by keyboard', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await openJobs(page);
  await isOpen(page, 'Second', true);
  await card(page, 'Second').focus();
  await page.keyboard.press('Enter');
  await isOpen(page, 'Second', false);
  const second = page.getByRole('region', { name: 'Second' });
  await expect(second).toContainText('Mar 2011 – Feb 2012');
  await expect(second.getByLabel('Position')).toBeHidden();
  expect((await second.boundingBox())?.height).toBeLessThan(100);
  // Another tab of the editor forgets nothing of it.
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('tab', { name: 'Work' }).click();
  await isOpen(page, 'Second', false);
  await isOpen(page, 'First', true);
  await card(page, 'Second').press('Space');
  await expect(second.getByLabel('Position')).toBeVisible();
});

test('one card is open at a time where that is chosen, and the device remembers it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await openJobs(page);
  await page.getByLabel('One open at a time').check();
  await card(page, 'First').click();
  await card(page, 'Third').click();
  await isOpen(page, 'First', false);
  await isOpen(page, 'Third', true);
  // What was pressed stays where it was pressed.
  await expect(card(page, 'Third')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(page.getByLabel('One open at a time')).toBeChecked();
  await isOpen(page, 'Third', false);
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByLabel('Position').last()).toBeFocused();
  await expect(page.getByLabel('Position').last()).toBeInViewport({ ratio: 1 });
  await page.getByLabel('One open at a time').uncheck();
  await isOpen(page, 'First', true);
});

test('what keeps the document from being saved is marked on a folded card, and opens it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await openJobs(page);
  const start = page.getByRole('region', { name: 'Second' }).getByLabel('Start date');
  await start.fill('once');
  await card(page, 'Second').click();
  await expect(start).toBeHidden();
  await expect(page.getByText('Something here cannot be saved.')).toBeAttached();
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: 'Go to field' }).click();
  await isOpen(page, 'Second', true);
  await expect(start).toBeFocused();
  await expect(start).toHaveValue('once');
});

test('a text on the page leads to the card of its field', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await openJobs(page);
  await page.getByLabel('One open at a time').check();
  // What a folded card has is marked on the page.
  await card(page, 'Second').focus();
  await isOpen(page, 'Second', false);
  const mark = page.locator('[data-field-marks] > span').first();
  await expect(mark).toBeVisible();
  const box = await mark.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await isOpen(page, 'Second', false);
  await page.getByRole('button', { name: 'Open in the form' }).click();
  await isOpen(page, 'Second', true);
  await expect(page.getByLabel('Position').nth(1)).toBeFocused();
  await expectCleanInLightAndDark(page);
});

test('a folded card is moved by the keyboard, and the others make room', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const names = await openJobs(page);
  await page.getByLabel('One open at a time').check();
  const handle = page.getByRole('button', { name: 'Move First', exact: true });
  const first = page.getByRole('region', { name: 'First' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up First: place 1 of 3');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Moved First: place 2 of 3')).toBeAttached();
  const second = page.getByRole('region', { name: 'Second' });
  await expect
    .poll(async () => ((await first.boundingBox())?.y ?? 0) - ((await second.boundingBox())?.y ?? 0))
    .toBeGreaterThan(40);
  await page.keyboard.press('Space');
  await expect(names).toHaveText(['Second', 'First', 'Third']);
  await expect(handle).toBeFocused();
});

test('while a card is dragged, an empty place shows where it would stand', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const names = await openJobs(page);
  await page.getByLabel('One open at a time').check();
  const first = page.getByRole('region', { name: 'First' });
  const from = await first.boundingBox();
  await page.getByRole('button', { name: 'Move First', exact: true }).hover();
  await page.mouse.down();
  const y = (from?.y ?? 0) + (from?.height ?? 0) / 2;
  await page.mouse.move((from?.x ?? 0) + 30, y + 90, { steps: 12 });
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThan((from?.y ?? 0) + 40);
  await expect(first).toHaveCSS('outline-style', 'dashed');
  await page.mouse.up();
  await expect(names).toHaveText(['Second', 'First', 'Third']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** Puts one finger on the screen, lets it rest, moves it, and lifts it. */
  async function drag(page: Page, at: Locator, by: number, rest: boolean): Promise<void> {
    const box = await at.boundingBox();
    if (!box) throw new Error('nothing to put a finger on');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: place === undefined ? [] : [{ x, y: place }],
      });
    await touch('touchStart', y);
    if (rest) await expectPickedUp(page, /^Picked up/);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', y + (by * step) / 10);
    await touch('touchEnd');
    await finger.detach();
  }

  test('one card is open at a time, each is one line until it is pressed', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    await openJobs(page);
    for (const name of ['First', 'Second', 'Third']) await isOpen(page, name, false);
    await card(page, 'Second').tap();
    await isOpen(page, 'Second', true);
    await card(page, 'First').tap();
    await isOpen(page, 'Second', false);
    await expectCleanInLightAndDark(page);
  });

  test('a finger that rests on a card takes it up and moves it', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    const names = await openJobs(page);
    await card(page, 'First').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await drag(page, card(page, 'First'), 75, true);
    await expect(names).toHaveText(['Second', 'First', 'Third']);
    await isOpen(page, 'First', false);
  });

  test('a finger that does not rest scrolls, and moves nothing', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    const names = await openJobs(page);
    const before = await page.evaluate(() => window.scrollY);
    await drag(page, page.getByRole('button', { name: 'Move First', exact: true }), -200, false);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(names).toHaveText(['First', 'Second', 'Third']);
  });

  test('a new card is in sight and takes the focus', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    await openJobs(page);
    await page.getByRole('button', { name: 'Add job' }).tap();
    const position = page.getByLabel('Position').last();
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport({ ratio: 1 });
    await position.pressSequentially('Nurse');
    await isOpen(page, 'Nurse', true);
  });

  test('at 320 px nothing scrolls sideways, folded or open', async ({ page, mail, email }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInOverTheWire(page, mail, email);
    await openJobs(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await card(page, 'Second').tap();
    expect(await width()).toBe(320);
  });
});
