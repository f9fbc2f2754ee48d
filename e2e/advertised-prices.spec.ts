import { prerenderedPaths } from '../src/main/prerendered-paths.ts';
import { checkoutPath, formatPrice, plans } from '../src/money/plans.ts';
import { returnPath } from '../src/platform/session/return-path.ts';
import { saveResume, signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

/* What a link says that a plan costs is what is asked for at its end, from wherever it begins. */

/** What is saved is no price. */
const PRICE = /(?<!Save )\$\d+(?:\.\d\d)?(?!\d)/u;

/** Where a link leads once somebody has signed in. */
function beyondSignIn(href: string): string {
  const url = new URL(href, 'https://origin.invalid');
  return url.pathname === '/auth' ? returnPath(url.searchParams.get('next')) : url.pathname + url.search;
}

test('on every public page, a link or card that names a price leads to the plan of that price', async ({
  page,
}) => {
  const found: { where: string; price: string; to: string }[] = [];
  for (const path of prerenderedPaths) {
    const html = await (await page.request.get(path)).text();
    const links = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('main a[href]')].map((link) => {
        const card = link.getAttribute('aria-describedby');
        const about = card === null ? null : parsed.getElementById(card)?.parentElement;
        return { text: about?.textContent ?? link.textContent, href: link.getAttribute('href') ?? '' };
      });
    }, html);
    for (const { text, href } of links) {
      const price = PRICE.exec(text)?.[0];
      if (price !== undefined) found.push({ where: path, price, to: beyondSignIn(href) });
    }
  }
  // The landing page, the plan cards, the other pages of the builder, and the help centre.
  expect(new Set(found.map(({ where }) => where)).size).toBeGreaterThanOrEqual(4);
  for (const { where, price, to } of found) {
    const plan = plans.find(({ priceCents }) => formatPrice(priceCents) === price);
    expect([where, price, to]).toEqual([where, price, plan && checkoutPath(plan.id)]);
  }
});

for (const [from, name, price] of [
  ['/', '$5 for 7 days', '$5'],
  ['/support/billing-and-payments/plans-and-prices', '$150', '$150'],
  ['/pricing', 'Get Started', '$5'],
] as const) {
  test(`${price} of ${from} is asked for after signing in, too`, async ({ page, mail, email }) => {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await signIn(page, mail, email);
    await expect(
      page.getByRole('button', { name: `Complete Purchase - ${price}`, exact: true }),
    ).toBeVisible();
  });
}

test('what a builder and a gallery lead to is the plan that was chosen; the dashboard names no price, and every plan stands at its end', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  const switched = page.getByRole('navigation', { name: 'Plans' }).getByRole('link');
  await expect(switched).toHaveText(['7 Days$5', '30 Days$15', '1 Year$150']);
  await expect(page.getByRole('button', { name: 'Complete Purchase - $15', exact: true })).toBeVisible();
  for (const from of [`/resume-builder?id=${id}`, '/resume-builder?template=creative-1']) {
    for (const { name, priceCents } of plans) {
      await page.goto(from);
      await page.getByRole('button', { name: 'Get the PDF' }).click();
      const offer = page.getByRole('dialog').getByRole('listitem', { name });
      await expect(offer).toContainText(formatPrice(priceCents));
      await offer.getByRole('button').click();
      const pay = page.getByRole('button', {
        name: `Complete Purchase - ${formatPrice(priceCents)}`,
        exact: true,
      });
      await expect(pay).toBeVisible();
    }
  }
});
