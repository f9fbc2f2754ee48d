import type { Page } from '@playwright/test';
import { takePicture } from './pictures.ts';
import { expect } from './test.ts';

/** Leads through a builder at a width, and looks at each step: nothing covers the field at hand or scrolls sideways. */
export function walker(page: Page, width: number) {
  const onPhone = width < 1_024;
  let step = 0;
  return {
    async look(name: string) {
      // What has the focus stands clear of the bars that stick to the window, and of toasts.
      const covered = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.matches('input, textarea')) return null;
        const { left, top, width: wide, height } = activeElement.getBoundingClientRect();
        const above = document.elementFromPoint(left + wide / 2, top + Math.min(height, 40) / 2);
        return above === activeElement || activeElement.contains(above)
          ? null
          : (above?.outerHTML.slice(0, 200) ?? 'nothing');
      });
      expect.soft(covered, `what covers the field at "${name}"`).toBeNull();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(sideways, `"${name}" scrolls sideways`).toBe(false);
      step += 1;
      await takePicture(page, `${width}-${String(step).padStart(2, '0')}-${name}`);
    },
    async see() {
      if (onPhone) await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('img', { name: /^Page 1 / }).first()).toBeVisible();
    },
    async edit(tab: string) {
      const back = page.getByRole('button', { name: 'Edit', exact: true });
      if (onPhone && (await back.isVisible())) await back.click();
      await page.getByRole('tab', { name: tab, exact: true }).click();
    },
  };
}
