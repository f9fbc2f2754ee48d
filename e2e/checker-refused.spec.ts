import { readFileSync } from 'node:fs';
import {
  choose,
  lockedResume,
  openChecker,
  RESUME,
  scannedResume,
  upload,
  type Upload,
} from './support/checker.ts';
import { expect, test } from './support/test.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const OLE = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(2_000),
  Buffer.from('WordDocument', 'utf16le'),
]);

/** Refused as soon as they are chosen: nothing needs to be loaded to know it. */
const AT_ONCE: readonly [string, Upload, RegExp][] = [
  ['an empty file', upload('resume.pdf', ''), /empty/],
  ['a Word file of the old kind', upload('resume.doc', OLE, 'application/msword'), /old kind \(\.doc\)/],
  ['a picture', upload('me.png', PNG, 'image/png'), /picture, not a document/],
  ['a rich text file', upload('resume.rtf', '{\\rtf1 Ana}'), /rich text/],
  ['another kind of file', upload('resume.pages', 'PK'), /neither a PDF nor a Word/],
];

for (const [what, file, message] of AT_ONCE) {
  test(`${what} is refused when it is chosen, with what to do`, async ({ page }) => {
    await openChecker(page);
    await choose(page, file);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByLabel('Your resume', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeHidden();
    // The next one may be right.
    await choose(page, RESUME);
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeVisible();
  });
}

test('what only opening a file can tell is told by its field, and another file can be chosen', async ({
  page,
  browser,
}) => {
  const whole = readFileSync(RESUME);
  const cases: readonly (readonly [Upload, RegExp])[] = [
    [upload('renamed.pdf', PNG, 'application/pdf'), /picture, not a document/],
    [upload('renamed.docx', OLE), /old kind \(\.doc\)/],
    [upload('notes.pdf', 'Ana Silva, nurse. '.repeat(40)), /neither a PDF nor a Word/],
    [upload('locked.pdf', lockedResume(), 'application/pdf'), /locked with a password/],
    [upload('half.pdf', whole.subarray(0, 900), 'application/pdf'), /damaged/],
    [upload('scan.pdf', await scannedResume(browser), 'application/pdf'), /picture of text/],
  ];
  await openChecker(page);
  for (const [file, message] of cases) {
    await choose(page, file);
    await page.getByRole('button', { name: 'Analyze Resume' }).click();
    await expect(page.getByRole('alert')).toContainText(message, { timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeFocused();
  }
});

test('a worker that gives no answer is given up, and one that crashes is answered', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      onerror: ((event: ErrorEvent) => void) | null = null;
      onmessage = null;
      onmessageerror = null;
      constructor() {
        super();
        addEventListener('crash-checker', () => this.onerror?.(new ErrorEvent('error', { message: 'gone' })));
      }
      postMessage() {}
      terminate() {}
    };
  });
  await page.clock.install();
  await openChecker(page);
  await choose(page, RESUME);
  const analyze = page.getByRole('button', { name: 'Analyze Resume' });
  await analyze.click();
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Analyzing...' })).toHaveCount(1);
  await page.clock.fastForward(50_000);
  await expect(page.getByRole('alert')).toContainText('took too long');
  await analyze.click();
  await page.evaluate(() => dispatchEvent(new Event('crash-checker')));
  await expect(page.getByRole('alert')).toContainText('The check has stopped');
});

test('another file ends the check of the one before', async ({ page }) => {
  await openChecker(page);
  await choose(page, RESUME);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await choose(page, upload('other.pdf', readFileSync(RESUME), 'application/pdf'));
  await expect(page.getByText('other.pdf', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeHidden();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText('other.pdf', { exact: true })).toBeVisible();
});
