import { signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test('categories filter the gallery, and the choice has an address', async ({ page }) => {
  await page.goto('/templates', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tab')).toHaveText([
    'All Templates29',
    'Creative5',
    'Modern5',
    'Simple6',
    'Executive4',
    'Tech5',
    'Academic4',
  ]);
  const uses = page.getByRole('link', { name: 'Use This Template' });
  await expect(uses).toHaveCount(29);
  await page.getByRole('tab', { name: /Tech/ }).click();
  await expect(page).toHaveURL(/\?category=tech$/);
  await expect(uses).toHaveCount(5);
  await page.reload();
  await expect(uses).toHaveCount(5);
  await expect(page.getByRole('tab', { name: /Tech/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(uses).toHaveCount(29);
});

test('a category without templates says so', async ({ page }) => {
  await page.goto('/templates?category=baroque');
  await expect(page.getByText('No templates found in this category.')).toBeVisible();
});

test('the tabs are one stop for the keyboard, with arrows among them', async ({ page }) => {
  await page.goto('/cover-letter-templates', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: /All Templates/ }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: /Startup/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Use This Template' })).toHaveCount(3);
});

test('every template has its picture', async ({ page }) => {
  for (const [path, count] of [
    ['/templates', 29],
    ['/cover-letter-templates', 22],
  ] as const) {
    await page.goto(path);
    const pictures = page.getByRole('tabpanel').getByRole('img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
});

test('signed out, a template waits until the person has signed in', async ({ page, mail, email }) => {
  await page.goto('/templates?category=tech', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Use This Template' }).first().click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\?template=tech-1$/);
});

test('signed in, templates and plans open at once', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await page.goto('/templates', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Start with Popular Template' })).toHaveAttribute(
    'href',
    '/resume-builder?template=modern-1',
  );
  await page.goto('/cover-letter-templates?category=startup', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Use This Template' }).first()).toHaveAttribute(
    'href',
    '/cover-letter-builder?template=startup-1',
  );
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const starts = page.getByRole('listitem').getByRole('link', { name: 'Get Started' });
  await expect(starts).toHaveCount(3);
  await expect(starts.nth(1)).toHaveAttribute('href', '/subscription?plan=30days');
});
