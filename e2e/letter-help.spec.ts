import { expectClean } from './support/accessibility.ts';
import { signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

test.beforeEach(async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder?template=professional-1');
});

test('a letter has phrases for its parts, and the example is looked at and never put in', async ({
  page,
}) => {
  const body = page.getByLabel('Body');
  await body.fill('Mine.');
  await page.getByRole('button', { name: 'Examples and phrases' }).click();
  const panel = page.getByRole('region', { name: 'Examples and phrases' });
  await panel.getByLabel('Part of the letter').selectOption('Last sentence');
  await panel.getByRole('figure', { name: 'Example' }).click();
  await expect(body).toHaveValue('Mine.');
  await panel.getByRole('button', { name: /^I can start on/ }).click();
  await expect(body).toHaveValue('Mine. I can start on [date], and I am glad to come for a trial day.');
  await page.keyboard.type('May 4');
  await expect(body).toHaveValue('Mine. I can start on May 4, and I am glad to come for a trial day.');
  await panel.getByRole('button', { name: 'Close examples and phrases' }).click();
  await expect(page.getByRole('button', { name: 'Examples and phrases' })).toBeFocused();
});

test('advice on a letter stands beside its text and leads there, and never speaks of what is unfinished', async ({
  page,
}) => {
  const body = page.getByLabel('Body');
  const begun = 'At Harbor Hospital I introduced a handover at the bedside, and falls went down by a third. ';
  await body.fill(`${begun.repeat(4)}I am a team player. I can start on [date].`);
  const worn = page.getByText('“team player” is in most letters');
  await expect(worn).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Advice (1)' }).click();
  await page.getByRole('button', { name: /^Go to Body: / }).click();
  await expect(body).toBeFocused();
  await page.getByRole('button', { name: 'Advice (1)' }).click();
  await page.getByRole('switch', { name: 'Show advice while I write' }).click();
  await page.keyboard.press('Escape');
  await expect(worn).toHaveCount(0);
});
