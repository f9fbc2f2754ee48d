import { signInWithResume } from './support/session.ts';
import { expectToast, expect, signIn, test } from './support/test.ts';

test.use({ savesData: true });

test('on a phone no toast covers the field that somebody goes to', async ({ page, mail, email }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/resume-builder/new');
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await signIn(page, mail, email);
  await expectToast(page, "You've successfully logged in.");
  await page.getByRole('tab', { name: 'Personal' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: "You've successfully logged in." });
  // Held, so that it stays for as long as this takes.
  await toast.hover();
  for (const name of ['First name', 'Last name', 'Professional title', 'Email', 'Phone', 'Location']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
    await field.evaluate((input: HTMLInputElement) => input.focus());
    const covered = () =>
      field.evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== input;
      });
    await expect.poll(covered, name).toBe(false);
    await expect(toast).toBeVisible();
  }
});

test('over a keyboard on the screen a toast is at the top, clear of the line that is written', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 380 });
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=personal`);
  const field = page.getByLabel('Location');
  await field.fill('Porto');
  await page.keyboard.press('Control+s');
  const toast = page.getByRole('listitem').filter({ hasText: 'has been successfully saved.' });
  await expect(toast).toBeVisible();
  const apart = async () => {
    const [written, told] = [await field.boundingBox(), await toast.boundingBox()];
    return written && told && told.y < 20 && written.y >= told.y + told.height && written.y < 320;
  };
  await expect.poll(apart).toBe(true);
});

test('a toast that is closed by keyboard gives the focus back to where it was', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email, 'Focus');
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  const field = page.getByRole('textbox', { name: 'First name', exact: true });
  await field.fill('Zoë');
  await page.keyboard.press('Control+s');
  const toast = page.getByRole('listitem').filter({ hasText: 'has been successfully saved.' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  const close = toast.getByRole('button', { name: 'Close' });
  for (let tabs = 0; tabs < 4 && !(await close.evaluate((button) => button.matches(':focus'))); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a toast about a field covers neither that field nor its label once Save is pressed, and is told from what went well', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=work`);
  await page.getByRole('tabpanel').locator('button[aria-expanded=false]').first().click();
  const field = page.getByRole('textbox', { name: 'Start date' }).first();
  await field.fill('some day');
  // At the end of the window, where toasts come up.
  await field.evaluate((input) => window.scrollBy(0, input.getBoundingClientRect().bottom - 560));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Saved, but for Start date of job 1' });
  await expect(toast).toBeVisible();
  await toast.hover();
  const apart = async () => {
    const [label, written, told] = [
      await page.locator('label', { hasText: 'Start date' }).first().boundingBox(),
      await field.boundingBox(),
      await toast.boundingBox(),
    ];
    if (!label || !written || !told) return false;
    return written.y + written.height <= told.y || label.y >= told.y + told.height;
  };
  await expect.poll(apart).toBe(true);
  await page.getByRole('button', { name: 'Get the PDF' }).first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'Get the PDF' })).toBeVisible();
  await expect(toast).toHaveCount(0);
});
