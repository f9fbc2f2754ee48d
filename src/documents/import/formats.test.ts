import { describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { wordsOf } from '../parser/to-data/same-words.ts';
import { importResume, importText } from './import-resume.ts';
import type { ImportedFile } from './imported-file.ts';
import { mutated } from './testing/mutated.ts';
import { MARKDOWN_RESUME, PLAIN_RESUME, sampleFiles } from './testing/sample-files.ts';

const samples = sampleFiles();

async function imported(bytes: Uint8Array, name = 'resume'): Promise<ImportedFile> {
  const outcome = await importResume(bytes, name);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.imported;
}

describe('a file of any format', () => {
  it.each(samples.map(({ source, bytes }, at) => [at, source, bytes] as const))(
    'is told by its bytes, and every word of it is placed or named (%i, %s)',
    async (_at, source, bytes) => {
      const { words, unplaced, ...read } = await imported(bytes, 'misleading.png');
      expect(read.source).toBe(source);
      expect(words.total).toBeGreaterThan(2);
      expect(words.total - words.placed).toBe(
        unplaced.reduce((sum, lost) => sum + wordsOf(lost.words).length, 0),
      );
      expect(words.placed / words.total).toBeGreaterThan(0.9);
    },
  );

  it.each(['baker.odt', 'baker.rtf'])(
    'of an office program is read as its page shows it (%s)',
    async (name) => {
      const sample = samples.find(({ source }) => name.endsWith(source));
      const { data, file } = await imported(sample!.bytes);
      expect(file?.lines.map(({ bullet, text }) => `${bullet}${text}`)).toEqual([
        'Katarzyna Nowak',
        'Kraków, Polska · k.nowak@example.com · +48 600 123 456',
        'Portfolio',
        'Work Experience',
        'Baker, Piekarnia Słońce',
        'Mar 2019 - Present',
        '•Baked 400 loaves a day with a team of four',
        '•Cut waste by 30%',
        'Apprentice, Hall & Sons',
        'Sep 2016 - Feb 2019',
        '1.Learned rye breads',
        'Education',
        'Diploma in Baking, Technikum Gastronomiczne\t2012 - 2016',
        'Skills',
        'Sourdough, Rye, Team leading',
      ]);
      expect(data.personalInfo.links).toMatchObject([{ url: 'https://nowak.example/portfolio' }]);
      expect(data.employment).toMatchObject([
        { position: 'Baker', company: 'Piekarnia Słońce', startDate: '2019-03', current: true },
        { position: 'Apprentice', startDate: '2016-09', endDate: '2019-02' },
      ]);
    },
  );

  it('of rich text has letters of any code page, tables, and nothing that is hidden or a picture', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1250\uc1{\fonttbl{\f0\fcharset238 Arial;}{\f1\fcharset204 Arial;}}{\colortbl;\red0\green0\blue0;}
{\info{\title CV}{\author Jan}}{\*\generator Anything;}
{\b\fs32 J\'f3zef \'a3\u261?ski}\par{\f1\'c8\'ef}\tab seen by all{\v hid}\par
{\pict\pngblip 89504e470d0a}{\*\shppict{\pict 00}}{\*\bkmkstart b}
\trowd\intbl 2019 - 2020\cell\intbl{\b Cook}, Inn\cell\row\pard
{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt \pard In a box\par}}}
EDUCATION\par{\listtext\'b7\tab}School}`;
    const { file } = await imported(strToU8(rtf, true));
    expect(file?.properties).toMatchObject({ title: 'CV', author: 'Jan' });
    const lines = file?.lines.filter(({ index }) => !file.facts.hiddenLines.includes(index)) ?? [];
    expect(lines.map(({ bullet, text }) => bullet + text)).toEqual([
      'Józef Łąski',
      'Ип\tseen by allhid',
      '2019 - 2020\tCook, Inn',
      'In a box',
      'EDUCATION',
      '·School',
    ]);
    expect(lines[1]?.runs.filter(({ hidden }) => hidden).map(({ text }) => text)).toEqual(['hid']);
  });

  it('of plain text is read with the lines together that a program broke', async () => {
    const { data, source } = await imported(strToU8(PLAIN_RESUME));
    expect(source).toBe('text');
    expect(data.summary).toBe(
      'Structural engineer with ten years on bridges, most of them over water, and two on tunnels.',
    );
    expect(data.employment[0]).toMatchObject({
      position: 'Engineer',
      company: 'Pontes SA',
      startDate: '2019-03',
      description:
        '- Led a team of nine on the new crossing of the Douro, from its first sketch to the day it was opened\n- Cut the weight of the deck by 12%',
    });
  });

  it('of Markdown is read without its marks, with its headings, lists and links', async () => {
    const { data, source, file } = await imported(strToU8(MARKDOWN_RESUME));
    expect(source).toBe('markdown');
    expect(file?.lines.map(({ text }) => text).join('\n')).not.toMatch(/[*#[\]]/);
    expect(data.personalInfo).toMatchObject({ lastName: 'Silva', email: 'ana@example.com' });
    expect(data.employment).toMatchObject([
      {
        position: 'Engineer',
        company: 'Pontes SA',
        description: '- Led a team of nine\n- Cut the weight of the deck by 12%',
      },
    ]);
    expect(data.personalInfo.links).toMatchObject([{ url: 'https://ana.example/work' }]);
  });
});

describe('bad input', () => {
  it('that would unpack to more than any resume needs is refused', async () => {
    const bomb = zipSync({ 'Positions.csv': new Uint8Array(51 * 1024 * 1024) });
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.csv`, strToU8('a')])),
    );
    for (const bytes of [bomb, many]) {
      expect(await importResume(bytes, 'a.zip')).toEqual({ ok: false, reason: 'unpacks-too-large' });
    }
  });

  it('with names that lead elsewhere, and archives within, is harmless', async () => {
    const inner = zipSync({ 'Positions.csv': strToU8('Company Name,Title\nA,B\n') });
    const outer = zipSync({
      '../../etc/passwd': strToU8('x'),
      'inner.zip': inner,
      '/Skills.csv': strToU8('Name\nGo\n'),
    });
    const { data } = await imported(outer);
    expect(data.skills).toEqual(['Go']);
    expect(data.employment).toEqual([]);
  });

  it('that is locked says so', async () => {
    const odt = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8('xx'),
      'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>'),
    });
    const locked = zipSync({ 'Positions.csv': strToU8('a') });
    locked[6] = (locked[6] ?? 0) | 1;
    for (const bytes of [odt, locked]) {
      expect(await importResume(bytes, 'a')).toEqual({ ok: false, reason: 'encrypted' });
    }
  });

  it('of deep nesting is read or refused, and never hangs', async () => {
    const deep = [
      '{"basics":'.repeat(20_000),
      '['.repeat(100_000),
      `cv: ${'['.repeat(50_000)}`,
      `{\\rtf1${'{'.repeat(200_000)}words`,
      `<Candidate>${'<a>'.repeat(200_000)}`,
    ];
    for (const text of deep) expect(await importText(text)).toHaveProperty('ok');
  });

  it.each(Array.from({ length: 300 }, (_, seed) => seed))(
    'damaged anyhow gives a resume or a reason (%i)',
    async (seed) => {
      const { bytes } = samples[seed % samples.length]!;
      const outcome = await importResume(mutated(bytes, seed), 'resume');
      if (outcome.ok) expect(outcome.imported.words.placed).toBeLessThanOrEqual(outcome.imported.words.total);
      else expect(outcome.reason).toMatch(/^[a-z-]+$/);
    },
  );
});
