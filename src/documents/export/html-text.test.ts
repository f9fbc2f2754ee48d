import { expect, test } from 'vitest';
import { printedKinds } from '#documents/printed-kinds.ts';
import { hostileLetter } from '#tests/factories/sample-letters.ts';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { htmlText } from './html-text.ts';
import { outlineOf } from './outlines.ts';

const at = { updatedAt: new Date('2026-11-01T00:00:00Z'), date: '2026-11-01' };

test('a resume reads by its headings, and says what the person wrote', () => {
  const data = typicalResume();
  const html = htmlText(outlineOf({ kind: 'resume', templateId: 'modern-1', data, ...at }));
  expect(html).toContain(`<h2>${data.personalInfo.firstName} ${data.personalInfo.lastName}</h2>`);
  expect(html.match(/<h3>/g)?.length).toBeGreaterThan(2);
  expect(html).toContain('<h4>');
  expect(html).toContain(`href="mailto:${data.personalInfo.email}"`);
});

test('nothing that a person wrote is markup', () => {
  const made = [
    htmlText(outlineOf({ kind: 'resume', templateId: 'modern-1', data: hostileResume(), ...at })),
    htmlText(outlineOf({ kind: 'letter', templateId: 'modern-1', data: hostileLetter(), ...at })),
  ];
  expect(Object.keys(printedKinds)).toHaveLength(made.length);
  for (const html of made) {
    const tags = html.match(/<[^>]*>/g) ?? [];
    const ours =
      /^<\/div>$|^<div lang="[a-z]{2}" dir="auto">$|^<\/?(?:h[2-5]|p|ul|li|br|em|strong|a)>$|^<a href="(?:https?|mailto|tel):[^"<>]*" rel="noopener noreferrer nofollow">$/;
    expect(tags.filter((tag) => !ours.test(tag))).toEqual([]);
  }
});
