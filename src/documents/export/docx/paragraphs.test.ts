import { expect, test } from 'vitest';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { resumeOutline } from '../resume-outline.ts';
import { sheetOf } from './sheet.ts';
import { setParagraphs } from './testing/set-paragraphs.ts';

test('contact details part between two of them: no dot ends a line, and none is parted', () => {
  const data = typicalResume();
  const paths = ['a-rather-long-name-of-somebody', 'and-another-one-that-is-as-long', 'the-last-of-them'];
  data.personalInfo.links = paths.map((path) => ({ label: '', url: `https://example.com/${path}` }));
  const outline = resumeOutline({ templateId: 'modern-1', data, updatedAt: new Date() });
  const contact = setParagraphs('modern-1', data).find(({ style }) => style === 'Contact');
  const lines = (contact?.runs ?? [])
    .map(({ text, sign }) => (sign === 'break' ? '\n' : text))
    .join('')
    .split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^ · | · $/);
  const items = lines.flatMap((line) => line.split(' · '));
  for (const path of paths) expect(items).toContain(`example.com/${path}`);
  const letters = Math.max(...lines.map(({ length }) => length));
  // Half the size a letter is what type is about as wide as.
  const { measure, type } = sheetOf(outline, USUAL_SPACING);
  expect(letters * 0.5 * type).toBeLessThan(measure);
});
