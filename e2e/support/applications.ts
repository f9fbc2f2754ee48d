import { expect, type Page } from '@playwright/test';
import { emptyApplication } from '../../src/documents/application/empty.ts';
import type { ApplicationData } from '../../src/documents/application/schema.ts';
import type { MailServer } from './mail-server.ts';
import { callApi, signInOverTheWire } from './session.ts';

/** Saves an application of the person who is signed in on the page, and answers its id. */
export async function saveApplication(page: Page, data: Partial<ApplicationData>): Promise<number> {
  const body = { data: { ...emptyApplication(), ...data } };
  const saved = await callApi(page, 'POST', '/api/applications', body);
  return (saved as { id: number }).id; // The contract of the call.
}

/** Signs somebody in who has an application, and answers its id. */
export async function signInWithApplication(
  page: Page,
  mail: MailServer,
  email: string,
  data: Partial<ApplicationData> = { position: 'Baker', employer: 'Bram' },
): Promise<number> {
  await signInOverTheWire(page, mail, email);
  return saveApplication(page, data);
}

/** Opens the application of {@link signInWithApplication} in this tab and in another one, which is answered. */
export async function openInTwoTabs(page: Page, id: number): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/applications/${id}`);
    await expect(tab.getByLabel('Position')).toHaveValue('Baker');
  }
  return other;
}

/** An application as the server has it. */
export async function storedApplication(
  page: Page,
  id: number,
): Promise<{ title: string; data: ApplicationData }> {
  const stored = await callApi(page, 'GET', `/api/applications/${id}`);
  return stored as { title: string; data: ApplicationData }; // The contract of the call.
}

/** The day so many days from today, `YYYY-MM-DD`. */
export function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return new Intl.DateTimeFormat('sv-SE').format(date);
}

const JOBS = [
  ['Staff nurse', 'Mercy Hospital', 'Columbus, OH'],
  ['Platform engineer', 'Nordlys Energy', 'Trondheim'],
  ['Primary school teacher', 'St Brigid’s', 'Cork'],
  ['Pastry chef', 'Café Lumière', 'Lyon'],
  ['Accountant', 'Bauer & Söhne', 'Berlin'],
  ['Site manager', 'Ponte Construções', 'Porto'],
] as const;
const STAGES = ['saved', 'applied', 'interviewing', 'offer', 'closed'] as const;

/** Applications in all stages, of every trade; the same whenever it is called. */
export async function saveManyApplications(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const [position, employer, location] = JOBS[at % JOBS.length] ?? JOBS[0];
    const stage = STAGES[(at * 7 + Math.floor(at / 5)) % STAGES.length] ?? 'saved';
    await saveApplication(page, {
      ...{ position, employer: at < JOBS.length ? employer : `${employer} ${at}`, location, stage },
      ...{ deadline: at % 3 === 0 ? inDays((at % 40) - 5) : '' },
      ...(at % 2 === 0 && { nextStep: 'Call them', nextStepOn: inDays((at % 30) - 3) }),
      tags: at % 4 === 0 ? ['remote', 'near home'].slice(0, 1 + (at % 2)) : [],
      stageChangedAt: new Date(Date.now() - at * 86_400_000).toISOString(),
      closedReason: stage === 'closed' ? 'rejected' : '',
    });
  }
}

/** What the choice of an application's stage is called in the list. */
export const stageOf = (name: string) => `Stage of ${name}`;
