import type { Locator } from '@playwright/test';
import { signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const ground = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const LIGHT = 'rgb(247, 248, 245)';
const DARK = 'rgb(17, 23, 21)';

test('the dark look is chosen with one press, stays, is there before the application, and never on paper', async ({
  page,
}) => {
  await page.goto('/');
  const root = page.locator('html');
  expect(await ground(root)).toBe(LIGHT);
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect.poll(() => ground(root)).toBe(DARK);
  await expect(page.getByRole('button', { name: 'Use light colors' })).toBeFocused();

  // Only the page itself is answered: nothing of the application can have set it.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(root)).toBe(DARK);
  expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#111715');
  await page.emulateMedia({ media: 'print' });
  expect(await ground(root)).toBe(LIGHT);
});

test('whoever goes back to the look of the device follows it again, in other tabs too', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pricing');
  const root = page.locator('html');
  expect(await ground(root)).toBe(DARK);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/templates?category=modern');
  await page.getByRole('button', { name: 'Use light colors' }).click();
  await expect.poll(() => ground(root)).toBe(LIGHT);
  await expect.poll(() => ground(other.locator('html'))).toBe(LIGHT);
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect.poll(() => ground(other.locator('html'))).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(root)).toBe(LIGHT);
});

test("under the person's own colors, what is chosen differs from what is not", async ({
  page,
  mail,
  email,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const id = await signInWithResume(page, mail, email, 'Colors');
  await page.goto(`/resume-builder/${id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Skills').click();
  await expect.poll(() => ground(tab('Skills'))).not.toBe(await ground(tab('Work')));
  const include = page.getByRole('switch', { name: 'Include skills' });
  const on = await ground(include);
  await include.click();
  await expect.poll(() => ground(include)).not.toBe(on);
  const progress = page.getByRole('progressbar');
  expect(await ground(progress.locator('> *'))).not.toBe(await ground(progress));

  await tab('Template').click();
  const outline = (card: Locator) =>
    card.locator('+ label').evaluate((node) => getComputedStyle(node).outlineStyle);
  const cards = page.getByRole('tabpanel').locator('input[name]').and(page.locator('.peer'));
  expect(await outline(cards.and(page.locator(':checked')).first())).toBe('solid');
  expect(await outline(cards.and(page.locator(':not(:checked)')).first())).toBe('none');
  await page.goto('/templates?category=modern');
  await expect.poll(() => ground(tab('Modern'))).not.toBe(await ground(tab('Simple')));
});

test('on a page enlarged to 400% no bar keeps standing over the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/templates', '/pricing', '/resume-checker', '/support']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 600));
    const top = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(top, path).toBeLessThanOrEqual(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test('in a builder enlarged to 400% a third of the first view is the form, and all of the window once one goes on', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/resume-builder/${id}?section=personal`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((form) => form.getBoundingClientRect().top)).toBeLessThan(171);
  const steps = page.getByRole('group', { name: 'Steps' });
  expect(await steps.evaluate((bar) => getComputedStyle(bar).position)).toBe('static');
  await page.evaluate(() => scrollTo(0, 400));
  const bar = page.getByRole('button', { name: 'Get the PDF' });
  expect(await bar.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
  // What stood at the window's end stands at that of the form.
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
