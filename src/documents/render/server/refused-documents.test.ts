import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { DocumentToPrint } from '#documents/printable.ts';
import { RefusedDocuments } from './refused-documents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = new Error('late');
const resume = (summary: string, more: Partial<DocumentToPrint> = {}) =>
  ({
    kind: 'resume',
    templateId: 'modern-1',
    data: { ...emptyResume(), summary },
    updatedAt: new Date(),
    ...more,
  }) as DocumentToPrint; // What is spread over a resume stays a resume.

test('a document is known again by its text and its design, whenever it was changed', () => {
  const refused = new RefusedDocuments();
  refused.keep(resume('a'), 'svg', late);
  expect(refused.reason(resume('a', { updatedAt: new Date(7), known: ['x'], places: true }), 'pdf')).toBe(
    late,
  );
  expect(refused.reason(resume('b'), 'pdf')).toBeUndefined();
  expect(refused.reason(resume('a', { templateId: 'simple-1' }), 'pdf')).toBeUndefined();
});

test('after some minutes it is tried again', () => {
  const refused = new RefusedDocuments();
  refused.keep(resume('a'), 'svg', late);
  vi.advanceTimersByTime(2 * 60_000);
  expect(refused.reason(resume('a'), 'pdf')).toBe(late);
  vi.advanceTimersByTime(2 * 60_000);
  expect(refused.reason(resume('a'), 'pdf')).toBeUndefined();
});

test('no more than some hundred are kept, the newest', () => {
  const refused = new RefusedDocuments();
  for (let at = 0; at < 300; at += 1) refused.keep(resume(String(at)), 'svg', late);
  expect(refused.reason(resume('299'), 'pdf')).toBe(late);
  expect(refused.reason(resume('0'), 'pdf')).toBeUndefined();
});

test('what took too long to read back is set as ever, and not read again', () => {
  const refused = new RefusedDocuments();
  refused.keep(resume('a'), 'readBack', late);
  expect(refused.reason(resume('a'), 'pdf')).toBeUndefined();
  expect(refused.reason(resume('a'), 'readBack')).toBe(late);
});

test('what a child ended at once may be set again; the second time it is kept, unless long after', () => {
  const refused = new RefusedDocuments();
  refused.suspect(resume('a'), 'svg', late);
  expect(refused.reason(resume('a'), 'svg')).toBeUndefined();
  refused.suspect(resume('b'), 'svg', late);
  expect(refused.reason(resume('b'), 'svg')).toBeUndefined();
  refused.suspect(resume('a'), 'pdf', late);
  expect(refused.reason(resume('a'), 'svg')).toBe(late);
  vi.advanceTimersByTime(4 * 60_000);
  refused.suspect(resume('b'), 'svg', late);
  expect(refused.reason(resume('b'), 'svg')).toBeUndefined();
});
