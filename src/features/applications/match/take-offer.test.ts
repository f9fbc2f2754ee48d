import { expect, test, vi } from 'vitest';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import type { Offer } from '../ad/protocol.ts';
import { takeOffer } from './take-offer.ts';

type Edit = Parameters<DocumentSession<ResumeData>['edit']>[0];

/** As much of a session as is needed to change a resume. */
function sessionOf(data: ResumeData) {
  let content = { title: '', templateId: 'modern-1', data };
  const edit = vi.fn((change: Edit) => void (content = change(content)));
  const session = { state: () => ({ content }), edit } as unknown as DocumentSession<ResumeData>;
  return { session, edit, data: () => content.data };
}

const said = { words: 'Terraform', sameWords: true, where: 'your Feedzai job' };

test('a hidden line is shown where it stood, and its field is where it can be looked at', () => {
  const data = typicalResume();
  const hiddenLines = [{ at: 0, text: '- Ran **Terraform**' }];
  const { session, data: now } = sessionOf({
    ...data,
    employment: data.employment.map((job, at) => (at === 0 ? { ...job, hiddenLines } : job)),
  });
  const path = 'employment.0.hiddenLines.0.text';
  const offer: Offer = { ...said, line: '- Ran Terraform', from: 'hidden', path };
  expect(takeOffer(offer, session, undefined)?.field).toBe('employment.0.description');
  expect(now().employment[0]?.description.startsWith('- Ran **Terraform**\n')).toBe(true);
});

test('where the resume is another by now nothing happens', () => {
  const { session, edit } = sessionOf(typicalResume());
  const path = 'employment.0.hiddenLines.0.text';
  expect(takeOffer({ ...said, line: '- Ran Terraform', from: 'hidden', path }, session, undefined)).toBe(
    undefined,
  );
  expect(edit).not.toHaveBeenCalled();
});

test('what the base has is taken as the marks of a tailored resume take it, and found by its id', () => {
  const { session } = sessionOf(typicalResume());
  const take = vi.fn();
  const row = { here: null, base: 'Terraform', after: [] };
  const offer: Offer = { ...said, line: 'Terraform', from: 'base', paths: ['skills'], row, replaces: null };
  expect(takeOffer(offer, session, { take })?.field).toBe('skills');
  expect(take).toHaveBeenCalledWith(
    { paths: ['skills'], parted: { path: 'skills', here: '', base: '' } },
    row,
  );
  const whole: Offer = { ...offer, paths: ['employment.job-2.position'], row: null };
  expect(takeOffer(whole, session, { take })?.field).toBe('employment.1.position');
  // Without the code for tailored resumes there is nothing to take it from.
  expect(takeOffer(whole, session, undefined)).toBeUndefined();
});
