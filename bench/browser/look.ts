import type { Browser, Page } from '@playwright/test';
import { LOOK } from '../../src/documents/look/look-fields.ts';
import { SETTINGS } from '../../src/documents/resume/setting-fields.ts';
import { resumePrintJob } from '../../src/documents/resume/print-model.ts';
import type { ResumeData } from '../../src/documents/resume/schema.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { threePageResume } from '../../tests/factories/three-page-resume.ts';
import { typesetter } from '../../tests/support/typesetter.ts';
import { signInOver } from '../../tests/support/product-process.ts';
import type { BenchLine } from '../bench-line.ts';
import { quantile } from '../render/statistics.ts';
import { watchPaints } from './paint-watch.ts';
import { withProductInBrowser } from './with-product-in-browser.ts';

const ROUNDS = 5;
const TEMPLATE = 'modern-3';
/** It stands beside what was found. */
const LEAVE = 'Leave it as it was';

/** How soon each setting of the look is painted on a typical resume, and how soon a look is found that spares a page. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, productUrl) => {
    const token = await signInOver(productUrl, 'ana@example.com');
    const save = async (data: ResumeData) => {
      const answer = await fetch(`${productUrl}/api/resumes`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ templateId: TEMPLATE, data }),
      });
      const { id } = (await answer.json()) as { id: number }; // The contract of the call.
      return `${productUrl}/resume-builder/${id}?section=template`;
    };
    return [
      ...(await settingLines(await openBuilder(browser, token, await save(typicalResume())))),
      await fitLine(await openBuilder(browser, token, await save(resumeOfTwoPages()))),
    ];
  });
}

/** Runs over onto a second page by no more than a job. */
function resumeOfTwoPages(): ResumeData {
  const long = threePageResume();
  const compiler = typesetter();
  const withJobs = (count: number) => ({ ...long, employment: long.employment.slice(0, count) });
  const pagesOf = (data: ResumeData) =>
    compiler.svg(resumePrintJob({ templateId: TEMPLATE, data, updatedAt: new Date(0) }, 'pages')).pages
      .length;
  const found = long.employment.map((_, index) => withJobs(index + 1)).find((data) => pagesOf(data) === 2);
  if (!found) throw new Error('no such resume takes two pages');
  return found;
}

async function settingLines(page: Page): Promise<BenchLine[]> {
  for (const folded of ['Look', 'More of the look']) await page.getByText(folded, { exact: true }).click();
  const lines = [await line(page, 'accentColor', LOOK.accentColor.label, ['#9f1239', '#0f766e'])];
  for (const [name, field] of Object.entries({ ...LOOK, density: SETTINGS.density })) {
    if (field.kind === 'choice') lines.push(await line(page, name, field.label, field.choices.slice(-2)));
  }
  return lines;
}

async function line(page: Page, name: string, label: string, values: readonly string[]): Promise<BenchLine> {
  const control =
    name === 'accentColor'
      ? page.locator('input[type=color]').first()
      : page.locator(`[id="field-settings.${name}"], [id$="settings.${name}"]`).first();
  const took: number[] = [];
  // What is chosen for the first time fetches its typefaces, which is no matter of painting.
  for (let round = 0; round < ROUNDS + values.length; round += 1) {
    const value = values[round % values.length] ?? '';
    const ms = await control.evaluate((element, next) => window.paintOf(element, next), value);
    if (round >= values.length) took.push(ms);
    await page.waitForTimeout(400);
  }
  return {
    name: `Look, press to paint: ${label}`,
    value: `${quantile(took, 0.5).toFixed(0)} ms`,
    budget: '100 ms',
  };
}

async function fitLine(page: Page): Promise<BenchLine> {
  const took: number[] = [];
  const fit = page.locator('[data-form]').getByRole('button', { name: 'Fit to 1 page' });
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ms = await fit.evaluate((button, name) => window.untilButton(button, name), LEAVE);
    // The first one loads the code.
    if (round > 0) took.push(ms);
    await page.getByRole('button', { name: LEAVE }).click();
    await page.waitForTimeout(600);
  }
  return {
    name: 'Fit to 1 page, press to answer',
    value: `${quantile(took, 0.5).toFixed(0)} ms`,
    budget: '400 ms',
  };
}

async function openBuilder(browser: Browser, token: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((sessionToken) => localStorage.setItem('sessionToken', sessionToken), token);
  const page = await context.newPage();
  await watchPaints(page);
  await page.goto(address);
  await page.locator('ol canvas').first().waitFor();
  // The pictures of the templates are drawn by an engine beside this one.
  await page.waitForTimeout(8_000);
  return page;
}
