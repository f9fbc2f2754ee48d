import { callApi, payOverTheWire, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Lines that are never broken, so that it can be told where each of them stands. */
const LINES_BEFORE = 60;
const BODY = `${'Line\n'.repeat(LINES_BEFORE)}And [relevant skills] here\n${'Line\n'.repeat(40)}`;

for (const width of [1440, 360]) {
  test(`the way to words in brackets selects them, in sight, at ${width} px`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInOverTheWire(page, mail, email);
    await payOverTheWire(page);
    const { id } = (await callApi(page, 'POST', '/api/cover-letters', {
      title: 'Letter',
      templateId: 'modern-1',
      data: { content: { opening: 'Dear', body: BODY, closing: 'Kind regards', signature: 'Ana' } },
    })) as { id: number };
    await page.goto(`/cover-letter-builder?id=${id}`);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page
      .getByRole('button', { name: 'Go to field: “[relevant skills]” is still to be replaced: Body' })
      .click();
    const body = page.getByLabel('Body');
    await expect(body).toBeFocused();
    const selected = () =>
      body.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await expect.poll(selected).toBe('[relevant skills]');
    const place = await body.evaluate((area: HTMLTextAreaElement, line) => {
      const { lineHeight, paddingTop } = getComputedStyle(area);
      const top = Number.parseFloat(paddingTop) + line * Number.parseFloat(lineHeight) - area.scrollTop;
      const { top: areaTop, height } = area.getBoundingClientRect();
      return { within: top / height, inWindow: (areaTop + top) / window.innerHeight };
    }, LINES_BEFORE);
    for (const share of Object.values(place)) {
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.88);
    }
  });
}
