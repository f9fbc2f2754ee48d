import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { callApi } from './session.ts';

export const PORTRAIT = join(import.meta.dirname, '../../tests/factories/photos/baseline.jpg');
/** A photo is made anew by a process of its own, which a busy machine starts late. */
export const MADE = 40_000;

/** Opens the Personal panel of a resume: in a design with a place for a photo, where nothing else is said. */
export async function openPersonal(page: Page, templateId = 'purpose-5'): Promise<number> {
  const saved = await callApi(page, 'POST', '/api/resumes', {
    title: 'Mit Bild',
    templateId,
    data: typicalResume(),
  });
  const { id } = saved as { id: number }; // The contract of the call.
  await page.goto(`/resume-builder/${id}?section=personal`);
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  return id;
}

export const part = (page: Page) => page.getByRole('region', { name: 'Photo', exact: true });
export const chooser = (page: Page) => page.getByLabel('File of the photo');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Frame your photo' });
export const thumbnail = (page: Page) => part(page).getByRole('img');

export async function savedPhoto(page: Page, id: number): Promise<{ id: string; alt: string }> {
  const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
  return (resume as { data: { photo: { id: string; alt: string } } }).data.photo; // The contract of the call.
}
