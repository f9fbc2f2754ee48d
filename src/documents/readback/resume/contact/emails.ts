import type { ReadFile } from '../../read-file.ts';
import type { Read } from '../../read-resume.ts';
import type { Line } from '../lines/line.ts';
import { readOf } from '../lines/piece.ts';

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}\s?@\s?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,18}/gu;
/** The end of an address that goes on at once with other words. */
const GLUED = /\.(com|org|net|edu|gov|de|fr|es|it|nl|pt|co\.uk|io|me|ch|at|eu)(?=\p{Lu})/u;
/** "E: jane@…", "Emailjane@…": words that are glued to an address, with capitals to tell. */
const GLUED_WORD = /^(?:e-?mail|mail|correo)[.:]?(?=\p{L}{3}[\p{L}\p{N}._%+'-]*@)/iu;

/** Addresses of email in order, each once, however they are decorated. */
export function findEmails(lines: readonly Line[], file: ReadFile): Read[] {
  const found = new Map<string, Read>();
  for (const line of lines) {
    for (const match of line.text.matchAll(EMAIL)) {
      const { value, start } = bare(match[0], match.index);
      const key = value.toLowerCase();
      if (found.has(key)) continue;
      found.set(key, readOf(line, start, start + value.length, value.replace(/\s/g, ''), 0.98));
    }
  }
  for (const link of file.links) {
    const address = /^mailto:([^?]+)/i.exec(link.url)?.[1];
    const value = address && decoded(address).trim();
    if (!value || !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value) || found.has(value.toLowerCase()))
      continue;
    // What is written counts; a link is the next best, where an address is hidden behind a word or broken in two.
    const line = lines.find(({ source }) => source.index === link.line);
    const written = { snippet: link.text || value, ...(link.line !== undefined && { line: link.line }) };
    const box = link.box ?? line?.source.box;
    found.set(value.toLowerCase(), { value, confidence: 0.9, source: { ...written, ...(box && { box }) } });
  }
  return [...found.values()];
}

function bare(text: string, index: number): { value: string; start: number } {
  const word = GLUED_WORD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(word);
  const glued = GLUED.exec(rest);
  return { value: glued ? rest.slice(0, glued.index + glued[0].length) : rest, start: index + word };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
