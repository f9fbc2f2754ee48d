import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The text of a PDF as poppler reads it, lines joined by one space. */
export function pdfText(pdf: Uint8Array): string {
  return withFile(pdf, (path) => run('pdftotext', [path, '-']))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What `pdfinfo` says, by its labels. */
export function pdfInfo(pdf: Uint8Array): Map<string, string> {
  const lines = withFile(pdf, (path) => run('pdfinfo', [path])).split('\n');
  return new Map(lines.map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]));
}

/** Whether the file claims PDF/UA-1. */
export function claimsPdfUa(pdf: Uint8Array): boolean {
  return Buffer.from(pdf).includes('<pdfuaid:part>1</pdfuaid:part>');
}

function withFile<T>(content: Uint8Array, use: (path: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-pdf-'));
  try {
    const path = join(directory, 'document.pdf');
    writeFileSync(path, content);
    return use(path);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
