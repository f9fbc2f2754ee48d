import { expect, test } from 'vitest';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { resumeFit } from './resume-fit.ts';

const content = (templateId: string) => ({ title: 'CV', templateId, data: typicalResume() });

test('of a side column its own sections are named, as the form calls them', () => {
  const aside = resumeFit.aside?.(content('columns-1'));
  expect(aside?.advice).toContain('the side column is what is too long');
  expect(aside?.advice).toContain('Skills');
  expect(aside?.advice).not.toContain('Work experience');
  const left = resumeFields(aside?.without ?? typicalResume()).map(({ path }) => path);
  expect(left.some((path) => path.startsWith('skills.'))).toBe(false);
  expect(left.some((path) => path.startsWith('employment.'))).toBe(true);
});

test('a template of one column has none', () => {
  expect(resumeFit.aside?.(content('modern-1'))).toBeUndefined();
});
