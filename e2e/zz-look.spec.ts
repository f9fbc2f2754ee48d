import { saveManyApplications } from './support/applications.ts';
import { signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [1440, 768, 360];
test('look', async ({ page, mail, email }) => {
  test.setTimeout(300_000);
  await signInOverTheWire(page, mail, email);
  await saveManyApplications(page, 24);
  const ways = (process.env.WAYS ?? 'list,detail').split(',');
  for (const way of ways) {
    await page.goto(way === 'detail' ? '/applications/2' : way === 'dashboard' ? '/dashboard' : `/applications${way === 'list' ? '' : `?view=${way}`}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForTimeout(1200);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/shots/${way}-${width}.png`, fullPage: way === 'detail' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) console.log('WIDE', way, width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
