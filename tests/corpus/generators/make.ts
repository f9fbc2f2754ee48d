import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Sample, Truth } from '../truth.ts';
import { developmentRecipes } from './development.ts';
import { layouts } from './layouts/layouts.ts';
import { developmentPeople } from './people/development-people.ts';
import type { Person } from './person.ts';
import type { Layout, Recipe } from './recipe.ts';
import { truthOf } from './sheet-truth.ts';
import { sheetOf } from './sheet.ts';
import { closeBrowser } from './tools/chromium.ts';
import { distilled } from './tools/ghostscript.ts';

/**
 * Makes the files of a part that are not there yet, or those whose names contain the words given:
 * `node tests/corpus/generators/make.ts development latex`.
 */
const [part = 'development', ...words] = process.argv.slice(2);
const folder = new URL(`../${part}/`, import.meta.url);
await mkdir(folder, { recursive: true });
const [recipes, people]: [readonly Recipe[], readonly Person[]] =
  part === 'judged' ? await judgedPart() : [developmentRecipes, developmentPeople];

async function judgedPart(): Promise<[readonly Recipe[], readonly Person[]]> {
  const [{ judgedRecipes }, { judgedPeople }] = await Promise.all([
    import('./judged.ts'),
    import('./people/judged-people.ts'),
  ]);
  return [judgedRecipes, judgedPeople];
}

function printedTruth({ title, ...truth }: Truth, omits: Layout['omits'] = []): Truth {
  const studies = truth.education.map(({ start, end, ...study }) => ({
    ...study,
    ...(start && !omits.includes('start of a course') && { start }),
    // A form that asks for the month of graduation has no year alone.
    ...(end && (end.month || !omits.includes('start of a course')) && { end }),
  }));
  return {
    ...truth,
    ...(title && !omits.includes('title') && { title }),
    links: omits.includes('links') ? [] : truth.links,
    education: studies,
    sections: truth.sections.filter((kind) => !omits.some((omitted) => omitted === kind)),
  };
}

const samples: Sample[] = [];
for (const { person: key, layout: name, style, distilled: again } of recipes) {
  const person = people.find((found) => found.key === key);
  const layout = layouts[name];
  if (!person || !layout) throw new Error(`Nobody knows ${person ? name : key}.`);
  const file = `${name}-${key}${again ? '-distilled' : ''}.${layout.extension}`;
  const { producer, columns, contactHeaded } = layout;
  const truth = printedTruth(truthOf(person, style, contactHeaded), layout.omits);
  samples.push({ file, producer: again ? 'Ghostscript' : producer, layout: name, columns, truth });
  const target = new URL(file, folder);
  const there = await readFile(target).catch(() => undefined);
  if (there !== undefined && !words.some((word) => file.includes(word))) continue;
  const bytes = await layout.make(sheetOf(person, style), person);
  await writeFile(target, again ? await distilled(bytes) : bytes);
  process.stdout.write(`${file} ${bytes.length}\n`);
}
await writeFile(new URL('samples.json', folder), `${JSON.stringify(samples, null, 2)}\n`);
await closeBrowser();
