import { expectNoFaults } from './support/accessibility.ts';
import { signInOverTheWire } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test('categories filter the gallery, and the choice has an address', async ({ page }) => {
  await page.goto('/templates', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tab')).toHaveText([
    'All Templates43',
    'Creative5',
    'Modern5',
    'Simple6',
    'Executive4',
    'Tech5',
    'Academic4',
    'For a Purpose8',
    'Two Columns6',
  ]);
  const uses = page.getByRole('link', { name: 'Use This Template' });
  await expect(uses).toHaveCount(43);
  await page.getByRole('tab', { name: /Tech/ }).click();
  await expect(page).toHaveURL(/\?category=tech$/);
  await expect(uses).toHaveCount(5);
  await page.reload();
  await expect(uses).toHaveCount(5);
  await expect(page.getByRole('tab', { name: /Tech/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(uses).toHaveCount(43);
});

test('a category without templates says so', async ({ page }) => {
  await page.goto('/templates?category=baroque');
  await expect(page.getByText('No templates found in this category.')).toBeVisible();
});

test('what designs do narrows the gallery down, beside its category, and has an address', async ({
  page,
}) => {
  await page.goto('/templates');
  const uses = page.getByRole('link', { name: 'Use This Template' });
  await page.getByRole('button', { name: 'Filter templates' }).click();
  const only = page.getByRole('group', { name: 'Show only' });
  await only.getByRole('button', { name: 'Serif', exact: true }).click();
  await expect(uses).not.toHaveCount(43);
  const serif = await uses.count();
  await only.getByRole('button', { name: 'Timeline' }).click();
  await expect.poll(() => uses.count()).toBeLessThan(serif);
  await expect(page).toHaveURL(/\?with=serif%2Ctimeline$/);
  await expect(page.getByText(/^\d+ of 43 templates$/)).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('tab', { name: /Tech/ }).click();
  await expect(page).toHaveURL(/with=serif%2Ctimeline&category=tech$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filter templates (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(uses).toHaveCount(5);
});

test('the tabs are one stop for the keyboard, with arrows among them', async ({ page }) => {
  await page.goto('/cover-letter-templates', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: /All Templates/ }).focus();
  // The page comes alive with the first touch; a key pressed before that does what it does on any page.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: /Two Columns/ })).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Use This Template' })).toHaveCount(6);
});

test('every template has its picture', async ({ page }) => {
  for (const [path, count] of [
    ['/templates', 43],
    ['/cover-letter-templates', 36],
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

test('a phone shows two templates a row, with their names and buttons of a finger, and nothing overflows', async ({
  page,
}) => {
  for (const path of ['/templates', '/cover-letter-templates']) {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const cards = page.getByRole('tabpanel').getByRole('listitem');
      const [one, other] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
      expect(one?.y).toBe(other?.y);
      const heading = cards.nth(0).getByRole('heading');
      expect(
        await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThan(16);
      for (const use of await page.getByRole('link', { name: 'Use This Template' }).all())
        expect((await use.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectNoFaults(page);
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
  await signInOverTheWire(page, mail, email);
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

test('signed out, a plan waits until the person has signed in', async ({ page, mail, email }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('listitem').getByRole('link', { name: 'Get Started' }).nth(2).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/subscription\?plan=1year$/);
});

test.describe('the preview of a template', () => {
  const opener = 'Preview the Meridian template';

  test('opens large from its picture, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/templates', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: opener });
    await link.focus();
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: 'Meridian' });
    await expect(window).toBeVisible();
    await expect(page).toHaveURL(/\?preview=modern-1$/);
    const picture = window.getByRole('img', { name: /The Meridian template/ });
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => /-1000\b/.test(img.currentSrc) && img.naturalWidth),
      )
      .toBeGreaterThan(600);
    await expect(window.getByText('Modern', { exact: true })).toBeVisible();
    await expect(window.getByRole('link', { name: 'Use This Template' })).toHaveAttribute(
      'href',
      '/auth?next=/resume-builder?template=modern-1',
    );
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/\/templates$/);
    await expect(link).toBeFocused();
  });

  test('arrows and buttons lead on within the category, and back closes it', async ({ page }) => {
    await page.goto('/templates?category=tech', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Preview the Terminal template' }).click();
    const window = page.getByRole('dialog');
    await expect(window).toContainText('1 of 5');
    await page.keyboard.press('ArrowRight');
    await expect(window).toContainText('2 of 5');
    await expect(page).toHaveURL(/\?category=tech&preview=tech-2$/);
    await window.getByRole('button', { name: 'Previous template' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/preview=tech-5$/);
    await window.getByRole('button', { name: 'Next template' }).click();
    await expect(window).toContainText('1 of 5');
    await page.goBack();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/\?category=tech$/);
    await expect(page.getByRole('link', { name: 'Use This Template' })).toHaveCount(5);
  });

  test('steps that come quicker than they are drawn all count', async ({ page }) => {
    await page.goto('/templates?category=tech&preview=tech-1', { waitUntil: 'networkidle' });
    const window = page.getByRole('dialog');
    await expect(window).toContainText('1 of 5');
    await page.evaluate(() => {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
        document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
    await expect(window).toContainText('3 of 5');
  });

  test('has an address that opens it, and closing stays on the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/cover-letter-templates?preview=startup-1');
    const window = page.getByRole('dialog');
    await expect(window.getByRole('link', { name: 'Use This Template' })).toBeInViewport();
    await window.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/cover-letter-templates\?$|\/cover-letter-templates$/);
    await expect(page.getByRole('tab', { name: /All Templates/ })).toBeVisible();
  });

  test('opens also when its picture was pressed before the application had come', async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto('/templates');
    await page.getByRole('link', { name: opener }).click();
    await expect(page.getByRole('dialog', { name: 'Meridian' })).toBeVisible();
  });

  test('without script the picture leads to its own file', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/templates');
    const href = await page.getByRole('link', { name: opener }).getAttribute('href');
    const picture = await page.request.get(href ?? '');
    expect(picture.headers()['content-type']).toBe('image/avif');
    await context.close();
  });
});
