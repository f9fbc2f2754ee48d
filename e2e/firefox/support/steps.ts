import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, vi } from 'vitest';
import type { MailServer } from '../../support/mail-server.ts';
import type { Firefox } from './firefox.ts';

/** How long a state is waited for, in ms; a busy machine takes its time. */
const PATIENCE_MS = 30_000;

/** Waits until it holds what is expected. */
export function eventually(expectation: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(expectation, { timeout: PATIENCE_MS, interval: 50 });
}

/** Elements by what they are to a person. Asking Firefox's own tree of roles takes seconds on a long page. */
const KINDS = {
  tab: '[role=tab]',
  button: 'button',
  link: 'a',
  field: 'input, textarea, select',
};

/** Waits for the control of that name, and until it can be seen. */
export async function find(
  page: Page,
  kind: keyof typeof KINDS,
  name: string | RegExp,
): Promise<ElementHandle<Element>> {
  const pattern = typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source;
  const found = await page.waitForFunction(
    (selector, pattern) => {
      const name = new RegExp(pattern);
      const names = (element: Element) => {
        const isField = element.matches('input, textarea, select');
        const labels =
          isField && 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [element];
        return [
          element.getAttribute('aria-label') ?? '',
          ...labels.map(({ textContent }) => textContent.trim()),
        ];
      };
      return [...document.querySelectorAll(selector)].find(
        (element) => element.checkVisibility() && names(element).some((each) => name.test(each)),
      );
    },
    { timeout: PATIENCE_MS },
    KINDS[kind],
    pattern,
  );
  const element = found.asElement();
  if (!element) throw new Error(`${kind} "${name}" is no element`);
  return element as ElementHandle<Element>; // What the selector finds.
}

export async function press(page: Page, kind: keyof typeof KINDS, name: string | RegExp): Promise<void> {
  await (await find(page, kind, name)).asLocator().click();
}

/** Writes into a field, key by key, in place of what stands there. */
export async function fill(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = await find(page, 'field', label);
  await field.evaluate((element) => (element instanceof HTMLElement ? element.focus() : undefined));
  await field.evaluate((element) => (element instanceof HTMLInputElement ? element.select() : undefined));
  await page.keyboard.type(text);
}

export async function valueOf(page: Page, label: string | RegExp): Promise<string> {
  return (await find(page, 'field', label)).evaluate((element) =>
    'value' in element ? String(element.value) : '',
  );
}

/** Waits until that text stands on the page, to be seen. */
export async function sees(page: Page, text: string): Promise<void> {
  await eventually(async () => expect(await page.evaluate(() => document.body.innerText)).toContain(text));
}

export async function reaches(page: Page, address: RegExp): Promise<void> {
  await eventually(() => expect(page.url()).toMatch(address));
}

/** Opens an address. A page that is going elsewhere by itself at this very moment ends that, and it is opened again. */
async function visitAddress(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(address);
  }
}

/** Signs in from /auth with the code from the mail, and waits for the dashboard. */
export async function signIn(page: Page, origin: string, mail: MailServer, email: string): Promise<void> {
  await visitAddress(page, `${origin}/auth`);
  await fill(page, 'Email address', email);
  await press(page, 'button', 'Send Verification Code');
  const code = /\d{6}/.exec((await mail.take(email)).subject)?.[0] ?? '';
  await fill(page, 'Verification code', code);
  await press(page, 'button', 'Verify & Sign In');
  await sees(page, `Welcome back, ${email}!`);
}

/** Pays seven days with the sandbox's card that always pays. */
export async function subscribe(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/subscription?plan=7days`);
  await fill(page, 'Card number', '4242 4242 4242 4242');
  await fill(page, 'Expiry date', '12/34');
  await fill(page, 'CVC', '123');
  await press(page, 'button', /^Complete Purchase - /);
  await reaches(page, /\/dashboard/);
}

/** The path of a file that was downloaded under that name, once it is whole. */
export async function downloaded({ downloads }: Firefox, name: string): Promise<string> {
  await eventually(() => expect(readdirSync(downloads)).toEqual([name]));
  return join(downloads, name);
}
