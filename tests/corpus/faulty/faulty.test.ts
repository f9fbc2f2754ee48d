import { readdir, readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runChecks } from '#documents/checks/report.ts';
import { BYTES_MAX, parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { EVERYWHERE, PLANTED, REFUSED } from './faults.ts';

const FOLDER = new URL('./', import.meta.url);
/** Of a sound file, nothing of these may be said. */
const SILENT = new Set(['file', 'text-layer', 'layout', 'sensitive', 'placeholders', 'dates', 'entries']);

const bytesOf = async (name: string) => new Uint8Array(await readBytes(new URL(name, FOLDER)));

async function findingsIn(name: string) {
  const outcome = await parseFile(await bytesOf(name), name);
  if (!outcome.ok) throw new Error(`${name} is refused: ${outcome.reason}.`);
  const today = { year: 2026, month: 11 };
  return runChecks({ resume: parseResume(outcome.file), file: outcome.file, today }).findings;
}

describe('files that cannot be read', () => {
  it.each(Object.entries(REFUSED))('%s is refused as %s', async (name, reason) => {
    expect(await parseFile(await bytesOf(`refused/${name}`), name)).toEqual({ ok: false, reason });
  });

  it('refuses what is too large before looking into it', async () => {
    const bytes = new Uint8Array(BYTES_MAX + 1).fill(32);
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
    expect(await parseFile(bytes, 'enormous.pdf')).toEqual({ ok: false, reason: 'too-large' });
  });
});

describe('planted faults', () => {
  it('stand in the list for every file there is', async () => {
    const files = (await readdir(FOLDER)).filter((name) => /\.(pdf|docx)$/.test(name));
    expect(files.toSorted()).toEqual(Object.keys(PLANTED).toSorted());
    expect((await readdir(new URL('refused/', FOLDER))).toSorted()).toEqual(Object.keys(REFUSED).toSorted());
  });

  it.each(Object.entries(PLANTED))('are found in %s', async (name, { planted }) => {
    const found = new Set((await findingsIn(name)).map(({ check }) => check));
    expect(planted.filter((check) => !found.has(check))).toEqual([]);
  });

  it.each(['clean.pdf', 'clean.docx'])('are not made up in %s', async (name) => {
    const findings = (await findingsIn(name)).filter(
      ({ check, group }) => SILENT.has(group) && !EVERYWHERE.includes(check),
    );
    expect(findings.map(({ check }) => check)).toEqual([]);
  });
});
