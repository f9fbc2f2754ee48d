import { readFile } from 'node:fs/promises';
import type { StaticFile } from '../static-files.server.ts';
import { mayBeKept, type OwnFile } from './kept-files.ts';

/** Files of a site whose names carry a hash of their content, in the form in which they take the least room. */
export function ownFiles(files: ReadonlyMap<string, StaticFile>): OwnFile[] {
  return [...files].filter(([path]) => mayBeKept(path)).map(([path, file]) => ownFile(path, file));
}

function ownFile(path: string, file: StaticFile): OwnFile {
  if ('onDisk' in file) {
    const { plain, br } = file.onDisk;
    const encoding = br ? 'br' : 'identity';
    const kept = plain ? (br ?? plain) : br;
    return { path, encoding, size: kept.size, isLarge: true, read: () => readFile(kept.path) };
  }
  const encoding = file.br ? 'br' : 'identity';
  const kept = file.br ?? file.body;
  return { path, encoding, size: kept.length, isLarge: false, read: () => Promise.resolve(kept) };
}
