import type { Page } from '@playwright/test';
import { typicalLetter } from '../../tests/factories/sample-letters.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { callApi } from './session.ts';
import { expect } from './test.ts';

/** The chooser of templates. */
export const templates = (page: Page) => page.getByRole('radiogroup', { name: 'Template' });

/** Opens a saved document of a person with a name of their own, and its templates. */
export async function openTemplates(page: Page, kind: 'resume' | 'letter'): Promise<void> {
  const resume = typicalResume();
  const letter = typicalLetter();
  const [path, templateId, data] =
    kind === 'resume'
      ? ([
          '/api/resumes',
          'modern-1',
          { ...resume, personalInfo: { ...resume.personalInfo, lastName: 'Quillfeather' } },
        ] as const)
      : ([
          '/api/cover-letters',
          'professional-1',
          { ...letter, personalInfo: { ...letter.personalInfo, fullName: 'Ana Quillfeather' } },
        ] as const);
  const { id } = (await callApi(page, 'POST', path, { title: 'Mine', templateId, data })) as { id: number }; // The contract.
  await page.goto(kind === 'resume' ? `/resume-builder/${id}` : `/cover-letter-builder?id=${id}`);
  if (kind === 'letter') await page.getByRole('button', { name: 'Change template' }).click();
  await expect(templates(page)).toBeVisible();
}
