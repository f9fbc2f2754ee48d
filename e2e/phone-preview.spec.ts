import type { Page } from '@playwright/test';
import { threePageResume } from '../tests/factories/three-page-resume.ts';
import { fingersOn } from './support/fingers.ts';
import { PHONE } from './support/phone.ts';
import { canvases, drawnInBrowser } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use(PHONE);

const regionOf = (page: Page) => page.getByRole('region', { name: 'Pages' });
const listOf = (page: Page) => regionOf(page).locator('ol');
const boxOf = async (page: Page) => (await listOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const middle = { x: 180, y: 360 };

/** The share of the pages that lies at a point of the window. */
async function shareAt(page: Page, { x, y }: { x: number; y: number }) {
  const box = await boxOf(page);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

async function openPreview(page: Page): Promise<number> {
  const saved = await callApi(page, 'POST', '/api/resumes', {
    templateId: 'modern-1',
    data: threePageResume(),
  });
  const { id } = saved as { id: number }; // The contract of the call.
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  await drawnInBrowser(page);
  await handsFollowed(page);
  return id;
}

/** Waits for the code that follows fingers: it is loaded once there are pages, and a finger that is quicker is not seen. */
async function handsFollowed(page: Page): Promise<void> {
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/gestures-[\w-]+\.js$/.test(name));
  await page.waitForFunction(isLoaded);
  // It is run, and told the pages, in the frame that follows.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.describe('the pages under a hand', () => {
  test.beforeEach(async ({ page, mail, email }) => {
    // Compiling the engine takes a busy machine its time.
    test.slow();
    await signInToDashboard(page, mail, email);
    await openPreview(page);
  });

  test('two fingers make them larger, at full sharpness, and what lay between the fingers still does; two bring them back', async ({
    page,
  }) => {
    const fingers = await fingersOn(page);
    const before = await shareAt(page, middle);
    const { width } = await boxOf(page);
    await fingers.pinch(middle, 3);
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(width * 2.5);
    const after = await shareAt(page, middle);
    expect(after.x).toBeCloseTo(before.x, 1);
    expect(after.y).toBeCloseTo(before.y, 1);
    // As many pixels as the screen has there.
    await drawnInBrowser(page);
    expect(
      await canvases(page)
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.width),
    ).toBeGreaterThan(2_500);
    // They stand on the whole window, and the bar at its end stays.
    expect(await regionOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    await fingers.pinch(middle, 0.2);
    await expect.poll(async () => Math.round((await boxOf(page)).width)).toBe(Math.round(width));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('one finger moves them both ways, and they stay where they are while they are painted anew', async ({
    page,
  }) => {
    const fingers = await fingersOn(page);
    await fingers.pinch(middle, 3);
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(800);
    const place = () => regionOf(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await place();
    await fingers.drag(middle, { x: 0, y: -150 });
    await expect.poll(async () => (await place())[1]).toBeGreaterThan(top + 60);
    await fingers.drag(middle, { x: 120, y: 0 });
    await expect.poll(async () => (await place())[0]).toBeLessThan(left - 40);
    await drawnInBrowser(page);
    // They go on rolling for a moment.
    let stood: number[] = [];
    const isAtRest = async () => {
      const before = stood;
      stood = await place();
      return before.join() === stood.join();
    };
    await expect.poll(isAtRest, { intervals: [700] }).toBe(true);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('tab', { name: 'Personal' }).tap();
    await other.getByLabel('Professional title').fill('Another title');
    await expect(page.getByText('Updated from another tab').first()).toBeAttached();
    expect(await place()).toEqual(stood);
    // What was corrected in between is seen at the same place.
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    await expect.poll(place).toEqual(stood);
  });

  test('two taps on a text show that text as wide as the window, two more the whole page; one still opens its field', async ({
    page,
  }) => {
    const fingers = await fingersOn(page);
    const { x, y, width, height } = await boxOf(page);
    const at = { x: x + width * 0.3, y: y + (height / 3) * 0.045 };
    await fingers.tapTwice(at);
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(width * 1.9);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await fingers.tapTwice(middle);
    await expect.poll(async () => Math.round((await boxOf(page)).width)).toBe(Math.round(width));
    await page.touchscreen.tap(at.x, at.y);
    await expect(page.getByLabel('First name').or(page.getByLabel('Last name')).first()).toBeVisible();
  });

  test('buttons and keys do the same, and the focus is never under the pages', async ({ page }) => {
    const { width } = await boxOf(page);
    const shown = async () => Math.round(((await boxOf(page)).width / width) * 10) / 10;
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(shown).toBeGreaterThan(1.4);
    await page.getByRole('button', { name: 'Whole width' }).tap();
    await expect.poll(shown).toBe(1);
    await regionOf(page).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
    await expect.poll(shown).toBeGreaterThan(4);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    await page.keyboard.press('-');
    await expect.poll(shown).toBeLessThan(3.6);
    await page.keyboard.press('Escape');
    await expect.poll(shown).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(shown).toBeGreaterThan(1.4);
    await page.getByRole('button', { name: 'Show the preview in full screen' }).focus();
    await expect.poll(shown).toBe(1);
  });

  test('in full screen, too', async ({ page }) => {
    await page.getByRole('button', { name: 'Show the preview in full screen' }).tap();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    const { width } = await boxOf(page);
    await (await fingersOn(page)).pinch(middle, 2.5);
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(width * 2.2);
    await drawnInBrowser(page);
  });
});
