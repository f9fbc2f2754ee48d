import { mkdir, writeFile } from 'node:fs/promises';
import { layouts } from '../layouts/layouts.ts';
import { developmentPeople } from '../people/development-people.ts';
import { sheetOf } from '../sheet.ts';
import { closeBrowser, printed } from '../tools/chromium.ts';
import { exported } from '../tools/libreoffice.ts';
import { madeBy } from '../tools/run.ts';
import { drawnFace } from './face.ts';

/** Makes `faulty/refused/`, and the one file that looks encrypted and is not. */
const folder = new URL('../../faulty/', import.meta.url);
await mkdir(new URL('refused/', folder), { recursive: true });

const save = async (name: string, bytes: Uint8Array | string) => {
  await writeFile(new URL(name, folder), bytes);
  process.stdout.write(`${name} ${bytes.length}\n`);
};
const nurse = developmentPeople.find(({ key }) => key === 'nurse');
const [compact, plain] = [layouts.compact, layouts['word-plain']];
if (!nurse || !compact || !plain) throw new Error('The nurse or a layout is missing.');
const sheet = sheetOf(nurse, {
  dates: { months: 'short', between: ' – ' },
  headings: 0,
  entries: 'title-first',
});
const sound = await compact.make(sheet, nurse);
const word = await plain.make(sheet, nurse);
const page = { name: 'in.pdf', text: sound };
const encrypted = (...how: readonly string[]) =>
  madeBy(page, 'out.pdf', 'qpdf', ['--encrypt', ...how, '--', 'in.pdf', 'out.pdf']);

await save('refused/encrypted.pdf', await encrypted('open-me', 'owner', '256'));
await save('restricted.pdf', await encrypted('', 'owner', '256', '--modify=none'));
await save('refused/truncated.pdf', sound.slice(0, Math.round(sound.length * 0.35)));
const picture = await madeBy(page, 'p-1.jpg', 'pdftoppm', ['-r', '90', '-jpeg', '-gray', 'in.pdf', 'p']);
const address = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
await save(
  'refused/scan.pdf',
  await printed(`<style>body{margin:0}img{width:100%}</style><img src="${address}">`),
);
await save('refused/picture.pdf', await drawnFace());
await save('refused/empty.pdf', new Uint8Array());
for (const kind of ['doc', 'rtf', 'odt'] as const)
  await save(`refused/resume.${kind}`, await exported(word, 'docx', kind));
const zip = ['-m', 'zipfile', '-c', 'a.zip', 'notes.txt'];
const notes = { name: 'notes.txt', text: 'Not a document.\n' };
await save('refused/archive.docx', await madeBy(notes, 'a.zip', 'python3', zip));
await save('refused/truncated.docx', word.slice(0, Math.round(word.length * 0.6)));
await save(
  'refused/page.pdf',
  '<!doctype html><title>Sign in</title><p>Your session has ended. Please sign in to download the file.',
);
await closeBrowser();
