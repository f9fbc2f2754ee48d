import type { ParseOutcome } from '#documents/parser/parsed-file.ts';

/** Whether an archive of these names is an OpenDocument text. */
export function isOdt(names: readonly string[]): boolean {
  return names.includes('content.xml');
}

/** Reads an OpenDocument text from its archive, of which only what holds its words is unpacked. */
export async function readOdtFile(bytes: Uint8Array, name: string): Promise<ParseOutcome> {
  const { unpacked } = await import('./archive.ts');
  const { ODT_PARTS, readOdt } = await import('#documents/parser/file/odt/read-odt.ts');
  return readOdt(
    unpacked(bytes, (one) => ODT_PARTS.test(one)),
    name,
    bytes.length,
  );
}
