import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs `load` with the fonts of the machine out of sight. The native compiler always searches for them,
 * and with them a document would look different on every machine. On Linux it reads fontconfig's settings,
 * and one that names a single empty folder leaves nothing to find; elsewhere it cannot be told not to
 * look, which matters only where a font of the machine has the name of one of ours.
 */
export function withoutSystemFonts<T>(load: () => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-fonts-'));
  const settings = join(directory, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${join(directory, 'none')}</dir></fontconfig>`,
  );
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = settings;
  try {
    return load();
  } finally {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
    rmSync(directory, { recursive: true, force: true });
  }
}
