import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { emptyResume } from '../../resume/empty.ts';
import { resumePrintJob } from '../../resume/print-model.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { jobData } from '../job-data.ts';
import { certainCoverage } from './certainly-covered.ts';

const fonts = fontPaths(fileURLToPath(new URL('../../../../node_modules', import.meta.url)));
const reads: string[] = [];
const isCertain = certainCoverage((file) => {
  reads.push(file);
  return readFileSync(fonts.get(file) ?? '');
});
const certainOf = (summary: string, templateId = 'modern-1'): boolean => {
  const data = { ...emptyResume(), summary };
  const job = resumePrintJob({ templateId, data, updatedAt: new Date(0) });
  return isCertain(job, jobData(job));
};
beforeEach(() => void (reads.length = 0));

test.each([
  'Ana wrote this, “quoted” – with 4% more.',
  'Łódź, Ångström, Ελλάδα, Москва',
  '日本語',
  'שלום',
  'two\nlines',
])('%s can be set for certain', (text) => {
  expect(certainOf(text)).toBe(true);
});

test.each(['\u{13080}', 'fine, but \u{1d504}'])('%s cannot', (text) => {
  expect(certainOf(text)).toBe(false);
  expect(certainOf('fine again')).toBe(true);
});

test('marks that keep words whole are no characters to be set', () => {
  expect(certainOf('See example.com/a/very/long/path for more.')).toBe(true);
});

test('fonts are read once, and another design is asked anew', () => {
  certainOf('once');
  reads.length = 0;
  certainOf('once more');
  expect(reads).toEqual([]);
  certainOf('once', 'academic-1');
  expect(reads.length).toBeGreaterThan(0);
});
