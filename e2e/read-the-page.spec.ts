import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { marks, openResume, popover, reading } from './support/typed-page.ts';

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
});

test('by keyboard alone: from the pages to a text, its field, the next text, the form', async ({ page }) => {
  await openResume(page);
  await page.getByRole('region', { name: 'Pages', exact: true }).focus();
  await page.keyboard.press('Tab');
  const focused = reading(page).getByRole('button', { name: 'Ana', exact: true });
  await expect(focused).toBeFocused();
  await expect(marks(page).first()).toBeVisible();
  await takePicture(page, 'typing-keyboard-1440');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(reading(page).getByRole('button', { name: 'Senior Software Engineer' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = popover(page, 'Professional title');
  await expect(dialog.getByRole('textbox')).toBeFocused();

  // Tab stays in there.
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
  await dialog.getByRole('button', { name: 'Text after' }).press('Enter');
  await expect(popover(page, 'Email').getByRole('textbox', { name: 'Email' })).toBeFocused();
  await popover(page, 'Email').getByRole('button', { name: 'Open in the form' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('the pages are read as headings, lists and texts, and follow what is typed without a word', async ({
  page,
}) => {
  await openResume(page);
  await expect(reading(page).getByRole('heading', { name: 'Experience' })).toBeAttached();
  await expect(
    reading(page).getByRole('listitem').filter({ hasText: 'Mentored five engineers' }),
  ).toBeAttached();
  await expect(reading(page).locator('[aria-live], [role=status]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByRole('textbox', { name: 'Professional title' }).fill('Pilot');
  await expect(reading(page).getByRole('button', { name: 'Pilot' })).toBeAttached();
  await expectClean(page);
});
