import { describe, expect, it } from 'vitest';
import { typesetter } from '#tests/support/typesetter.ts';
import { letterPrintJob } from '../letter/print-model.ts';
import type { LetterData } from '../letter/schema.ts';
import { resumePrintJob } from '../resume/print-model.ts';
import type { ResumeData } from '../resume/schema.ts';
import { exampleLetters } from './example-letters.ts';
import { exampleResumes } from './example-resumes.ts';
import { templateLetter } from './template-letters.ts';
import { templateResume } from './template-resumes.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-16');
/** Pages of those whose readers expect more than one. */
const LONGER: Readonly<Record<string, number>> = { 'federal-program-analyst': 2, 'marine-ecologist': 3 };

describe('the examples', () => {
  const shownResumes = Object.entries(exampleResumes);
  const shownLetters = Object.entries(exampleLetters);

  it('are each set in a template of their own', () => {
    for (const shown of [shownResumes, shownLetters]) {
      expect(new Set(shown.map(([, { templateId }]) => templateId)).size).toBe(shown.length);
    }
  });

  it.each(shownResumes)('open the resume that the picture shows: %s', async (_, { templateId, load }) => {
    const opened: ResumeData = await load();
    expect(opened).toBe(templateResume(templateId));
  });

  it.each(shownLetters)('open the letter that the picture shows: %s', async (_, { templateId, load }) => {
    const opened: LetterData = await load();
    expect(opened).toBe(templateLetter(templateId));
  });

  it.each(shownResumes)(
    'need no more sheets of US Letter than their readers expect: resume %s',
    async (id, { templateId, load }) => {
      const data = onLetterPaper(await load());
      expect(typst.pdf(resumePrintJob({ templateId, data, updatedAt })).pages).toBe(LONGER[id] ?? 1);
    },
  );

  it.each(shownLetters)('fit one sheet of US Letter as well: letter %s', async (_, { templateId, load }) => {
    const data = onLetterPaper(await load());
    expect(typst.pdf(letterPrintJob({ templateId, data, date: '2026-11-16', updatedAt })).pages).toBe(1);
  });
});

function onLetterPaper<T extends { settings: { paper: 'a4' | 'letter' } }>(document: T): T {
  return { ...document, settings: { ...document.settings, paper: 'letter' } };
}
