import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import {
  chooser,
  dialog,
  MADE,
  openPersonal,
  part,
  PORTRAIT,
  savedPhoto,
  thumbnail,
} from './support/photo.ts';
import { takePicture } from './support/pictures.ts';
import { canvases, drawnInBrowser } from './support/preview.ts';
import { payOverTheWire, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [1440, 768, 360];

/** How much of the first page is filled with anything but white, by a thousand: a photo is dark all over. */
async function inked(page: Page): Promise<number> {
  return canvases(page)
    .first()
    .evaluate((shown: HTMLCanvasElement) => {
      // What is shown gives no pen for its own picture.
      const copy = new OffscreenCanvas(shown.width, shown.height);
      const pen = copy.getContext('2d');
      if (!pen || shown.width === 0) return 0;
      pen.drawImage(shown, 0, 0);
      const { data } = pen.getImageData(0, 0, shown.width, shown.height);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 200) dark += 1;
      return Math.round((dark / (data.length / 4)) * 1000);
    });
}

async function takePictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  // Each of them takes a second or more.
  test.setTimeout(300_000);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (!name.startsWith('dialog')) await part(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(400);
      await takePicture(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a photo is framed by the keyboard, seen on the page, saved, printed, taken out and brought back', async ({
  page,
  mail,
  email,
}, info) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const id = await openPersonal(page);
  await drawnInBrowser(page);
  const without = await inked(page);
  await takePictures(page, 'panel-without');

  await part(page).getByRole('button', { name: 'Add a photo' }).focus();
  await chooser(page).setInputFiles(PORTRAIT);
  const frame = dialog(page).getByRole('application', { name: /^Frame of the photo/ });
  // Keys move the picture at once, and Enter gives up nothing.
  await expect(frame).toBeFocused();
  await expectNoFaultsInLightAndDark(page, { within: '[role=dialog]' });
  await takePictures(page, 'dialog');
  const looks = () => frame.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const whole = await looks();
  await frame.press('+');
  await expect.poll(looks).not.toBe(whole);
  const larger = await looks();
  await frame.press('ArrowLeft');
  await expect.poll(looks).not.toBe(larger);
  await expect(dialog(page).getByRole('slider', { name: 'Size' })).not.toHaveValue('1');
  await dialog(page).getByRole('button', { name: 'Use photo' }).press('Enter');
  await expect(dialog(page)).toBeHidden({ timeout: MADE });
  await expect(part(page).getByRole('button', { name: 'Change photo' })).toBeFocused();
  await expect(thumbnail(page)).toHaveJSProperty('complete', true);
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeGreaterThan(without + 10);
  await part(page).getByLabel('Describe the photo').fill('Portrait of Ana');
  await expectNoFaultsInLightAndDark(page, { within: '[aria-labelledby=personal-photo]' });
  await takePictures(page, 'panel-with');

  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await savedPhoto(page, id)).alt).toBe('Portrait of Ana');
  await page.reload();
  await expect(thumbnail(page)).toHaveAttribute('alt', 'Portrait of Ana');
  await drawnInBrowser(page);
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeGreaterThan(without + 10);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = info.outputPath('photo.pdf');
  await (await downloading).saveAs(file);
  const listed = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n');
  expect(listed.slice(2)).toHaveLength(1);

  await part(page).getByRole('button', { name: 'Remove photo' }).click();
  await expect(thumbnail(page)).toHaveCount(0);
  await expect(part(page).getByRole('status')).toHaveText('The photo was taken out.');
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeLessThan(without + 10);
  await page.keyboard.press('Control+z');
  await expect(thumbnail(page)).toHaveAttribute('alt', 'Portrait of Ana');
  await expect(part(page).getByRole('status')).toHaveText('');
  await expect.poll(() => inked(page), { timeout: 30_000 }).toBeGreaterThan(without + 10);
});

test('what is no picture that is taken is told by the field, and the photo that was there stays', async ({
  page,
  mail,
  email,
}, info) => {
  await signInOverTheWire(page, mail, email);
  const id = await openPersonal(page);
  await chooser(page).setInputFiles(PORTRAIT);
  await dialog(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(thumbnail(page)).toBeVisible({ timeout: MADE });
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await savedPhoto(page, id)).id).not.toBe('');
  const before = await savedPhoto(page, id);

  const heic = info.outputPath('IMG_0001.HEIC');
  writeFileSync(heic, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  const text = info.outputPath('portrait.jpg');
  writeFileSync(text, 'This is a letter.');
  const cut = info.outputPath('cut.jpg');
  writeFileSync(cut, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
  for (const [name, said] of [
    [heic, /^This is a HEIC picture/],
    [text, /^This file is no picture that we can read/],
    [cut, /^This picture is damaged/],
  ] as const) {
    await chooser(page).setInputFiles(name);
    await expect(part(page).getByRole('alert')).toHaveText(said);
    await expect(dialog(page)).toBeHidden();
    await expect(thumbnail(page)).toBeVisible();
  }
  await takePictures(page, 'panel-refused');
  expect(await savedPhoto(page, id)).toEqual(before);
});

test('what is cancelled while it is sent never arrives, and an answer without a word says what to do', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/502 .*\/api\/photos/);
  await signInOverTheWire(page, mail, email);
  await openPersonal(page);
  const { promise: letGo, resolve: answer } = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route('**/api/photos', async (route) => {
    asked += 1;
    if (asked > 1)
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    await letGo;
    await route.fulfill({ status: 201, json: { id: 'a'.repeat(64) } }).catch(() => undefined);
  });
  await chooser(page).setInputFiles(PORTRAIT);
  await dialog(page).getByRole('button', { name: 'Use photo' }).click();
  await expect.poll(() => asked).toBe(1);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  answer(undefined);
  await chooser(page).setInputFiles(PORTRAIT);
  await expect(dialog(page).getByRole('button', { name: 'Use photo' })).toBeEnabled();
  await expect(thumbnail(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/try again/);
  await expect(dialog(page).getByRole('button', { name: 'Use photo' })).toBeEnabled();
});
