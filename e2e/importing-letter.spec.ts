import { expectNoFaults } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { signInOverTheWire } from './support/session.ts';
import { MADE_UP_LETTERS } from '../src/documents/import/letter/testing/made-up-letters.ts';

test.use({ savesData: true });

const [american] = MADE_UP_LETTERS;
const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(american?.text ?? '') };

for (const width of [1440, 768, 360])
  test(`a letter that is chosen on the dashboard fills a new letter, once it was looked at, at ${width} px`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInOverTheWire(page, mail, email);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Start from the letter you have' }).first().click();
    await expect(page.getByRole('heading', { name: 'Start from the letter you have' })).toBeVisible();
    await page.getByLabel('Your letter as a file').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Review the letter' })).toBeFocused();
    await expect(page.getByText(/^\d+ of \d+ words placed\.$/)).toBeVisible();
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Harbor View Hospital');
    await page.getByRole('button', { name: 'Dismiss: March 3 2026' }).click();
    await page.getByLabel('Company', { exact: true }).fill('Harbor View');
    await expectNoFaults(page);
    await page.screenshot({ path: `test-results/letter-review-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Continue in the builder' }).click();
    await expect(page).toHaveURL(/\/cover-letter-builder\?draft=/);
    await expect(page.getByLabel('Opening', { exact: true })).toHaveValue('Dear Ms. Whitfield,');
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Harbor View');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\?id=\d+/);
  });
