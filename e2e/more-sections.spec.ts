import type { Page } from '@playwright/test';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

/** What the server has of a resume. */
async function saved(page: Page, id: number) {
  const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
  return (resume as { data: Record<string, unknown> }).data; // The contract of the call.
}

test('further sections are added, filled in and left out, each with the fields of its kind', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data: { sections: [] } });
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'More' }).click();
  const kinds = page.getByRole('group', { name: 'Add a section' });

  await kinds.getByRole('button', { name: 'Add Certificates' }).click();
  await expect(page.getByLabel('Certificate', { exact: true })).toBeFocused();
  await page.keyboard.type('First aid');
  await page.getByLabel('Issued by').fill('Red Cross');
  await page.getByLabel('Date', { exact: true }).fill('März 2021');
  await page.getByRole('textbox', { name: 'Link' }).fill('nowhere');
  await page.getByLabel('Note').click();
  await expect(page.getByText('This does not look like a web address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link' }).fill('example.com/aid');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('Mar 2021');
  await expect(page.getByLabel('Start date')).toHaveCount(0);

  await kinds.getByRole('button', { name: 'Add Languages' }).click();
  await expect(page.getByLabel('Language', { exact: true })).toBeFocused();
  await page.keyboard.type('Portuguese');
  await page.getByLabel('Level').fill('native');
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByLabel('Language', { exact: true }).last()).toBeFocused();
  await page.keyboard.type('German');
  // One of each of our kinds, and any number of own ones.
  await expect(kinds.getByRole('button', { name: 'Add Languages' })).toHaveCount(0);
  await kinds.getByRole('button', { name: 'Add Own section' }).click();
  await expect(page.getByLabel('Heading').last()).toBeFocused();
  await page.keyboard.type('Patents');
  await page.getByRole('button', { name: 'Move Patents up' }).click();
  await page.getByRole('switch', { name: 'Include Patents' }).click();
  await expect(page.getByLabel('Heading').nth(1)).toBeDisabled();

  await expect
    .poll(() => saved(page, id))
    .toMatchObject({
      sections: [
        {
          kind: 'certificates',
          include: true,
          items: [{ title: 'First aid', subtitle: 'Red Cross', endDate: '2021-03', url: 'example.com/aid' }],
        },
        { kind: 'custom', title: 'Patents', include: false },
        { kind: 'languages', items: [{ title: 'Portuguese', subtitle: 'native' }, { title: 'German' }] },
      ],
    });
});

test('links of the person are named, checked in a quiet word, and taken out again', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data: {} });
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Email').fill('ana@');
  await expect(page.getByText('This does not look like an email address.')).toHaveCount(0);
  await page.getByLabel('Email').blur();
  await expect(page.getByText('This does not look like an email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Add LinkedIn' }).click();
  await expect(page.getByLabel('Address of link 1')).toBeFocused();
  await page.keyboard.type('linkedin.com/in/ana');
  await page.getByRole('button', { name: 'Add Other link' }).click();
  await expect(page.getByLabel('Name of link 2')).toBeFocused();
  await page.keyboard.type('Shop');
  await page.getByLabel('Address of link 2').fill('ana.example.com');
  await expect
    .poll(() => saved(page, id))
    .toMatchObject({
      personalInfo: {
        links: [
          { label: 'LinkedIn', url: 'linkedin.com/in/ana' },
          { label: 'Shop', url: 'ana.example.com' },
        ],
      },
    });
  await page.getByRole('button', { name: 'Remove LinkedIn' }).click();
  await expect(page.getByLabel('Name of link 1')).toHaveValue('Shop');
  await expect(page.getByRole('button', { name: 'Add LinkedIn' })).toBeVisible();
});

test('a month is typed as people write it; what is none stays and says so', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Work' }).click();
  await page.getByRole('button', { name: 'Add job' }).click();
  const start = page.getByLabel('Start date');
  await start.fill('03/2021');
  await start.blur();
  await expect(start).toHaveValue('Mar 2021');
  // Another field ends the step.
  await page.getByLabel('Position').fill('Cook');
  await start.fill('sometime');
  await start.blur();
  await expect(start).toHaveValue('sometime');
  await expect(start).toHaveAccessibleDescription(/^Write the month and the year, like 03\/2019/);
  await start.fill('2021 October');
  await start.blur();
  await expect(start).toHaveValue('Oct 2021');
  await page.keyboard.press('Control+z');
  await expect(start).toHaveValue('Mar 2021');
});
