import type { Page } from '@playwright/test';
import { signInToDashboard, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

/** Every 32 px from a small phone to a wide screen, and both sides of the width at which the layout turns. */
const WIDTHS = [...Array.from({ length: 41 }, (_, index) => 320 + index * 32), 1023, 1025, 1100, 1279].sort(
  (one, other) => one - other,
);

/** The labels in sight whose words stand on more than one line, of the controls that a selector finds. */
async function broken(page: Page, controls: string): Promise<string[]> {
  return page.locator(controls).evaluateAll((found) =>
    found
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        const tops = new Set<number>();
        while (words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          for (const { top, width } of range.getClientRects()) if (width > 1) tops.add(Math.round(top));
        }
        return tops.size > 1;
      })
      .map(({ textContent }) => textContent),
  );
}

async function expectOneLineAtEveryWidth(page: Page, controls: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => broken(page, controls), { message: `${width} px` }).toEqual([]);
    // What is as wide as its place by script follows the width a moment later.
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(sideways, { message: `${width} px scrolls sideways` }).toBeLessThanOrEqual(0);
  }
}

const HEADER = 'header :is(a, button)';

test('a link of the header stands on one line at every width, signed out and signed in', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await page.goto('/pricing');
  await expectOneLineAtEveryWidth(page, HEADER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToDashboard(page, mail, email);
  await expectOneLineAtEveryWidth(page, HEADER);
});

test('what the bars of the builders and their settings say stands on one line at every width', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  const id = await signInWithResume(page, mail, email, 'Ana');
  for (const path of [`/resume-builder/${id}`, '/cover-letter-builder']) {
    await page.goto(path);
    await expect(page.getByText('US Letter')).toBeVisible();
    // The bar above the editor holds the way back, and what can be done with the document.
    const bar = 'div:has(> h1) :is(a, button, span), fieldset label';
    await expectOneLineAtEveryWidth(page, bar);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
