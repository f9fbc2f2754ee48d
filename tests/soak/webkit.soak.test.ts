import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { firstMissing, inOneLine, READERS, readBack } from '#tests/support/read-back.ts';
import { FULL } from '#tests/support/soak-counts.ts';
import { startWebKit, type WebKit } from '#tests/support/webkit.ts';

/** The control of a name: what its labels, its own name or its words say. */
const CONTROL = `
  const [kind, name] = arguments;
  const names = (element) => [element.getAttribute('aria-label') ?? '',
    ...(element.matches('input, textarea') ? [...element.labels] : [element]).map(({ textContent }) => textContent.trim())];
  return [...document.querySelectorAll(kind)].find((element) =>
    element.checkVisibility() && !element.disabled && names(element).some((each) => each.startsWith(name))) ?? null;`;
const DRAWN = `return document.querySelectorAll('[role=img][aria-label^="Page "] canvas').length`;

const EMAIL = 'ana@example.com';

let directory: string;
let product: ProductProcess;
let webkit: WebKit;

beforeAll(async () => {
  if (!FULL) return;
  directory = mkdtempSync(join(tmpdir(), 'foothold-webkit-product-'));
  product = await startProductProcess({ DATA_DIR: directory });
  webkit = await startWebKit();
});
afterAll(async () => {
  if (!FULL) return;
  await webkit.close();
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const eventually = <T>(attempt: () => Promise<T>) => vi.waitFor(attempt, { timeout: 60_000, interval: 100 });
const press = (kind: string, name: string) => eventually(() => webkit.press(CONTROL, kind, name));
const sees = (text: string) =>
  eventually(async () => expect(await webkit.run('return document.body.innerText')).toContain(text));
async function fill(name: string, text: string): Promise<void> {
  await press('input, textarea', name);
  await webkit.type(text);
}

test.runIf(FULL)('the main job in WebKitGTK: from signing in to a PDF that reads back exactly', async () => {
  await webkit.open(`${product.url}/auth`);
  await fill('Email address', EMAIL);
  await press('button', 'Send Verification Code');
  await sees('Enter Verification Code');
  const inbox = await (await fetch(`${product.url}/dev/inbox`)).text();
  await fill('Verification code', /Your sign-in code is (\d{6})/.exec(inbox)?.[1] ?? '');
  await press('button', 'Verify & Sign In');
  await sees(`Welcome back, ${EMAIL}!`);

  await webkit.open(`${product.url}/resume-builder/new?template=modern-1`);
  await press('[role=tab]', 'Personal');
  await fill('First name', 'Ana');
  await fill('Last name', 'Silva');
  await fill('Email', EMAIL);
  await fill('Phone', '+351 21 123 4567');
  // The engine in the browser draws.
  await eventually(async () => expect(await webkit.run(DRAWN)).toBe(1));
  await press('button', 'Save');
  await sees('Your resume has been successfully saved.');
  const builder = await eventually(async () => {
    const address = String(await webkit.run('return location.href'));
    expect(address).toMatch(/\/resume-builder\/\d+/);
    return address;
  });

  await webkit.open(`${product.url}/subscription?plan=7days`);
  await fill('Card number', '4242424242424242');
  await fill('Expiry date', '1234');
  await fill('CVC', '123');
  await press('button', 'Complete Purchase - ');
  await sees('Welcome! Your subscription is now active.');

  await webkit.open(builder);
  await press('button', 'Download');
  await sees('Your resume is ready for download.');
  const file = join(webkit.downloads, 'Ana-Silva-Resume.pdf');
  await eventually(async () => expect(readdirSync(webkit.downloads)).toContain('Ana-Silva-Resume.pdf'));
  const pdf = new Uint8Array(readFileSync(file));
  for (const reader of READERS) {
    const text = (await readBack(pdf, reader)).join('\n');
    expect([reader, firstMissing(text, ['Ana Silva', EMAIL, '+351 21 123 4567'], inOneLine)]).toEqual([
      reader,
      undefined,
    ]);
  }
});
