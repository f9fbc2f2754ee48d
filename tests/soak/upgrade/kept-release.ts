import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { EarlierRelease } from './earlier-people.ts';

/** Data of an earlier release, as that release itself wrote it; renewed by scripts/keep-release.ts. */
const KEPT = 'tests/soak/upgrade/release';
const DIRECTORY = join(KEPT, 'data-directory.tar.zst');
const STATEMENTS = join(KEPT, 'postgres.sql');

export type DatabaseKind = 'embedded' | 'postgres';

/** The secret that the release was started with where its data is in PostgreSQL; otherwise it made one of its own. */
export const SECRET = 'kept with the data of an earlier release, for tests alone';

/** Most of a new database is catalogs that repeat each other, far apart. */
const WINDOW_LOG = 26;

export function keepDirectory(directory: string): void {
  const archive = execFileSync('tar', ['--create', '--sort=name', '--directory', directory, '.'], {
    maxBuffer: 2 ** 28,
  });
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  };
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(DIRECTORY, zstdCompressSync(archive, { params }));
}

export function restoreDirectory(directory: string): void {
  const params = { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG };
  const archive = zstdDecompressSync(readFileSync(DIRECTORY), { params });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['--extract', '--no-same-owner', '--directory', directory], { input: archive });
}

export function keepStatements(sql: string): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(STATEMENTS, sql);
}

export function keptStatements(): string {
  return readFileSync(STATEMENTS, 'utf8');
}

const answersFile = (kind: DatabaseKind) => join(KEPT, `answers-${kind}.json`);

export function keepAnswers(kind: DatabaseKind, release: EarlierRelease): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(answersFile(kind), `${JSON.stringify(release, null, 2)}\n`);
}

export function keptAnswers(kind: DatabaseKind): EarlierRelease {
  return JSON.parse(readFileSync(answersFile(kind), 'utf8')) as EarlierRelease; // As `keepAnswers` writes it.
}
