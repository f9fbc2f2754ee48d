import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import type { MailServer } from './support/mail-server.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const BAKER = {
  personalInfo: { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '+1 212 736 5000' },
  employment: [
    {
      id: '1',
      position: 'Head baker',
      company: 'Crumb',
      startDate: '2019-03',
      current: true,
      description:
        '- Responsible for the whole of the early morning shift and its four people\n- Recieved 40 orders a day and planned the dough of the next one',
    },
  ],
};

async function openResume(page: Page, mail: MailServer, email: string): Promise<void> {
  const id = await signInWithResume(page, mail, email);
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data: BAKER });
  await page.goto(`/resume-builder/${id}`);
}

/** The checks begin once the editor and its preview have come, and spelling when its words are there. */
const ADVICE = { timeout: 40_000 };

test('advice stands beside the field that it is about, and goes when the fault is mended', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await openResume(page, mail, email);
  await page.getByRole('tab', { name: 'Work' }).click();
  const advice = page.getByRole('list', { name: 'Advice' });
  const weak = advice.getByText('A bullet begins with “Responsible for”');
  await expect(weak).toBeVisible(ADVICE);
  await expect(advice.getByText('“Recieved” is misspelled')).toBeVisible(ADVICE);
  await weak.click();
  await expect(advice.getByText(/^Begin with what you did|^Say what you did|verb/i).first()).toBeVisible();
  await expectNoFaults(page, { within: '[role=tabpanel]' });

  await page
    .getByLabel('Description')
    .fill('- Led the whole of the early morning shift and its four people\n- Received 40 orders a day');
  await expect(weak).toHaveCount(0, ADVICE);
  await expect(advice.getByText('is misspelled')).toHaveCount(0);
});

test('all advice is listed with a way to its field, and can be switched off for good', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await openResume(page, mail, email);
  const button = page.getByRole('button', { name: /^Advice/ });
  await expect(button).toHaveText(/Advice \(\d+\)/, ADVICE);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Advice' });
  await dialog.getByRole('button', { name: /^Go to Description of job 1: A bullet begins with/ }).click();
  await expect(page.getByLabel('Description')).toBeFocused();

  await button.click();
  await dialog.getByRole('switch', { name: 'Show advice while I write' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Advice' })).toHaveCount(0);
  await page.reload();
  await button.click();
  await expect(dialog.getByRole('switch', { name: 'Show advice while I write' })).not.toBeChecked();
});

test('a resume that is hardly begun is left in peace', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Advice', exact: true }).click();
  await expect(page.getByText('Advice comes once there is something to read.')).toBeVisible();
});
