import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { takePicture } from './support/pictures.ts';
import { drawnInBrowser } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { marks, openResume, press, reading } from './support/typed-page.ts';

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
});

test('on a narrow window a text leads to the form, by press and by key', async ({ page }) => {
  await openResume(page);
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await press(page, 'Senior Software Engineer', 0.2);
    await expect(page.getByRole('textbox', { name: 'Professional title' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await reading(page).getByRole('button', { name: 'ana.silva@example.com' }).focus();
    await takePicture(page, `typing-reading-${width}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  }
});

test.describe('on a network that withholds code', () => {
  // It would have fetched the whole application.
  test.use({ serviceWorkers: 'block' });

  test('a text leads to the form, and nothing else is missed', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Failed to load resource/);
    await page.route(/\/assets\/(field-popover|pages-reading)-/, (route) => route.abort());
    const data = typicalResume();
    const saved = await callApi(page, 'POST', '/api/resumes', { templateId: 'modern-1', data });
    await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
    await drawnInBrowser(page);
    await page.getByRole('tab', { name: 'Personal' }).click();
    const title = page.getByRole('textbox', { name: 'Professional title' });
    await title.focus();
    await expect(marks(page).first()).toBeVisible();
    const box = await marks(page).first().boundingBox();
    if (!box) throw new Error('the title is marked nowhere');
    await page.getByRole('tab', { name: 'Skills' }).click();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(title).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
