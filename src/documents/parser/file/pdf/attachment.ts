import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { ATTACHED_RESUME, parseAttachedFile } from '#documents/resume/attached-resume.ts';

export type AttachedResume = NonNullable<ParsedFile['attached']>;

/** Checks our own part of `resume.json`, which anybody can write. */
export type AttachedReader = (json: string) => Promise<AttachedResume | undefined>;

type WithAttachments = {
  getAttachments: () => Promise<unknown>;
  getAttachmentContent: (id: string) => Promise<unknown>;
};

/** The document that a PDF of ours was printed from; nothing for the PDFs of others. */
export async function attachedTo(
  document: WithAttachments,
  read: AttachedReader,
): Promise<AttachedResume | undefined> {
  try {
    const files: unknown = await document.getAttachments();
    const all: [unknown, unknown][] = files instanceof Map ? [...files] : Object.entries(files ?? {});
    const found = all.find(([, file]) => nameOf(file) === ATTACHED_RESUME);
    if (!found) return undefined;
    const content = await document.getAttachmentContent(String(found[0]));
    if (!(content instanceof Uint8Array)) return undefined;
    const json = new TextDecoder().decode(content);
    return parseAttachedFile(json)?.own ? await read(json) : undefined;
  } catch {
    // The pages can be read all the same.
    return undefined;
  }
}

/** Loads the schema (and Zod) only when a file of ours is there. */
export async function readAttached(json: string): Promise<AttachedResume | undefined> {
  const { readAttachedResume } = await import('#documents/resume/attached-resume-reader.ts');
  return readAttachedResume(json);
}

function nameOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'filename' in file ? file.filename : undefined;
}
