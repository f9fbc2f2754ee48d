import type { Page } from '@playwright/test';
import { threePageResume } from '../tests/factories/three-page-resume.ts';
import { drawnByServer, serverPages } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

type Answer = { pages: string[] };

async function open(page: Page, templateId: string): Promise<Answer> {
  const saved = await callApi(page, 'POST', '/api/resumes', { templateId, data: threePageResume() });
  const drawn = page.waitForResponse(/\/api\/preview$/);
  await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(serverPages(page).first()).toBeVisible();
  return (await drawn).json() as Promise<Answer>; // The contract of the call.
}

/** Greatest difference of two pictures of the same size, of 255, among the means of 4 by 4 points. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const [width, height] = [Math.floor(image.width / 4), Math.floor(image.height / 4)];
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, width, height);
          return context.getImageData(0, 0, width, height).data;
        }),
      );
      if (!first || first.length !== second?.length) return 255;
      return first.reduce((most, value, at) => Math.max(most, Math.abs(value - (second[at] ?? 0))), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

test.beforeEach(async ({ page, mail, email }) => {
  test.slow();
  await drawnByServer(page);
  await signInToDashboard(page, mail, email);
});

test.describe('beside the same page as one text', () => {
  // The test itself puts markup into the page, which its policy would stop.
  test.use({ bypassCSP: true });
  for (const templateId of ['modern-1', 'creative-1', 'tech-2', 'executive-3']) {
    test(`a page of ${templateId} stands as the server wrote it, ornaments and all`, async ({ page }) => {
      const { pages } = await open(page, templateId);
      const sheet = page.getByRole('img', { name: /^Page 1/ });
      const shown = await sheet.screenshot();
      const markup = pages[0] ?? '';
      await sheet.evaluate((element, svg) => {
        if (!element.shadowRoot) throw new Error('the page has no tree of its own');
        element.shadowRoot.innerHTML = svg;
        element.shadowRoot
          .querySelector('svg')
          ?.setAttribute('style', 'display: block; width: 100%; height: 100%');
      }, markup);
      const unjoined = await difference(page, shown, await sheet.screenshot());
      await sheet.evaluate(async (element, svg) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        image.style.cssText = 'display: block; width: 100%; height: 100%';
        await image.decode();
        element.shadowRoot?.replaceChildren(image);
      }, markup);
      const pictured = await difference(page, shown, await sheet.screenshot());
      expect(unjoined).toBeLessThan(25);
      // A picture is put on whole points, the drawing where it falls: a shift by one point makes 60.
      expect(pictured).toBeLessThan(60);
    });
  }
});

test('a key fetches the page that it changes, and the others stay as they are', async ({ page }) => {
  await open(page, 'modern-1');
  await expect(serverPages(page)).toHaveCount(3);
  const others = await serverPages(page).evaluateAll((drawings) => {
    Object.assign(window, { drawings });
    return drawings.length;
  });
  expect(others).toBe(3);
  const drawn = page.waitForResponse(/\/api\/preview$/);
  await page.getByLabel('Professional summary').press('Control+End');
  await page.getByLabel('Professional summary').press('x');
  const answer = (await (await drawn).json()) as Answer; // The contract of the call.
  expect(answer.pages.map((svg) => svg !== '')).toEqual([true, false, false]);
  await expect
    .poll(() =>
      serverPages(page).evaluateAll((drawings) => {
        const before = (window as unknown as { drawings: Element[] }).drawings; // Put there above.
        return drawings.map((drawing, at) => drawing === before[at]);
      }),
    )
    .toEqual([false, true, true]);
});
