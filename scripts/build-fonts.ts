// Copies the faces that documents may use out of their packages, which carry many more, into a folder of the build.
// A face is taken only with the content that is on record, so that no release of a package changes a PDF unseen.
//   node scripts/build-fonts.ts keep      puts the faces that are installed on record
import { createHash } from 'node:crypto';
import { constants, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FONT_FILES } from '#documents/catalog/fonts.ts';

const PACKAGES = 'node_modules';
/** As `sha256sum` writes it. */
const RECORD = 'scripts/fonts.sha256';

/** @throws Error naming the faces that are not what is on record */
export async function buildFonts(folder: string): Promise<void> {
  const record = await readFile(RECORD, 'utf8');
  assertSame(record, await checksums(PACKAGES));
  for (const file of FONT_FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(PACKAGES, file), join(folder, file), constants.COPYFILE_FICLONE);
  }
  assertSame(record, await checksums(folder));
  await writeFile(join(folder, 'SHA256SUMS'), record);
}

/** A line for each face: its checksum and its name in the catalogue. */
async function checksums(folder: string): Promise<string> {
  const lines = FONT_FILES.toSorted().map(async (file) => {
    const content = await readFile(join(folder, file));
    return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`;
  });
  return (await Promise.all(lines)).join('');
}

function assertSame(record: string, found: string): void {
  const different = new Set(record.split('\n')).symmetricDifference(new Set(found.split('\n')));
  if (different.size === 0) return;
  const files = new Set([...different].map((line) => line.split('  ')[1]));
  throw new Error(
    `These fonts are not what ${RECORD} says (node scripts/build-fonts.ts keep): ${[...files].join(', ')}`,
  );
}

if (process.argv[2] === 'keep') await writeFile(RECORD, await checksums(PACKAGES));
