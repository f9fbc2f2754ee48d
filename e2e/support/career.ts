import type { Page } from '@playwright/test';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { MailServer } from './mail-server.ts';
import { callApi, payToDashboard, saveResume, signInToDashboard } from './session.ts';

/*
 * One person with one base and ten tailored resumes: changes the phone number once, finds it in all ten, rewords three
 * bullets in one of them, restyles another and restores last Tuesday's text.
 */

type Resume = { version: number; templateId: string; data: ReturnType<typeof typicalResume> };

/** The number that is changed once. */
export const PHONE = '+44 113 496 0000';

/** Bullets that are worded anew. */
export const THREE = ['- Ran the night shift', '- Taught six colleagues', '- Halved the waiting time'];

const DAY_MS = 24 * 3600_000;

/** A resume as the server has it. */
export async function read(page: Page, id: number): Promise<Resume> {
  return (await callApi(page, 'GET', `/api/resumes/${id}`)) as Resume; // The contract of the call.
}

/** A base called "All I did" and ten that are worded for one employer each. */
export async function withTenTailored(page: Page, mail: MailServer, email: string) {
  await signInToDashboard(page, mail, email);
  const base = await saveResume(page, 'All I did');
  await payToDashboard(page);
  const ids: number[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const title = `Employer ${number}`;
    const made = await callApi(page, 'POST', `/api/resumes/${base}/variants`, { title });
    const { id } = made as { id: number }; // The contract of the call.
    const data = { ...typicalResume(), summary: `What ${title} looks for.` };
    await callApi(page, 'PUT', `/api/resumes/${id}`, { data, version: 1 });
    ids.push(id);
  }
  return { base, ids };
}

/** The kept versions as they would stand there a week later: saved on the last Tuesday that is not yesterday. */
export async function sinceLastTuesday(page: Page): Promise<void> {
  const tuesday = new Date(Date.now() - 2 * DAY_MS);
  while (tuesday.getDay() !== 2) tuesday.setTime(tuesday.getTime() - DAY_MS);
  await page.route('**/versions', async (route) => {
    const answer = await route.fetch();
    const kept = (await answer.json()) as object[]; // The contract of the call.
    await route.fulfill({
      response: answer,
      json: kept.map((one) => ({ ...one, savedAt: tuesday.toISOString() })),
    });
  });
}

/** The row of a tailored resume under its base. */
export const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Tailored from All I did' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
