import { expectNoFaults } from './support/accessibility.ts';
import { signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { templates, openTemplates } from './support/template-chooser.ts';

test('pins stand first from the next time on, are a filter, and go with logging out', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await openTemplates(page, 'resume');
  const pin = page.getByRole('button', { name: 'Pin Roadmap' });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(pin).toBeFocused();
  await expect(page.getByText('Roadmap is pinned, and stands first from next time.')).toBeVisible();
  await page.reload();
  await expect(templates(page).getByRole('heading').first()).toHaveText('Pinned (1)');
  await expect(templates(page).getByRole('radio').first()).toHaveValue('tech-4');
  await expect(templates(page).getByRole('radio')).toHaveCount(43);
  await page.getByRole('button', { name: 'Filter templates' }).click();
  await page.getByRole('button', { name: 'Pinned', exact: true }).click();
  await expect(templates(page).getByRole('radio')).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foothold-pinned-templates'))).toBeNull();
});

for (const width of [360, 1440]) {
  test(`filters narrow the templates down by keyboard alone, at ${width} px`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInToDashboard(page, mail, email);
    await openTemplates(page, 'resume');
    const filter = page.getByRole('button', { name: /^Filter templates/ });
    await filter.focus();
    await page.keyboard.press('Enter');
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pinned', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Serif', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText('14 of 43 templates')).toBeVisible();
    await page.getByRole('button', { name: 'Violet' }).press('Space');
    await expect(page.getByText('No template does all of that.')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Show all templates' }).press('Enter');
    await expect(templates(page).getByRole('radio')).toHaveCount(43);
    await expect(templates(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoFaults(page);
  });
}
