import { describe, expect, it } from 'vitest';
import { RESUME_SCHEMA_VERSION } from './migrations.ts';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { en } from '../text/languages/en.ts';
import { attachedResume, parseAttachedFile } from './attached-resume.ts';
import { readAttachedResume } from './attached-resume-reader.ts';
import { printedResume } from './printed-resume.ts';
import type { ResumeData } from './schema.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const attach = (data: ResumeData, templateId = 'simple-2') =>
  attachedResume({ templateId, data, updatedAt }, en).text;
const own = (data: unknown, templateId: unknown = 'simple-2') =>
  JSON.stringify({ foothold: { templateId, data } });

describe('readAttachedResume', () => {
  it('gives back exactly what was printed, with its template', () => {
    for (const data of [typicalResume(), longResume(), hostileResume()]) {
      const read = readAttachedResume(attach(data));
      expect(read).toEqual({ templateId: 'simple-2', data: printedResume(data) });
      expect(attach(read?.data ?? data)).toBe(attach(data));
    }
  });

  it('reads the data of any version', () => {
    const old = { personalInfo: { firstName: 'Ana' }, employment: [{ id: 7, position: 'Engineer' }] };
    expect(readAttachedResume(own(old))?.data).toMatchObject({
      schemaVersion: RESUME_SCHEMA_VERSION,
      personalInfo: { firstName: 'Ana', lastName: '' },
      employment: [{ position: 'Engineer', description: '', roles: [] }],
    });
  });

  it('takes nothing that a resume does not have', () => {
    const data = JSON.parse('{"summary":"Hi","__proto__":{"polluted":1},"extra":{"polluted":2}}') as unknown; // As sent.
    const read = readAttachedResume(own(data));
    expect(read?.data.summary).toBe('Hi');
    expect(JSON.stringify(read)).not.toContain('polluted');
    expect(({} as { polluted?: number }).polluted).toBeUndefined(); // Asks whether there is such a field.
  });

  it.each([
    ['no JSON', '{"foothold"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a JSON Resume of others', JSON.stringify({ basics: { name: 'Ana' } })],
    ['no data', own(undefined)],
    ['data of another type', own([])],
    ['a field of another type', own({ summary: 7 })],
    ['a text beyond its limit', own({ summary: 'x'.repeat(20_001) })],
    ['a template that is none', own({}, 'constructor')],
    ['a template of another type', own({}, { id: 'simple-2' })],
    [
      'data nested absurdly deep',
      own({}).replace('{}', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    ],
    ['an absurd length', own({ summary: 'x' }).padEnd(9 * 1024 * 1024)],
  ])('finds nothing in %s', (_, json) => {
    expect(readAttachedResume(json)).toBeUndefined();
  });
});

describe('parseAttachedFile', () => {
  it('tells a file of ours from those of others', () => {
    expect(parseAttachedFile(attach(typicalResume()))?.own?.templateId).toBe('simple-2');
    const foreign = parseAttachedFile('{"basics":{"name":"Ana"}}');
    expect(foreign).toEqual({ jsonResume: { basics: { name: 'Ana' } } });
  });
});

it('a resume of a template we no longer know is attached under the one it is printed in', () => {
  expect(readAttachedResume(attach(typicalResume(), 'constructor'))?.templateId).toBe('modern-1');
});
