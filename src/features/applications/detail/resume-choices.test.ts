import { expect, test } from 'vitest';
import { resumeChoices, startOf } from './resume-choices.ts';

const resume = (id: number, title: string, day: number, baseId: number | null = null) => ({
  ...{ id, title, templateId: 'modern-1', updatedAt: `2026-11-${day}T10:00:00Z`, baseId },
});
const OLD = resume(1, 'Old', 10);
const ALL = resume(2, 'All that I did', 12);
const BAKER = resume(3, 'Baker', 20, 2);
const resumes = [BAKER, ALL, OLD];

test('a tailored resume starts from what the chosen one was tailored from, and never from the last tailored one', () => {
  expect(startOf(resumes, 3)).toBe(ALL);
  expect(startOf(resumes, 1)).toBe(OLD);
  expect(startOf(resumes, null)).toBe(ALL);
  expect(startOf([OLD, BAKER, ALL], 77)).toBe(ALL);
});

test('where a base is gone, what followed it is a start all the same', () => {
  expect(startOf([BAKER], null)).toBe(BAKER);
  expect(startOf([BAKER, OLD], 3)).toBe(BAKER);
  expect(startOf([], null)).toBeUndefined();
});

test('choices say which resume was tailored, and of which', () => {
  expect(resumeChoices([...resumes, resume(4, 'Cook', 20, 99)]).map(({ name }) => name)).toEqual([
    'Baker (tailored from “All that I did”)',
    'All that I did',
    'Old',
    'Cook (tailored)',
  ]);
});
