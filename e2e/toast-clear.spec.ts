import { expectToast, expect, signIn, test } from './support/test.ts';

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
