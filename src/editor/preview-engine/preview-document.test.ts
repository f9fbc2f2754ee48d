import { expect, test, vi } from 'vitest';
import { LETTER } from '#documents/letter/fields.ts';
import { letterIdentity } from '#documents/letter/identity.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeIdentity } from '#documents/resume/identity.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { previewDocumentOf } from './preview-document.ts';

test('a letter is drawn with the day where the person is, a resume with none', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 59) });
  try {
    const letter = { title: '', templateId: 'professional-1', data: typicalLetter() };
    const { title: _, ...drawn } = letter;
    expect(previewDocumentOf(letterIdentity, LETTER)(letter)).toEqual({
      ...{ kind: 'letter', date: '2026-03-01' },
      ...drawn,
    });
    const resume = { title: '', templateId: 'modern-1', data: typicalResume() };
    expect(previewDocumentOf(resumeIdentity, RESUME)(resume)).not.toHaveProperty('date');
  } finally {
    vi.useRealTimers();
  }
});

test('a date that cannot be read yet is not drawn, and all else is', () => {
  const data = typicalResume();
  const [first, ...others] = data.employment;
  if (!first) throw new Error('a typical resume has a job');
  const typed = { ...data, employment: [{ ...first, endDate: '03/19' }, ...others] };
  const drawn = previewDocumentOf(resumeIdentity, RESUME)({ title: '', templateId: 'modern-1', data: typed });
  expect(drawn.data).toEqual({ ...data, employment: [{ ...first, endDate: '' }, ...others] });
});
