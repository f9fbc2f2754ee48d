import type { Locator, Page } from '@playwright/test';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { callApi } from './session.ts';

export type Data = ReturnType<typeof typicalResume>;
export type Resume = { version: number; data: Data };

export const TEMPLATE = 'modern-1';
export const [JOB] = typicalResume().employment;

/** A base and a resume that follows it, both as the typical one, but for what is said. */
export async function saveTwo(page: Page, own: (data: Data) => Data = (data) => data) {
  const make = async (title: string, data: Data) => {
    const made = await callApi(page, 'POST', '/api/resumes', { title, templateId: TEMPLATE, data });
    return (made as { id: number }).id; // The contract of the call.
  };
  const base = await make('Base resume', typicalResume());
  const id = await make('For St Jude', own(typicalResume()));
  await callApi(page, 'PUT', `/api/resumes/${id}/base`, { baseId: base });
  return { base, id };
}

export async function read(page: Page, id: number): Promise<Resume> {
  return (await callApi(page, 'GET', `/api/resumes/${id}`)) as Resume; // The contract of the call.
}

/** Saves a resume as another device would, in one go. */
export async function change(page: Page, id: number, how: (data: Data) => Data): Promise<void> {
  const { version, data } = await read(page, id);
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data: how(data), version });
}

export const withPerson = (changes: Partial<Data['personalInfo']>) => (data: Data) => ({
  ...data,
  personalInfo: { ...data.personalInfo, ...changes },
});
export const withJob = (changes: Partial<Data['employment'][number]>) => (data: Data) => ({
  ...data,
  employment: data.employment.map((job, at) => (at === 0 ? { ...job, ...changes } : job)),
});

/** Opens a resume; answers what stands there about it and its base. */
export async function open(page: Page, id: number, tab?: string): Promise<Locator> {
  await page.goto(`/resume-builder/${id}`);
  if (tab) await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('region', { name: 'About this resume and its base' });
}
