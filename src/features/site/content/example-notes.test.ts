import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '#documents/letter/placeholders.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { letterExampleNotes, resumeExampleNotes } from './example-notes.ts';
import { letterExamples } from './letter-examples.ts';
import { resumeExamples } from './resume-examples.ts';

/** What notes quote, and every figure they name. */
function claimsOf(notes: readonly string[]): string[] {
  const text = notes.join('\n');
  const quoted = [...text.matchAll(/“([^”]+?)[.,]?”/g)].map(([, words = '']) => words);
  return [...quoted, ...(text.match(/\d(?:[\d.,]*\d)?/g) ?? [])];
}

describe('the notes on an example', () => {
  it.each(resumeExamples)('quote and count only what the resume says: $id', async ({ id }) => {
    const said = JSON.stringify(await exampleResumes[id].load());
    const notes = resumeExampleNotes[id];
    expect(notes.length).toBeGreaterThan(1);
    expect(claimsOf(notes).filter((claim) => !said.includes(claim))).toEqual([]);
  });

  it.each(letterExamples)('quote and count only what the letter says: $id', async ({ id }) => {
    const { content, recipient } = await exampleLetters[id].load();
    const said = fillPlaceholders(content.body, recipient);
    const notes = letterExampleNotes[id];
    expect(notes.length).toBeGreaterThan(1);
    expect(claimsOf(notes).filter((claim) => !said.includes(claim))).toEqual([]);
  });
});
