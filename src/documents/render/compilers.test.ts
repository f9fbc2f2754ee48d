import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RenderFailedError } from './engine-errors.ts';
import type { Compiler, CompilerFiles } from './engine.ts';
import { createNativeCompiler } from './server/native-compiler.server.ts';
import { wasmCompilerInput } from './server/wasm-compiler-files.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from './testing/fixture-job.ts';
import { claimsPdfUa, pdfInfo, pdfText } from './testing/read-pdf.ts';
import { createWasmCompiler } from './wasm-compiler.ts';

// Many tests share few cores, and WebAssembly is slow until it is warm.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const builds: Record<'native' | 'wasm', (files: CompilerFiles) => Promise<Compiler>> = {
  native: async (files) => createNativeCompiler(files),
  wasm: async (files) => createWasmCompiler(await wasmCompilerInput(files)),
};
const long = Array.from({ length: 120 }, (_, at) =>
  `Paragraph ${at} led the cost-to-serve work of a team.`.repeat(3),
);

describe.each(Object.entries(builds))('the %s compiler', (_, create) => {
  const templates = fixtureTemplates();
  let compiler: Compiler;
  beforeAll(async () => {
    compiler = await create({ templates: templates.root, fonts: FIXTURE_FONTS });
  });
  afterAll(templates.remove);

  test('writes tagged PDF/UA-1 with title, author, language and the time of the job', () => {
    const { bytes, pages, unsupportedCharacters } = compiler.pdf(fixtureJob());
    const info = pdfInfo(bytes);
    expect(pages).toBe(1);
    expect(unsupportedCharacters).toEqual([]);
    expect(claimsPdfUa(bytes)).toBe(true);
    expect(info.get('Tagged')).toBe('yes');
    expect(info.get('Title')).toBe('Ana Silva – Resume');
    expect(info.get('Author')).toBe('Ana Silva');
    expect(info.get('CreationDate')).toBe('Wed Mar 4 05:06:07 2026 UTC'.replace('Mar 4', 'Mar  4'));
    expect(Buffer.from(bytes).includes('/Lang (en)')).toBe(true);
  });

  test('sets the same job to the same bytes, whatever was set in between', () => {
    const first = compiler.pdf(fixtureJob()).bytes;
    compiler.pdf(fixtureJob({ title: 'Somebody Else' }));
    expect(Buffer.compare(compiler.pdf(fixtureJob()).bytes, first)).toBe(0);
  });

  test('prints what would be markup or code as the text it is', () => {
    const hostile = [
      '#panic("x") #import "/x.typ"',
      '$x^2$ *b* _i_ `c` <l> @r',
      '\\ " \' ]}) // /* */ = - +',
      '<script>&amp;',
    ];
    const { bytes } = compiler.pdf(fixtureJob({ paragraphs: hostile }));
    expect(pdfText(bytes)).toBe(['Ana Silva – Resume', ...hostile].join(' '));
  });

  test('counts the pages of a long document, in the PDF as in the preview', () => {
    const { pages } = compiler.pdf(fixtureJob({ paragraphs: long }));
    expect(pages).toBeGreaterThan(2);
    expect(compiler.svg(fixtureJob({ paragraphs: long })).pages).toHaveLength(pages);
  });

  test('names the characters that no typeface can set, and still writes a tagged PDF', () => {
    const job = fixtureJob({ paragraphs: ['a 漢字 b 한 漢', 'office – naïve', '\u{1f9ff}'] });
    const expected = ['字', '漢', '한', '\u{1f9ff}'];
    const { bytes, unsupportedCharacters } = compiler.pdf(job);
    expect(unsupportedCharacters).toEqual(expected);
    expect(compiler.svg(job).unsupportedCharacters).toEqual(expected);
    expect(claimsPdfUa(bytes)).toBe(false);
    expect(pdfInfo(bytes).get('Tagged')).toBe('yes');
    expect(compiler.svg(fixtureJob({ paragraphs: ['office – naïve'] })).unsupportedCharacters).toEqual([]);
  });

  test.each([
    ['a model that is no JSON', 1n],
    ['no model', undefined],
    ['half a character', { title: 'a\ud800b', paragraphs: [] }],
    ['a model the template cannot read', { title: 'x' }],
  ])('refuses %s and sets the next job', (_name, model) => {
    expect(() => compiler.pdf({ ...fixtureJob(), model })).toThrow(RenderFailedError);
    expect(compiler.pdf(fixtureJob()).pages).toBe(1);
  });

  test('refuses a job without a valid time', () => {
    expect(() => compiler.pdf({ ...fixtureJob(), creationTime: new Date(NaN) })).toThrow(/not a date/);
  });
});

