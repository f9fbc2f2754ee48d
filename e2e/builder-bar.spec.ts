import { payOverTheWire, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const WIDTHS = [320, 360, 768, 1024, 1280, 1440];

test('in the bar of a builder nothing lies over anything else, and the title can be read, however much there is to say', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email, 'Ana Silva Resume for Northwind');
  await page.goto(`/resume-builder/${id}?section=work`);
  await page.getByRole('textbox', { name: 'Start date' }).first().fill('some day');
  await page.getByRole('textbox', { name: 'Company' }).first().fill('Northwind');
  await expect(page.getByText('Saved, but for Start date of job 1').first()).toBeVisible();
  // What cannot be saved is not called done.
  const work = page.getByRole('tab', { name: 'Work' });
  await expect(work).toHaveAccessibleName(/cannot be saved/);
  await expect(work).not.toHaveAccessibleDescription('filled in');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 760 });
    const found = await page.evaluate(() => {
      const bar = document.querySelector('h1')?.parentElement;
      const texts = [...(bar?.querySelectorAll('a, button, span') ?? [])].filter(
        (each) =>
          each.checkVisibility() &&
          each.getBoundingClientRect().width > 2 &&
          !each.matches('.visually-hidden, button span, a span') &&
          each.textContent.trim() + (each.getAttribute('aria-label') ?? '') !== '',
      );
      const boxes = texts.map((each) => ({
        name: each.textContent.trim() || each.getAttribute('aria-label'),
        box: each.getBoundingClientRect(),
      }));
      const over = boxes.flatMap(({ name, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
          )
          .map((other) => `${name} / ${other.name}`),
      );
      const title = boxes.find(({ name }) => name?.startsWith('Ana'))?.box.width ?? 0;
      return { over, title, sideways: document.documentElement.scrollWidth > window.innerWidth };
    });
    expect([width, found.over, found.sideways]).toEqual([width, [], false]);
    expect([width, found.title > 84]).toEqual([width, true]);
  }
});

test('Download says why it cannot be used yet to whoever comes to it by key', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new?template=modern-1');
  const download = page.getByRole('button', { name: 'Download', exact: true });
  const reach = async () => {
    await page.getByRole('button', { name: 'Full Screen', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(download).toBeFocused();
  };
  await reach();
  await expect(download).toHaveAccessibleDescription(/You need an active subscription/);
  await payOverTheWire(page);
  await page.reload();
  await reach();
  await expect(download).toHaveAccessibleDescription('Please save your resume before downloading.');
});

test('on a phone the page that stands alone marks no field, and the keyboard meets one pin', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=personal`);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.locator('[data-reading]')).toContainText('Zoë');
  await expect(page.locator('[data-field-marks] > span')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('tab', { name: 'Template', exact: true }).click();
  const pins = page.getByRole('button', { name: /^Pin / });
  await expect(pins.first()).toBeAttached();
  expect(
    await pins.evaluateAll((all) => all.filter((pin) => (pin as HTMLElement).tabIndex === 0).length),
  ).toBe(1);
});
