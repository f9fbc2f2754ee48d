import type { Page } from '@playwright/test';
import { expectCleanInLightAndDark } from './support/accessibility.ts';
import { saveResume, signInOverTheWire, signInToDashboard, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const isChosen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');

test('a builder opened by a template begins at Personal, any other at Template', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder?template=tech-1');
  await isChosen(page, 'Personal');
  await page.goto('/resume-builder?template=tech-1&example=teacher');
  await isChosen(page, 'Personal');
  await page.goto('/resume-builder/new');
  await isChosen(page, 'Template');
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder?id=${id}&template=modern-1`);
  await isChosen(page, 'Template');
});

test('each section ends with the way to the next, which begins at its top', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  for (const name of ['Personal', 'Summary', 'Work', 'Education', 'Skills', 'More']) {
    await page.getByRole('button', { name: `Next: ${name}`, exact: true }).click();
    await isChosen(page, name);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('heading').first()).toBeInViewport();
  }
  await expect(page.getByRole('button', { name: /^Next: / })).toHaveCount(0);
});

test('sections that are filled in have a tick, which is told in words, too', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder?template=modern-1');
  await expect(tab(page, 'Personal')).not.toHaveAccessibleDescription('filled in');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Email').fill('ana@example.com');
  await expect(tab(page, 'Personal')).not.toHaveAccessibleDescription('filled in');
  await page.getByLabel('Phone').fill('+351 912 345 678');
  await expect(tab(page, 'Personal')).toHaveAccessibleDescription('filled in');
});

test('at a desk the sections stand beside the fields and stay in sight', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await tab(page, 'Work').click();
  await page.getByRole('button', { name: 'Next: Education' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(tab(page, 'Template')).toBeInViewport({ ratio: 1 });
  await expect(tab(page, 'More')).toBeInViewport({ ratio: 1 });
  await tab(page, 'Work').focus();
  await page.keyboard.press('ArrowDown');
  await isChosen(page, 'Education');
  await page.keyboard.press('ArrowLeft');
  await isChosen(page, 'Work');
});

test('the builders end in one line, the rest of the site in all its links', async ({ page, mail, email }) => {
  const links = page.getByRole('contentinfo').getByRole('link');
  await signInToDashboard(page, mail, email);
  for (const address of ['/resume-builder/new', '/resume-builder?template=tech-1', '/cover-letter-builder']) {
    await page.goto(address);
    await expect(links).toHaveText(['Help', 'Terms', 'Privacy']);
  }
  await page.goto('/resume-builder-online');
  await expect(page.getByRole('contentinfo')).toContainText('© 2024');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a bar leads back and on, and to the preview; the row of sections follows', async ({
    page,
    mail,
    email,
  }) => {
    await signInOverTheWire(page, mail, email);
    await page.goto('/resume-builder?template=tech-1');
    const bar = page.getByRole('group', { name: 'Steps' });
    for (const name of ['Summary', 'Work', 'Education', 'Skills', 'More']) {
      await bar.getByRole('button', { name: 'Next', exact: true }).click();
      await isChosen(page, name);
      await expect(tab(page, name)).toBeInViewport({ ratio: 0.9 });
    }
    // After the last section the preview follows, where the thumb is.
    await expect(bar.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Back', exact: true }).click();
    await isChosen(page, 'Skills');
    await bar.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('img', { name: /^Page 1 / }).first()).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await bar.getByRole('button', { name: 'Edit', exact: true }).click();
    await isChosen(page, 'Skills');
    await expectCleanInLightAndDark(page);
  });

  test('the way back closes the preview and stays in the builder, as pressing Edit does', async ({
    page,
    mail,
    email,
  }) => {
    const id = await signInWithResume(page, mail, email);
    await page.goto('/about');
    await page.goto(`/resume-builder/${id}`);
    const bar = page.getByRole('group', { name: 'Steps' });
    const edit = bar.getByRole('button', { name: 'Edit', exact: true });
    const preview = bar.getByRole('button', { name: 'Preview', exact: true });
    await bar.getByRole('button', { name: 'Next', exact: true }).tap();
    await isChosen(page, 'Personal');
    await preview.tap();
    await expect(edit).toBeVisible();
    await page.goBack();
    await expect(preview).toBeVisible();
    await isChosen(page, 'Personal');
    await page.goForward();
    await expect(edit).toBeVisible();
    await edit.tap();
    await expect(preview).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
    await isChosen(page, 'Personal');
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('a section that was gone to by a finger has no ring around it', async ({ page, mail, email }) => {
    const id = await signInWithResume(page, mail, email);
    await page.goto(`/resume-builder/${id}`);
    await page.getByRole('button', { name: 'Next: Personal' }).tap();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('outline-style', 'none');
    await page.getByRole('button', { name: 'Next: Summary' }).press('Enter');
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('outline-style', 'solid');
  });

  test('who is writing goes on writing in the next section', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    await page.goto('/resume-builder?template=tech-1');
    await page.getByLabel('First name').tap();
    const bar = page.getByRole('group', { name: 'Steps' });
    await bar.getByRole('button', { name: 'Next', exact: true }).tap();
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toBeFocused();
    await isChosen(page, 'Summary');
  });

  test('the bar stands above a keyboard that covers the end of the window', async ({ page, mail, email }) => {
    // Such a keyboard changes the visual viewport alone.
    await page.addInitScript(() => {
      const covered = new EventTarget();
      Object.assign(covered, { scale: 1, height: 440, offsetTop: 0 });
      Object.defineProperty(window, 'visualViewport', { value: covered });
    });
    await signInOverTheWire(page, mail, email);
    await page.goto('/resume-builder?template=tech-1');
    await page.getByLabel('Location').tap();
    const bar = page.getByRole('group', { name: 'Steps' });
    await expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(440);
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no section scrolls sideways', async ({ page, mail, email }) => {
    const id = await signInWithResume(page, mail, email);
    await page.goto(`/resume-builder/${id}`);
    for (const name of ['Template', 'Personal', 'Summary', 'Work', 'Education', 'Skills', 'More']) {
      await tab(page, name).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    }
  });
});
