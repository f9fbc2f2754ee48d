import { kindOf } from '../parser/file/file-kind.ts';
import type { ImportRefusal } from './imported-file.ts';

/** What a file is, by its bytes; texts come decoded. */
type ToldFormat =
  | { format: 'pdf' | 'zip' | 'rtf' }
  | { format: 'json' | 'yaml' | 'xml' | 'text'; text: string }
  | { format: 'refused'; reason: ImportRefusal };

export function tellFormat(bytes: Uint8Array): ToldFormat {
  const kind = kindOf(bytes);
  switch (kind) {
    case 'empty':
    case 'doc':
    case 'picture':
      return { format: 'refused', reason: kind };
    case 'encrypted-office':
      return { format: 'refused', reason: 'encrypted' };
    case 'pdf':
      return { format: 'pdf' };
    case 'zip':
      return { format: 'zip' };
    case 'rtf':
      return { format: 'rtf' };
    case 'other':
      return toldText(bytes);
  }
}

function toldText(bytes: Uint8Array): ToldFormat {
  const text = decodedText(bytes);
  if (text === undefined) return { format: 'refused', reason: 'other-type' };
  if (/^\s*[{[]/.test(text)) return { format: 'json', text };
  if (/^\s*<(?:\?xml[\s>]|(?:\w+:)?(?:SkillsPassport|Candidate)[\s>])/.test(text))
    return { format: 'xml', text };
  return { format: YAML.test(text) ? 'yaml' : 'text', text };
}

/** The head of what RenderCV reads, or of JSON Resume in the same notation. */
const YAML = /^(?:cv|basics):[ \t]*(?:#.*)?\r?$/m;

/** Controls that no text has: one in a hundred, and it is a program's own format. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

/** A text by the mark that it begins with, as UTF-8, or as Windows and old systems of the West write it. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls * 100 > text.length ? undefined : text.replace(CONTROLS, '');
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
