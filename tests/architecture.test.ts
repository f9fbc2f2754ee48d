import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { allChecks } from '#documents/checks/all-checks.ts';
import { VIEWS } from '#features/applications/list/desk-view.ts';

/*
 * What ARCHITECTURE.md counts is so. Whoever changes a number in the code is led to the text, and nobody writes a number
 * there that nothing holds.
 */

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const foldersOf = (layer: string) => globSync(`src/${layer}/*/`).map((folder) => basename(folder));
const NUMBERS = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen'],
];
const namedIn = (part: string) => [...part.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

test('it names the features that there are, in its map and in its layers', () => {
  const features = foldersOf('features').toSorted();
  const row = /\| `src\/features\/` +\|(.*?)\. Each/.exec(text)?.[1] ?? '';
  expect(namedIn(row).toSorted()).toEqual(features);
  const layer = /^features +(.*); none imports another$/m.exec(text)?.[1] ?? '';
  expect(layer.split(', ').toSorted()).toEqual(features);
});

test('its map names every folder of the editor', () => {
  const row = /\| `src\/editor\/` +\|(.*)\|/.exec(text)?.[1] ?? '';
  const named = namedIn(row);
  expect(foldersOf('editor').filter((folder) => !named.includes(folder))).toEqual([]);
});

/** Ways through the code that are told file by file, and how many files and changes of layer each has at most. */
const WAYS = [
  ['An autosave', /_An autosave is read in_(.*?)Beside it stand/, 12, 4],
  ['A key’s way to the page', /A key's way to the page, file by file:(.*?)Beside it stand/, 15, 4],
  ['A download', /\*\*Downloading\*\* is read in(.*?)Beside it stand/, 12, 4],
] as const;

test.each(WAYS)('%s is told file by file, as short as a reader keeps it in mind', (_way, told, ...most) => {
  const { files, changes } = wayOf(told);
  const [mostFiles, mostChanges] = most;
  expect(files).toBeLessThanOrEqual(mostFiles);
  expect(changes).toBeLessThanOrEqual(mostChanges);
});

/** How many files a way goes through, and how often from one layer to another, by the files in the order of the text. */
function wayOf(told: RegExp): { stated: string; files: number; changes: number } {
  const [, way = ''] = told.exec(text) ?? [];
  const names = new Set<string>();
  const layers: string[] = [];
  let folder = '';
  for (const [, path = ''] of way.matchAll(/`([\w./-]+(?:\/|\.tsx?))`/g)) {
    if (path.endsWith('/')) folder = path;
    else {
      const layer = layerOf(path, folder);
      if (layer !== layers.at(-1)) layers.push(layer);
      names.add(basename(path));
    }
  }
  const [files, changes] = [names.size, layers.length - 1];
  return { stated: `${NUMBERS[files]} files, ${NUMBERS[changes]} changes of layer`, files, changes };
}

/** A file goes by the end of its path; where several layers have one of that name, by the folder that was named last. */
function layerOf(path: string, folder: string): string {
  const all = globSync(`src/**/${path}`);
  const layersIn = (files: string[]) => [...new Set(files.map((file) => file.split('/')[1]))];
  const found = layersIn(all).length > 1 ? all.filter((file) => file.startsWith(`src/${folder}`)) : all;
  const [layer, ...others] = layersIn(found);
  if (layer === undefined || others.length > 0) throw new Error(`${path} is in no layer, or in several`);
  return layer;
}

/** What the text says, and the words of the code that make it so. */
const SET_BY = [
  ['two seconds after typing stops', 'src/editor/session/session-effects.ts', 'AUTOSAVE_PAUSE_MS = 2_000;'],
  ['within 250 ms', 'src/editor/drafts/own-drafts.ts', 'GATHERING_MS = 250;'],
  ['A hundred changes', 'src/editor/history/history.ts', 'STEPS_MAX = 100;'],
  ['within ten minutes', 'src/editor/store/change-document.server.ts', 'STRETCH_MINUTES = 10;'],
  ['after three seconds', 'src/main/service-worker/shell.ts', 'PATIENCE_MS = 3_000;'],
  ['one of sixteen sockets', 'src/platform/http/doors.server.ts', 'DOORS = 16;'],
  ['a five-minute reconciler', 'src/main/product.server.ts', 'reconcile: { ms: 5 * MINUTE_MS,'],
  ['the last 15 minutes', 'src/platform/session/sign-in-limits.ts', 'RECENT_SIGN_IN_MINUTES = 15;'],
  ['for 72 hours', 'src/platform/session/sign-in-limits.ts', 'UNDO_HOURS = 72;'],
] as const;

test.each(SET_BY)('“%s” is what the code says', (stated, file, code) => {
  expect(text.includes(stated)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(code);
});

/** What the text says, counted. */
const COUNTED = [
  `(${allChecks.length} rules`,
  `in ${NUMBERS[VIEWS.length]} views`,
  ...WAYS.map(([, told]) => wayOf(told).stated),
];

test.each(COUNTED)('“%s” is what there is', (stated) => {
  expect(text.includes(stated)).toBe(true);
});

/** Numbers that count nothing: of decisions, standards, answers, accounts and items of a list. */
const NAMES =
  /decisions? \d+(?:(?:, | and )\d+)*|SHA-256|PDF\/UA-1|PDF 1\.7|account 0|\b(?:200|401|403|404|409)\b|^\d+\. /gm;
const NUMBER =
  /\b(?:\d[\d.,]*\d|\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty-(?:one|two|three|four|five|six|seven|eight|nine)|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozen)\b/gi;

test('it states no number that is not held here', () => {
  const held = [...SET_BY.map(([stated]) => stated), ...COUNTED];
  let left = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]+`/g, '');
  for (const stated of held) left = left.replaceAll(stated, '');
  expect(left.replace(NAMES, '').match(NUMBER) ?? []).toEqual([]);
});