describe.each(Object.entries(builds))('the %s compiler, with a faulty template', (_, create) => {
  const set = async (
    resume: string,
    fonts: ReadonlyMap<string, string> = FIXTURE_FONTS,
  ): Promise<string[]> => {
    const { root, remove } = fixtureTemplates({ 'resume.typ': resume });
    try {
      const compiler = await create({ templates: root, fonts });
      compiler.pdf(fixtureJob());
      return [];
    } catch (error) {
      if (error instanceof RenderFailedError) return [...error.diagnostics];
      throw error;
    } finally {
      remove();
    }
  };
  const head = '#set document(title: "x")\n#set text(font: "Inter")\n';

  test('says where the fault is', async () => {
    expect((await set(`${head}\n#unknown`)).join()).toMatch(
      /^resume\.typ: (line 4: )?unknown variable: unknown/,
    );
  });
  test('takes a warning for an error: a typeface that is not there', async () => {
    expect(await set('#set text(font: "Nowhere Sans")\nhello')).toEqual([
      expect.stringContaining('unknown font family: nowhere sans'),
    ]);
  });
  test('takes a font file that cannot be read for an error', async () => {
    const notFonts = new Map([...FIXTURE_FONTS.keys()].map((file) => [file, import.meta.filename]));
    expect((await set(`${head}hello`, notFonts)).join()).toMatch(
      /unknown font family: inter|no such font: .*Inter_400Regular/,
    );
  });
});

test.each(['/etc/passwd', '../../../../etc/passwd', '/../../../../etc/passwd'])(
  'the native compiler reads nothing outside the template root: %s',
  (path) => {
    const { root, remove } = fixtureTemplates({ 'resume.typ': `#read("${path}")` });
    const compiler = createNativeCompiler({ templates: root, fonts: FIXTURE_FONTS });
    expect(() => compiler.pdf(fixtureJob())).toThrow(RenderFailedError);
    remove();
  },
);

test('the native compiler refuses a template that breaks PDF/UA', () => {
  const { root, remove } = fixtureTemplates({
    'resume.typ': '#set document(title: "x")\n#set text(font: "Inter")\n= One\n=== Three',
  });
  const compiler = createNativeCompiler({ templates: root, fonts: FIXTURE_FONTS });
  expect(() => compiler.pdf(fixtureJob())).toThrow(/skipped from heading level 1 to 3/);
  remove();
});

test('both builds write the same PDF, byte for byte, and the same preview', async () => {
  const { root, remove } = fixtureTemplates();
  const files = { templates: root, fonts: FIXTURE_FONTS };
  const [native, wasm] = await Promise.all([builds.native(files), builds.wasm(files)]);
  const jobs = [
    fixtureJob(),
    fixtureJob({ paragraphs: long }),
    fixtureJob({
      title: 'Zoë /Type /Catalog ><dc: <xmpTPg:NPages> Ωμέγα',
      paragraphs: ['Привет, ﬁnd “me” → #[]'],
    }),
    fixtureJob({ paragraphs: ['unsettable 漢'] }),
  ];
  for (const job of jobs) {
    expect(Buffer.compare(wasm.pdf(job).bytes, native.pdf(job).bytes)).toBe(0);
    expect(wasm.svg(job)).toEqual(native.svg(job));
  }
  remove();
});
