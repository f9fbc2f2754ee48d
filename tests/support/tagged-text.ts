import { spawnSync } from 'node:child_process';

/** A part of a PDF's structure: its tag and all text in it, as a reader of tags speaks it. */
export type TaggedPart = { tag: string; text: string };

const LINE = /^( *)(?:"((?:[^"]|"(?!$))*)"|([A-Z]\w*)(?: ".*")?(?: \((?:block|inline|other)\))?:?)$/;

/** Every part of the structure in the order of reading, each before those inside it. */
export function taggedParts(pdf: Uint8Array): TaggedPart[] {
  const { stdout } = spawnSync('pdfinfo', ['-struct-text', '-enc', 'UTF-8', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const parts: TaggedPart[] = [];
  const open: { depth: number; part: TaggedPart }[] = [];
  for (const line of stdout.split('\n')) {
    const [, indent = '', text, tag] = LINE.exec(line) ?? [];
    while ((open.at(-1)?.depth ?? -1) >= indent.length && (text ?? tag) !== undefined) open.pop();
    if (tag !== undefined) {
      const part = { tag, text: '' };
      parts.push(part);
      open.push({ depth: indent.length, part });
    } else if (text !== undefined) for (const { part } of open) part.text += text;
  }
  return parts;
}
