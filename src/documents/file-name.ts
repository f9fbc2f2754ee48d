import { normalForm } from './text/clean.ts';
/** Name of a file to download: for every browser, and the same with all letters for those that can. */
export type FileName = { ascii: string; utf8: string };

/** Longest name without the ending, in characters: file systems stop at 255 bytes, letters take up to four. */
const STEM_MAX = 60;

/** Everything but letters and digits, of any script. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}]+/u;

/** Letters that do not fall apart into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

/** `Ana-Silva-Resume.pdf`; without a name `Resume.pdf`. */
export function resumeFileName(person: { firstName: string; lastName: string }): FileName {
  return fileName(`${person.firstName} ${person.lastName}`, 'Resume');
}

/** `Ana-Silva-Cover-Letter.pdf`; without a name `Cover-Letter.pdf`. */
export function letterFileName(person: { fullName: string }): FileName {
  return fileName(person.fullName, 'Cover-Letter');
}

/** `Foothold-Receipt-17.pdf`; a seller's name without letters is left out. */
export function receiptFileName(seller: string, number: number): FileName {
  return fileName(seller, `Receipt-${number}`);
}

/** `Ana-Silva-Resume-ATS.pdf`: the same in one column, beside a file in two. */
export function atsCopyName({ ascii, utf8 }: FileName): FileName {
  const marked = (name: string) => name.replace(/(?=\.[^.]*$)/, '-ATS');
  return { ascii: marked(ascii), utf8: marked(utf8) };
}

/** A title as a part of a file's name, with letters of every script; `otherwise` where it has none. */
export function titleInFileName(title: string, otherwise: string): string {
  return join(normalForm(title.toWellFormed(), 'NFC'), NOT_IN_NAMES) || otherwise;
}

/** The same name with another ending. */
export function withEnding({ ascii, utf8 }: FileName, ending: string): FileName {
  const other = (name: string) => name.replace(/\.[^.]*$/, `.${ending}`);
  return { ascii: other(ascii), utf8: other(utf8) };
}

/** The name with all its letters, for what is called after it. */
export function withoutEnding({ utf8 }: FileName): string {
  return utf8.replace(/\.[^.]*$/, '');
}

/** Value of a Content-Disposition header that saves under that name (RFC 6266, RFC 8187). */
export function attachment(name: FileName): string {
  const encoded = encodeURIComponent(name.utf8).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.ascii}"; filename*=UTF-8''${encoded}`;
}

function fileName(person: string, kind: string): FileName {
  const utf8 = join(normalForm(person.toWellFormed(), 'NFC'), NOT_IN_NAMES);
  const ascii = join(plain(person.toWellFormed()), /[^A-Za-z0-9]+/);
  return {
    ascii: [ascii, kind].filter(Boolean).join('-') + '.pdf',
    utf8: [utf8, kind].filter(Boolean).join('-') + '.pdf',
  };
}

function plain(text: string): string {
  const spelled = text.replace(/./gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
  return normalForm(spelled, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’']/g, '');
}

/** The words of a name joined by hyphens, cut to length between characters. */
function join(text: string, between: RegExp): string {
  const joined = text.replace(/[’']/g, '').split(between).filter(Boolean).join('-');
  return Array.from(joined).slice(0, STEM_MAX).join('').replace(/-$/, '');
}
