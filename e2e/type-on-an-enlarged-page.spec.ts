import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { takePicture } from './support/pictures.ts';
import { drawnInBrowser } from './support/preview.ts';
import { signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openResume, popover, press, reading } from './support/typed-page.ts';

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
});

test('in full screen a text is typed in its place, and its field in the form is one press away', async ({
  page,
}) => {
  await openResume(page);
  await page.getByRole('button', { name: 'Full screen' }).first().click();
  const full = page.getByRole('dialog', { name: 'Preview' });
  await expect(full).toBeVisible();
  await expect(reading(page).getByRole('button').first()).toBeAttached();
  await press(page, 'Lisbon, Portugal', 0.5);
  const location = popover(page, 'Location').getByRole('textbox', { name: 'Location' });
  await expect(location).toBeFocused();
  // A press into the field is none outside of what fills the screen.
  await location.click();
  await expect(full).toBeVisible();
  await location.fill('Porto Novo');
  await expect(reading(page).getByRole('button', { name: 'Porto Novo' })).toBeAttached();
  await takePicture(page, 'typing-full-screen-1440');
  // Taken back, it is typed in anew: the preview stays.
  await page.keyboard.press('Control+z');
  await expect(location).toHaveValue('Lisbon, Portugal');
  await expect(reading(page).getByRole('button', { name: 'Porto Novo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popover(page, 'Location')).toBeHidden();
  await expect(full).toBeVisible();
  await press(page, 'Lisbon, Portugal', 0.5);
  await popover(page, 'Location').getByRole('button', { name: 'Open in the form' }).click();
  await expect(full).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused();
});

test('zoomed in, a field opens in the window; it goes with its text to the next page', async ({ page }) => {
  await openResume(page, {
    ...typicalResume(),
    summary: Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n'),
  });
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('150');
  await drawnInBrowser(page);
  await press(page, 'Line 10');
  const dialog = popover(page, 'Professional summary');
  const text = dialog.getByRole('textbox', { name: 'Professional summary' });
  await expect(text).toBeFocused();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await takePicture(page, 'typing-zoomed-1440');
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('width');
  await drawnInBrowser(page);
  const pageOf = (name: string) =>
    reading(page)
      .getByRole('region', { name, exact: true })
      .getByRole('button', { name: 'Line 10', exact: true });
  await press(page, 'Line 10');
  await expect(pageOf('Text of page 1')).toBeAttached();
  await text.press('Control+Home');
  await page.keyboard.insertText('A line above.\n'.repeat(60));
  await expect(pageOf('Text of page 2')).toBeAttached();
  await expect(text).toBeFocused();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await takePicture(page, 'typing-next-page-1440');
});
