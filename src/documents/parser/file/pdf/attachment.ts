import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { ATTACHED_RESUME, parseAttachedFile } from '#documents/resume/attached-resume.ts';

export type AttachedResume = NonNullable<ParsedFile['attached']>;

/** Checks our own part of `resume.json`, which anybody can write. */
export type AttachedReader = (json: string) => Promise<AttachedResume | undefined>;

/** What a PDF brings beside its pages. */
export type Attachments = Pick<ParsedFile, 'attached' | 'attachedXml'>;

/** Largest XML that is read, in bytes; Europass puts pictures into its own. */
const XML_MAX = 8 * 1024 * 1024;

type WithAttachments = {
  getAttachments: () => Promise<unknown>;
  getAttachmentContent: (id: string) => Promise<unknown>;
};

/** The document that a PDF of ours was printed from, or the XML in that of another program. */
export async function attachmentsOf(document: WithAttachments, read: AttachedReader): Promise<Attachments> {
  try {
    const files: unknown = await document.getAttachments();
    const all: [unknown, unknown][] = files instanceof Map ? [...files] : Object.entries(files ?? {});
    const contentOf = async (isWanted: (name: string) => boolean) => {
      const found = all.find(([, file]) => isWanted(String(nameOf(file))));
      const content = found && (await document.getAttachmentContent(String(found[0])));
      return content instanceof Uint8Array ? content : undefined;
    };
    const own = await contentOf((name) => name === ATTACHED_RESUME);
    const json = own && new TextDecoder().decode(own);
    const attached = json !== undefined && parseAttachedFile(json)?.own ? await read(json) : undefined;
    if (attached) return { attached };
    const xml = await contentOf((name) => /\.xml$/i.test(name));
    return xml && xml.length <= XML_MAX ? { attachedXml: xml } : {};
  } catch {
    // The pages can be read all the same.
    return {};
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
