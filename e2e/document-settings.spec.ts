import type { Page } from '@playwright/test';
import { drawnByServer, serverPages } from './support/preview.ts';
import { signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

const A4_WIDTH = /^595/;
const LETTER_WIDTH = /^612/;
const firstPage = (page: Page) => page.getByRole('img', { name: /page 1/i }).first();
const drawing = (page: Page) => serverPages(page).first().innerHTML();

// Its pictures say how large a page is.
test.beforeEach(({ page }) => drawnByServer(page));

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('a new resume is an English one on A4; US Letter and Deutsch change the preview and survive a reload', async ({
    page,
    mail,
    email,
  }) => {
    await signInOverTheWire(page, mail, email);
    await page.goto('/resume-builder/new');
    const language = page.getByLabel('Language of headings');
    await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
    await expect(language).toHaveValue('en');
    await page.getByRole('tab', { name: 'Summary' }).click();
    await page.getByLabel('Professional summary').fill('Designer');
    await page.getByRole('tab', { name: 'Template' }).click();
    await expect(firstPage(page)).toHaveCSS('aspect-ratio', A4_WIDTH);

    await page.getByRole('radio', { name: 'US Letter' }).check();
    await expect(firstPage(page)).toHaveCSS('aspect-ratio', LETTER_WIDTH);
    const english = await drawing(page);
    expect(english).toContain('<path');
    await language.selectOption({ label: 'Deutsch' });
    await expect.poll(() => drawing(page)).not.toBe(english);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'US Letter' })).toBeChecked();
    await expect(language).toHaveValue('de');
    await expect(firstPage(page)).toHaveCSS('aspect-ratio', LETTER_WIDTH);
  });
});

test.describe('with an American browser', () => {
  test.use({ locale: 'en-US' });

  test('a letter begins on US Letter; in another language our words change with it and the person’s do not', async ({
    page,
    mail,
    email,
  }) => {
    await signInOverTheWire(page, mail, email);
    await page.goto('/cover-letter-builder');
    await expect(page.getByRole('radio', { name: 'US Letter' })).toBeChecked();
    await page.getByLabel('Closing').fill('See you in May.');
    await page.getByLabel('Language').selectOption({ label: 'Français' });
    await page.getByRole('radio', { name: 'A4' }).check();
    await page.getByLabel('Type size').selectOption({ label: '16 pt' });
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expectToast(page, 'Your cover letter has been saved successfully.');

    await page.reload();
    await expect(page.getByLabel('Opening')).toHaveValue('Madame, Monsieur,');
    await expect(page.getByLabel('Body')).toHaveValue(/^Je vous adresse ma candidature/);
    await expect(page.getByLabel('Closing')).toHaveValue('See you in May.');
    await expect(page.getByLabel('Language')).toHaveValue('fr');
    await expect(page.getByLabel('Type size')).toHaveValue('16');
    await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
    await expect(firstPage(page)).toHaveCSS('aspect-ratio', A4_WIDTH);
  });
});
