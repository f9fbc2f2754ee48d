import { readFileSync } from 'node:fs';
import { payToDashboard, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { walker } from './support/walker.ts';

for (const width of [1440, 360]) {
  test(`a letter is written from nothing to its PDF at ${width} px`, async ({ page, mail, email }) => {
    test.slow();
    await page.setViewportSize({ width, height: width < 1_024 ? 780 : 900 });
    await signInOverTheWire(page, mail, email);
    await payToDashboard(page);
    const { look, see } = walker(page, width);
    await page.goto('/cover-letter-builder?template=modern-1');
    await expect(page.getByRole('heading', { name: 'Edit Cover Letter' })).toBeVisible();
    await look('letter-start');
    const write = async (label: string, text: string) => {
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.click();
      await expect(field).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await look(`letter-${label.toLowerCase().replaceAll(' ', '-')}`);
    };
    await write('Full name', 'Ana Silva');
    await write('Email', 'ana.silva@example.com');
    await write('Company', 'Harbor Hospital');
    await write('Position', 'head nurse');
    await write('Opening', 'Dear Ms. Okafor,');
    await write(
      'Body',
      'For nine years I have looked after surgical patients, and [Position] is what I want to be next.',
    );
    await write('Signature', 'Sincerely,');
    await see();
    await look('letter-preview');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await look('letter-downloaded');
  });
}
