import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Every rule of WCAG 2.2 A and AA that a machine can check. */
const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Looked = {
  /** A selector: only what is in there is looked at. */
  within?: string;
  /** Tags of the rules; otherwise all that axe has on. */
  tags?: string[] | undefined;
  /** These rules alone. */
  rules?: string[];
  /** Rules that are left out. */
  without?: string[];
};

/**
 * What may differ between light and dark: the elements are the same in both, as nothing of the product's own asks for
 * the scheme but its stylesheet.
 */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The accessibility faults of the page as it stands: each with its rule and the elements. */
async function accessibilityFaults(
  page: Page,
  { within, tags, rules, without = [] }: Looked = {},
): Promise<string[]> {
  const options: RunOptions = {
    // Of what is right nothing is told, which would take longer than looking.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  // A page is given axe once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(([where, how]) => window.axe.run(where ?? document, how), [
    within,
    options,
  ] as const);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** The accessibility faults of the page as it stands, in light and in dark; it is light afterwards. */
async function faultsInLightAndDark(page: Page, looked: Looked = {}): Promise<string[]> {
  await changeScheme(page, 'light');
  const light = await accessibilityFaults(page, looked);
  await changeScheme(page, 'dark');
  const dark = await accessibilityFaults(page, { ...looked, tags: undefined, rules: RULES_OF_COLOUR });
  await changeScheme(page, 'light');
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}

/** Half way between two schemes the colour of one element stands on the ground of the other. */
async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const isChanging = () =>
      document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    // Asked again and again: a transition's own promise may never be settled, though none runs any more.
    do await new Promise(requestAnimationFrame);
    while (isChanging());
  });
}

/** What is only so while something appears or goes, and is gone a moment later, is no fault. */
export async function expectNoFaults(page: Page, looked: Looked = {}): Promise<void> {
  await expectNone(() => accessibilityFaults(page, looked));
}

/** The same in light and in dark; the page is light afterwards. */
export async function expectNoFaultsInLightAndDark(page: Page, looked: Looked = {}): Promise<void> {
  await expectNone(() => faultsInLightAndDark(page, looked));
}

export async function expectClean(page: Page, without: string[] = []): Promise<void> {
  await expectNoFaults(page, { tags: WCAG_RULES, without });
}

export async function expectCleanInLightAndDark(page: Page, without: string[] = []): Promise<void> {
  await expectNoFaultsInLightAndDark(page, { tags: WCAG_RULES, without });
}

async function expectNone(faults: () => Promise<string[]>): Promise<void> {
  await expect(async () => {
    expect(await faults()).toEqual([]);
  }).toPass({ timeout: 40_000 });
}
