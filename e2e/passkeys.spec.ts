import type { CDPSession, Page } from '@playwright/test';
import { expectCleanInLightAndDark } from './support/accessibility.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';

type Device = {
  device: CDPSession;
  keys: () => Promise<number>;
  /** Whether its person answers what it asks. */
  answers: (enabled: boolean) => Promise<unknown>;
};

/** A device with a fingerprint reader that always knows its person. Answers whether it has keys. */
async function withDevice(page: Page): Promise<Device> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const keys = async () =>
    (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  const answers = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { device, keys, answers };
}

/** The same product by a name: browsers have no passkeys for addresses. */
const byName = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost');
const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

test('a passkey is added, signs in without a code, is renamed and removed', async ({
  page,
  mail,
  email,
  baseURL,
}) => {
  const { keys, answers } = await withDevice(page);
  const origin = byName(baseURL);
  await page.goto(`${origin}/auth?next=/account`);
  await signIn(page, mail, email);
  await expect(card(page)).toContainText('You have no passkey yet.');
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Your passkey is added');
  expect(await keys()).toBe(1);
  expect((await mail.take(email)).subject).toContain('passkey added');
  await expectCleanInLightAndDark(page);

  // Nothing is picked from what the browser offers; the button asks anew.
  await answers(false);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/auth?next=/account`);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await answers(true);
  await button.click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(card(page)).toContainText('last used');

  await card(page)
    .getByRole('button', { name: /^Rename / })
    .click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await card(page).getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'The passkey is removed');
  await expect(card(page)).toContainText('You have no passkey yet.');
});

test('a passkey that is picked where the address is filled in signs in, until it is removed', async ({
  page,
  mail,
  email,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/api\/auth\/passkey/);
  await withDevice(page);
  const origin = byName(baseURL);
  await page.goto(`${origin}/auth?next=/account`);
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'email webauthn');
  await signIn(page, mail, email);
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Your passkey is added');
  // The device picks at once what it is offered.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/auth?next=/account`);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  await card(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page)).toContainText('You have no passkey yet.');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/auth?next=/account`);
  await expect(page.getByRole('alert')).toContainText('it may have been removed from your account');
});

test('whoever signed in a while ago confirms by a passkey, and goes on where they were', async ({
  page,
  mail,
  email,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  await withDevice(page);
  await page.goto(`${byName(baseURL)}/auth?next=/account`);
  await signIn(page, mail, email);
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Your passkey is added');
  // The first try comes too late; what the new session asks for goes through.
  await page.route(
    '**/api/account/contacts/send-code',
    (route) =>
      route.fulfill({ status: 403, json: { message: 'Please confirm.', code: 'confirmation_required' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill(`new-${email}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
});

test('a device that says no leaves everything as it was, and codes go on working', async ({
  page,
  mail,
  email,
  baseURL,
}) => {
  const { device } = await withDevice(page);
  const origin = byName(baseURL);
  await page.goto(`${origin}/auth?next=/account`);
  // The device knows nobody yet.
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await signIn(page, mail, email);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await device.send('WebAuthn.disable');
});

test('where people come by an address, nothing speaks of making passkeys', async ({ page, mail, email }) => {
  await page.goto('/auth?next=/account');
  await expect(page.getByRole('button', { name: 'Send Verification Code' })).toBeVisible();
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
  await signIn(page, mail, email);
  await expect(card(page).getByRole('button')).toHaveCount(0);
});
