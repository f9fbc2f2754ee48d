import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of WCAG 2.2 A and AA that a machine can check. */
export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Looked = {
  /** A selector: only what is in there is looked at. */
  within?: string;
  /** Tags of the rules; otherwise all that axe has on. */
  tags?: string[];
  /** Rules that are left out. */
  without?: string[];
};

/** The accessibility faults of the page as it stands: each with its rule and the elements. */
export async function accessibilityFaults(
  page: Page,
  { within, tags, without = [] }: Looked = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).disableRules(without);
  if (within !== undefined) axe.include(within);
  if (tags) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** What is only so while something appears or goes, and is gone a moment later, is no fault. */
export async function expectClean(page: Page, without: string[] = []): Promise<void> {
  await expect(async () => {
    expect(await accessibilityFaults(page, { tags: WCAG_RULES, without })).toEqual([]);
  }).toPass({ timeout: 40_000 });
}
