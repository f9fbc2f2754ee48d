import { expect, test } from './support/test.ts';
import { starts } from './support/examples.ts';

test('all resumes, the three most popular first, each with its page and its skills', async ({ page }) => {
  await page.goto('/resume-examples');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Most Popular Examples');
  await expect(page.getByRole('heading', { name: 'All Resume Examples (14)' })).toBeVisible();
  await expect(starts(page)).toHaveCount(17);
  const popular = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Most Popular Examples' });
  await expect(popular.getByRole('heading', { level: 3 })).toHaveText([
    'Software Developer',
    'Registered Nurse',
    'Marketing Manager',
  ]);
  const skills = page.getByRole('list', { name: 'Skills' });
  await expect(skills.first().getByRole('listitem')).toHaveText([
    'Go',
    'TypeScript',
    'PostgreSQL',
    '+2 more',
  ]);
  await expect(skills.nth(3).getByRole('listitem')).toHaveText(['User research', 'Prototyping', '+3 more']);
  for (const picture of await page.getByRole('img', { name: /as a typeset page/ }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('industry and level narrow the examples down, and the choice has an address', async ({ page }) => {
  await page.goto('/resume-examples', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Technology', exact: true }).click();
  await expect(page).toHaveURL(/\?industry=technology$/);
  await expect(starts(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'All Resume Examples (3)' })).toBeVisible();
  await page.getByRole('link', { name: 'Mid-Level (3-5 years)' }).click();
  await expect(page).toHaveURL(/\?industry=technology&level=mid$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Software Developer']);
  await expect(page.getByRole('link', { name: 'Technology', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.reload();
  await expect(starts(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await page.getByRole('link', { name: 'Entry Level (0-2 years)' }).click();
  await expect(page.getByText('No example matches both choices yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all examples' }).click();
  await expect(starts(page)).toHaveCount(17);
  await page.goBack();
  await expect(starts(page)).toHaveCount(0);
});

test('letters tell the role, the company and a passage, and can be narrowed down too', async ({ page }) => {
  await page.goto('/cover-letter-examples', { waitUntil: 'networkidle' });
  await expect(starts(page)).toHaveCount(8);
  await expect(page.getByText('For Backend Developer at Windrow Grid')).toBeVisible();
  await expect(page.getByText('I also care about the parts nobody sees on a good day.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Themes' }).first()).toContainText('Changing industry');
  await page.getByRole('link', { name: 'Healthcare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Registered Nurse Cover Letter']);
  const ways = page.locator('main');
  await expect(ways.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
  await expect(ways.getByRole('link', { name: 'Browse Resume Templates' })).toHaveAttribute(
    'href',
    '/templates',
  );
});

test('without script every example is there, and its page can be read as text', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/resume-examples?industry=technology');
  await expect(starts(page)).toHaveCount(17);
  await page.getByRole('link', { name: 'Registered Nurse', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registered Nurse Resume Example');
  await expect(page.getByRole('heading', { name: 'Why it works' })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 4, name: 'Registered Nurse, Emergency Department' }),
  ).toBeVisible();
  await expect(page.getByText('Gave medication for 20 months without a recorded error')).toBeVisible();
  await page.goto('/cover-letter-examples/copywriter');
  await expect(page.getByText('Your brief for a Copy Lead is 96 words long')).toBeVisible();
  await context.close();
});

test('following the links from example to example shows each one whole', async ({ page }) => {
  await page.goto('/resume-examples', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Regional Sales Lead', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regional Sales Lead Resume Example');
  await expect(page.getByText('Opened the municipal water market')).toBeVisible();
  await page.getByRole('link', { name: 'Financial Analyst Resume Example' }).click();
  await expect(page.getByText('recovered $212,000')).toBeVisible();
  await expect(page).toHaveTitle(/^Financial Analyst Resume Example/);
});

test('an example that does not exist is not found', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const response = await page.goto('/resume-examples/astronaut');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('an example in another language is read out in it, and opens in its design', async ({ page }) => {
  await page.goto('/resume-examples/mechanical-engineer-germany');
  const text = page.getByRole('region', { name: 'The resume in plain text' });
  await expect(text.locator('[lang=de]').getByText('Projektingenieurin Antriebstechnik')).toBeVisible();
  await expect(page.getByRole('img', { name: /as a typeset page/ })).toBeVisible();
  await page.goto('/cover-letter-examples');
  await expect(page.locator('blockquote[lang=fr]')).toContainText('chiffres');
});
