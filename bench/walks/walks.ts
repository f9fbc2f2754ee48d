import type { BrowserContextOptions, Browser } from '@playwright/test';
import { signInOver } from '../../tests/support/product-process.ts';
import type { BenchLine } from '../bench-line.ts';
import { withProductInBrowser } from '../browser/with-product-in-browser.ts';
import { effortLines } from './effort.ts';
import { engineReady } from './engine-ready.ts';
import { walkAsNurse } from './nurse.ts';
import { walkAsDeveloper, walkAsGraduate, walkByKeyboard, walkInTwoTabs } from './others.ts';
import { Walker, type Hand } from './walker.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Five people walk through the product, each in a way of their own: what it takes them. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, url) => {
    const codeFor = async () => {
      const inbox = await (await fetch(`${url}/dev/inbox`)).text();
      return /code is (\d{6})/.exec(inbox)?.[1] ?? '';
    };
    const begin = (hand: Hand, options: BrowserContextOptions = {}) =>
      beginWalk(browser, hand, { ...options, baseURL: url });
    const lines: BenchLine[] = [];
    const tell = (who: string, walker: Walker, budgets?: { presses: string; longest: string }) => {
      lines.push(...effortLines(who, walker.effort(), budgets));
      if (process.env.WALKS_LOG) console.log([who, ...walker.log()].join('\n  '));
    };
    const nurse = await begin('finger', PHONE);
    await walkAsNurse(nurse, 'nurse@example.com', codeFor);
    tell('A nurse on a phone', nurse, { presses: '45', longest: '2' });
    const [one, other] = [await beside(nurse), await beside(nurse)];
    await one.open(nurse.page.url());
    await walkInTwoTabs(one, other);
    tell('Two tabs, a bad network: first', one);
    tell('Two tabs, a bad network: second', other);
    const developer = await begin('mouse', DESK);
    await walkAsDeveloper(developer, 'developer@example.com', codeFor);
    tell('A developer with an old PDF', developer);
    const graduate = await begin('finger', PHONE);
    await walkAsGraduate(graduate, 'graduate@example.com', codeFor);
    tell('A graduate without jobs', graduate);
    const keys = await begin('keyboard', DESK);
    await walkByKeyboard(keys, 'keys@example.com', codeFor);
    tell('By the keyboard alone', keys);
    const token = await signInOver(url, 'engine@example.com');
    lines.push(...(await engineReady(browser, token, url)));
    return lines;
  });
}

/** Another tab of the same person's browser. */
async function beside(walker: Walker): Promise<Walker> {
  return Walker.begin(await walker.page.context().newPage(), 'finger');
}

async function beginWalk(browser: Browser, hand: Hand, options: BrowserContextOptions): Promise<Walker> {
  const context = await browser.newContext(options);
  return Walker.begin(await context.newPage(), hand);
}
