import { chooser, dialog, MADE, openPersonal, part, PORTRAIT, thumbnail } from './support/photo.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, signInOverTheWire } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

const WIDTHS = [1440, 768, 360];

test('on a low window all controls of the frame are in sight, and a round place is shown', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await openPersonal(page, 'columns-1');
  await page.setViewportSize({ width: 640, height: 320 });
  await chooser(page).setInputFiles(PORTRAIT);
  await expect(dialog(page).getByText('Your template cuts the photo round')).toBeVisible();
  for (const control of [
    dialog(page).getByRole('application'),
    dialog(page).getByRole('slider', { name: 'Size' }),
    ...['Turn', 'Cancel', 'Use photo'].map((name) => dialog(page).getByRole('button', { name })),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  await takePicture(page, 'dialog-low');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(dialog(page).getByRole('button', { name: 'Use photo' })).toBeInViewport({ ratio: 1 });
    await takePicture(page, `dialog-round-${width}`);
  }
});

test('a session that ends while a photo is sent leads to signing in, and back to the framed photo', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await signInOverTheWire(page, mail, email);
  await openPersonal(page);
  await chooser(page).setInputFiles(PORTRAIT);
  await dialog(page).getByRole('application').press('+');
  await callApi(page, 'POST', '/api/auth/logout');
  await dialog(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, mail, email);
  await expect(dialog(page).getByRole('slider', { name: 'Size' })).not.toHaveValue('1');
  await dialog(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(thumbnail(page)).toBeVisible({ timeout: MADE });
});

test('the templates that the photo leads to are those with a place for it', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await openPersonal(page, 'modern-1');
  await chooser(page).setInputFiles(PORTRAIT);
  await dialog(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(thumbnail(page)).toBeVisible({ timeout: MADE });
  await part(page).getByRole('button', { name: 'See templates with a place for it' }).click();
  await expect(page.getByRole('button', { name: 'Filter templates (1)' })).toBeVisible();
  const names = page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio');
  await expect(names.first()).toBeVisible();
  expect(await names.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toContain(
    'columns-1',
  );
  await expect(page.locator('input[type=radio][value="modern-1"]')).toHaveCount(0);
});
