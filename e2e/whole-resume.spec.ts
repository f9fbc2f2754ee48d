import { readFileSync } from 'node:fs';
import { callApi, payToDashboard, signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';
import { walker } from './support/walker.ts';

for (const width of [1440, 768, 360]) {
  test(`a resume is written from nothing to its PDF at ${width} px`, async ({ page, mail, email }) => {
    test.slow();
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: width < 1_024 ? 780 : 900 });
    await signInOverTheWire(page, mail, email);
    await payToDashboard(page);
    const { look, see, edit } = walker(page, width);
    await look('dashboard');
    await page.goto('/resume-builder/new');
    await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
    await look('start');

    await edit('Personal');
    const write = async (label: string, text: string) => {
      const field = page.getByRole('textbox', { name: label, exact: true }).last();
      await field.click();
      // What is known of the account stands there.
      await page.keyboard.press('ControlOrMeta+a');
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      await look(label.toLowerCase().replaceAll(' ', '-'));
    };
    await write('First name', 'Ana');
    await write('Last name', 'Silva');
    await write('Professional title', 'Registered nurse');
    await write('Email', 'ana.silva@example.com');
    await write('Phone', '+1 503 555 0177');
    await write('Location', 'Portland, Oregon');

    await edit('Summary');
    await page.getByRole('button', { name: 'Examples and phrases' }).click();
    const phrases = page.getByRole('region', { name: 'Examples and phrases' });
    await expect(phrases.getByLabel('Profession')).toHaveValue('Nursing and care');
    await look('phrases');
    await page.getByRole('button', { name: /^Registered nurse with/ }).click();
    const summary = page.getByLabel('Professional summary');
    await expect(summary).toBeFocused();
    await page.keyboard.type('nine');
    await look('phrase-begun');
    await summary.fill('Registered nurse with nine years on surgical wards, licensed in Oregon.');

    await edit('Work');
    await page.getByRole('button', { name: 'Add job' }).last().click();
    await write('Position', 'Nurse');
    await write('Company', 'Harbor Hospital');
    await write('Start date', '03/2019');
    await page.getByLabel('I currently work here').check();
    await write('Description', '- Cared for up to 12 patients a shift\n- Trained 6 new colleagues');
    await edit('Education');
    await page.getByRole('button', { name: 'Add education' }).last().click();
    await write('Degree', 'BSc Nursing');
    await write('School', 'Oregon State University');
    await write('Graduation date', 'May 2016');
    await edit('Skills');
    const skill = page.getByRole('textbox', { name: /skill/i }).first();
    for (const name of ['Wound care', 'Triage', 'Portuguese']) {
      await skill.fill(name);
      await page.keyboard.press('Enter');
    }
    await look('skills');
    await edit('More');
    await look('more');

    await see();
    await look('preview');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Your resume has been successfully saved.');
    await look('saved');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await (await download).path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    await look('downloaded');
    const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    expect(await callApi(page, 'GET', `/api/resumes/${id}`)).toMatchObject({
      title: 'Ana Silva Resume',
      data: {
        personalInfo: { title: 'Registered nurse', location: 'Portland, Oregon' },
        employment: [{ position: 'Nurse', company: 'Harbor Hospital', startDate: '2019-03', current: true }],
        education: [{ degree: 'BSc Nursing', graduationDate: '2016-05' }],
        skills: ['Wound care', 'Triage', 'Portuguese'],
      },
    });
  });
}
