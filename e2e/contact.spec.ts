import { expect, expectToast, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const MESSAGE = 'Could you put the company on my receipt?\n\nThank you!';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ana Silva');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('A receipt');
  await page.getByLabel('Message').fill(MESSAGE);
}

test('a message reaches support, who can answer it, and the form is empty again', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/contact');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message sent successfully!');
  await expectToast(page, "We'll get back to you within 24 hours.");
  await expect(page.getByLabel('Message')).toHaveValue('');
  const received = await mail.take('support@foothold.example');
  expect(received.subject).toMatch(/^\[Contact \d+\] A receipt$/);
  expect(received.replyTo).toBe(email);
  expect(received.text).toContain('Could you put the company on my receipt?');
});

test('what is wrong is said by its field, the first of them gets the focus, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example');
  await page.getByLabel('Message').fill(MESSAGE);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter an email address we can reply to.')).toBeVisible();
  await expect(page.getByText('Please say in a few words what it is about.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  await page.getByLabel('Email').fill('ana@example.com');
  await expect(page.getByText('Please enter an email address we can reply to.')).toBeHidden();
});

test('a message that is too long is not cut, but said by its field', async ({ page, email }) => {
  await page.goto('/contact');
  await fillIn(page, email);
  const message = page.getByLabel('Message');
  await message.fill('x'.repeat(6_000));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/longer than the 5000 characters that can be sent/);
  await expect(message).toHaveValue('x'.repeat(6_000));
});

test('a message that did not arrive stays in the form', async ({ page, consoleErrors, email }) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Error sending message');
  await expectToast(page, 'Please try again later.');
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a form sent before the application has come is sent once, and not as an address', async ({
  page,
  mail,
  email,
}) => {
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/contact');
  await fillIn(page, email);
  await page.getByLabel('Subject').press('Enter');
  await expectToast(page, 'Message sent successfully!');
  expect(new URL(page.url()).search).toBe('');
  expect((await mail.take('support@foothold.example')).replyTo).toBe(email);
});

test('the ways to reach us stand in the page without script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'support@foothold.example' })).toBeVisible();
  await expect(page.getByText('9 am to 5 pm EST')).toBeVisible();
  await expect(page.getByText('Postal address')).toBeHidden();
  await context.close();
});
