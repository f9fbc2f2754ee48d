import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { headOrder } from '#tests/support/printed-texts.ts';
import { scriptResumes } from '#tests/factories/script-resumes.ts';
import { readBack, type Reader, READERS, wordBoxes } from '#tests/support/read-back.ts';
import { SCRIPT_FONTS } from '../catalog/fonts.ts';
import { resumePrintJob } from '../resume/print-model.ts';
import type { ResumeData } from '../resume/schema.ts';
import type { Compiler } from './engine.ts';
import { fontFilesFor } from './job-data.ts';
import type { PrintJob } from './print-job.ts';
import { fontPaths } from './server/font-files.server.ts';
import { createNativeCompiler } from './server/native-compiler.server.ts';
import { wasmCompilerInput } from './server/wasm-compiler-files.server.ts';
import { claimsPdfUa } from './testing/read-pdf.ts';
import { createWasmCompiler } from './wasm-compiler.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = { templates: `${root}templates`, fonts: fontPaths(`${root}node_modules`) };
const names = Object.keys(scriptResumes) as (keyof typeof scriptResumes)[]; // Its keys and no others.
const scriptFiles = new Set(
  Object.values(SCRIPT_FONTS).flatMap(({ faces }) => faces.map(({ file }): string => file)),
);
const native = createNativeCompiler(files);
/** The WebAssembly build, and the font files it has asked for. */
let wasm: Compiler;
let asked: string[] = [];

beforeAll(async () => {
  const input = await wasmCompilerInput(files);
  const font = (file: string) => {
    asked.push(file);
    return input.font(file);
  };
  wasm = await createWasmCompiler({ ...input, font });
}, 30_000);

const jobOf = (data: ResumeData, templateId = 'modern-1'): PrintJob =>
  resumePrintJob({ templateId, data, updatedAt: new Date('2026-03-04T05:06:07Z') });

/** What the person wrote, in the order of reading. */
function textsOf(data: ResumeData, templateId: string): string[] {
  const head = headOrder(data, templateId);
  const { firstName, lastName, title, location } = data.personalInfo;
  const lines = (text: string) => text.split('\n').map((line) => line.replace(/^- /, ''));
  return [
    `${firstName} ${lastName}`,
    title,
    location,
    data.summary,
    ...data.employment.flatMap((job) => [
      ...head(job.position, job.company, job.location, ''),
      ...lines(job.description),
    ]),
    ...data.education.flatMap((study) => head(study.degree, study.school, study.location, '')),
    ...data.skills,
  ]
    .filter(Boolean)
    .map((text) => text.normalize('NFC'));
}

/** Scripts that part no words: a line may end between any of their letters. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The first text that is not found letter for letter after those before it; a line may end where it may. */
function firstUnread(found: string, texts: readonly string[]): string | undefined {
  let at = 0;
  for (const text of texts) {
    const letters = [...text].map((letter) =>
      letter === ' ' ? '[ \\n]' : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
    );
    const pattern = new RegExp(letters.join(UNPARTED.test(text) ? '\\n?' : ''), 'gu');
    pattern.lastIndex = at;
    if (!pattern.test(found)) return `${text} not in ${found.slice(at, at + 200)}`;
    at = pattern.lastIndex;
  }
  return undefined;
}

describe.each(names)('a resume: %s', (name) => {
  test('is PDF/UA on one page, nothing in it cannot be set, and it is small', () => {
    const { bytes, pages, unsupportedCharacters } = native.pdf(jobOf(scriptResumes[name]));
    expect(unsupportedCharacters).toEqual([]);
    expect(claimsPdfUa(bytes)).toBe(true);
    expect(pages).toBe(1);
    expect(bytes.length).toBeLessThan(85_000);
  });

  test('looks the same from both builds, and neither lacks a character', () => {
    const job = jobOf(scriptResumes[name]);
    const preview = native.svg(job);
    expect(preview.unsupportedCharacters).toEqual([]);
    expect(wasm.svg(job)).toEqual(preview);
  });
});

/** pdf.js repeats marks that its way of reading parts from their letters. */
const POPPLER = READERS.filter((reader) => reader !== 'pdf.js');
const exact: [keyof typeof scriptResumes, readonly Reader[]][] = names
  .filter((name) => name !== 'arabic' && name !== 'hebrew')
  .map((name) => [name, name === 'hindi' || name === 'thai' ? POPPLER : READERS]);

