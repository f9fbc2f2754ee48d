import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintJob } from '../print-job.ts';
import { fontPaths } from '../server/font-files.server.ts';

/** The faces that the fixture's entry names, and no more, so that compilers start fast. */
export const FIXTURE_FONTS = fontPaths(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
]);

/** A small valid job for the fixture's entry. */
export function fixtureJob(model: Partial<FixtureModel> = {}): PrintJob {
  return {
    entry: 'resume',
    model: {
      title: 'Ana Silva – Resume',
      fonts: { body: ['Inter', 'Source Serif 4'] },
      paragraphs: ['Engineer in Porto.'],
      ...model,
    },
    creationTime: new Date('2026-03-04T05:06:07.890Z'),
  };
}

/** What the fixture's entry prints, and how it misbehaves when asked to. */
type FixtureModel = {
  title: string;
  fonts: { body: string[] };
  paragraphs: string[];
  /** Runs on for hours. */
  endless?: boolean;
};

/** An entry with the shape of a real one: data read as data, an explicit chain of typefaces, a band. */
const ENTRY = `
#import "/lib/band.typ": band
#let d = json("/data.json")
#set document(title: d.title, author: "Ana Silva", date: auto)
#set page(paper: "a4", margin: 2cm)
#set text(font: d.fonts.body, size: 10pt, lang: "en", fallback: false)
#if d.at("endless", default: false) {
  for i in range(100000) { for j in range(100000) { let x = calc.rem(i, j + 1) } }
}
#band(heading(level: 1, d.title))
#for p in d.paragraphs { par(p) }
`;
const BAND = `
#let band(body) = block(
  fill: gradient.linear(rgb("#4338ca"), rgb("#7e22ce")),
  width: 100%,
  inset: 8pt,
  text(fill: white, body),
)
`;

/** A template root of its own in a temporary folder. */
export function fixtureTemplates(files: Record<string, string> = {}): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'foothold-templates-'));
  for (const [path, text] of Object.entries({ 'resume.typ': ENTRY, 'lib/band.typ': BAND, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