test.each(exact)('readers give back exactly what was written: %s', async (name, readers) => {
  for (const design of ['modern-1', 'simple-3', 'academic-2']) {
    const data: ResumeData = scriptResumes[name];
    const { bytes } = native.pdf(jobOf(data, design));
    for (const reader of readers) {
      const found = (await readBack(bytes, reader)).join('\n');
      expect({ design, reader, missing: firstUnread(found, textsOf(data, design)) }).toEqual({
        design,
        reader,
        missing: undefined,
      });
    }
  }
});

test('a paragraph of Thai may be as long as a field: its marks are no matter of its length', async () => {
  const sentence = 'ที่นี่มีผู้ดูแลปีละสี่สิบสี่คน ซึ่งเชี่ยวชาญเรื่องนี้ยิ่งนัก น้ำดื่มก็มี ฟื้นฟูผู้ป่วยที่ฝึกฝนแล้ว ';
  const long = sentence.repeat(60).trim();
  const data = { ...typicalResume(), summary: long, employment: [], education: [], sections: [] };
  const { bytes } = native.pdf(jobOf(data));
  const found = (await readBack(bytes, 'pdftotext')).join('\n').replaceAll(/\s/g, '');
  expect(found).toContain(long.replaceAll(/\s/g, ''));
});

test.each(['arabic', 'hebrew'] as const)(
  'what is written from right to left begins at the right: %s',
  async (name) => {
    const words = await wordBoxes(native.pdf(jobOf(scriptResumes[name])).bytes);
    const bullets = words.filter(({ text }) => text.includes('•'));
    expect(bullets).toHaveLength(5);
    for (const bullet of bullets) expect(bullet.left).toBeGreaterThan(400);
  },
);

test('the lines of all scripts are of one height', async () => {
  const lines = [
    'Latin',
    '漢字と仮名',
    'ภาษาไทย ปี่ ญี่ปุ่น',
    'हिन्दी में',
    '한국어',
    '🚀 picture',
    '✉ sign',
    'Ελληνικά',
    'the end',
  ];
  const data = typicalResume();
  const [job] = data.employment;
  if (job !== undefined)
    data.employment = [{ ...job, description: lines.map((line) => `- ${line}`).join('\n') }];
  const words = await wordBoxes(native.pdf(jobOf({ ...data, education: [], sections: [] })).bytes);
  const tops = words.filter(({ text }) => text === '•').map(({ top }) => top);
  expect(tops).toHaveLength(lines.length);
  const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.05);
});

describe('fonts of scripts', () => {
  test('are not among the files of a document in Latin letters', () => {
    const needed = fontFilesFor(jobOf(typicalResume()));
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((file) => scriptFiles.has(file))).toEqual([]);
  });

  test('are those of the scripts that occur, and no others', () => {
    const needed = fontFilesFor(jobOf(scriptResumes.japanese)).filter((file) => scriptFiles.has(file));
    expect(needed).toEqual(SCRIPT_FONTS.japanese.faces.map(({ file }) => file));
  });

  test('are those of the typeface that a letter is set in as well', () => {
    const needed = fontFilesFor({
      model: { fonts: { body: ['Inter'], heading: [] }, textFonts: ['Sarabun'] },
    });
    expect(needed).toContain('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
    expect(needed).toContain('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf');
  });

  test('are asked for by the WebAssembly build only when they are set, and each once', async () => {
    asked = [];
    const input = await wasmCompilerInput(files);
    const fresh = await createWasmCompiler({
      ...input,
      font: (file) => {
        asked.push(file);
        return input.font(file);
      },
    });
    expect(asked).toEqual([]);
    fresh.pdf(jobOf(typicalResume()));
    expect(asked.filter((file) => scriptFiles.has(file))).toEqual([]);
    fresh.pdf(jobOf(scriptResumes.korean));
    fresh.svg(jobOf(scriptResumes.korean));
    const korean = asked.filter((file) => scriptFiles.has(file));
    expect(korean.toSorted()).toEqual(SCRIPT_FONTS.korean.faces.map(({ file }) => file).toSorted());
  });

  test('are read by the native build only when they are set', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foothold-lazy-'));
    const fonts = new Map(files.fonts);
    for (const { file } of SCRIPT_FONTS.japanese.faces) {
      const copy = join(folder, file.replaceAll('/', '-'));
      copyFileSync(files.fonts.get(file) ?? '', copy);
      fonts.set(file, copy);
    }
    const compiler = createNativeCompiler({ ...files, fonts });
    rmSync(folder, { recursive: true });
    expect(compiler.pdf(jobOf(typicalResume())).unsupportedCharacters).toEqual([]);
    // Had it read the file at the start, it would have the letters.
    expect(() => {
      expect(compiler.svg(jobOf(scriptResumes.japanese)).unsupportedCharacters).toEqual([]);
    }).toThrow();
  });
});
