import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';

/** Words in one face. */
export type Run = { text: string; bold?: boolean; italic?: boolean };

/** What a page is set of, whatever sets it. */
export type Block =
  /** A line, and what stands at its right edge. */
  | { kind: 'line'; left: readonly Run[]; right?: readonly Run[] }
  | { kind: 'bullet'; runs: readonly Run[]; right?: string; level: 1 | 2 }
  | { kind: 'text'; runs: readonly Run[] }
  /** A narrow column on the left, and what stands beside it. */
  | { kind: 'rail'; rail: readonly string[]; body: readonly Block[] }
  | { kind: 'gap' };

export type Section = { kind: ParsedSectionKind; heading: string; blocks: readonly Block[] };

export type ContactItem = {
  kind: 'address' | 'phone' | 'email' | 'link' | 'born';
  label: string;
  text: string;
};

/** A resume as its lines, before anything sets them. */
export type Page = {
  language: string;
  /** "Curriculum Vitae" over everything. */
  top?: string;
  name: string;
  headline?: string;
  contact: readonly ContactItem[];
  /** Lines into which the contact details go, by somebody's habit. */
  contactLines: readonly string[];
  sections: readonly Section[];
  bullet: string;
  foot?: string;
};

export const run = (text: string): Run => ({ text });
export const bold = (text: string): Run => ({ text, bold: true });
export const italic = (text: string): Run => ({ text, italic: true });

export const line = (left: readonly Run[], right?: readonly Run[]): Block => {
  const wanted = right?.filter(({ text }) => text !== '') ?? [];
  return {
    kind: 'line',
    left: left.filter(({ text }) => text !== ''),
    ...(wanted.length > 0 && { right: wanted }),
  };
};
export const textBlock = (...runs: Run[]): Block => ({ kind: 'text', runs });
export const bullet = (text: string, level: 1 | 2 = 1): Block => ({
  kind: 'bullet',
  runs: [run(text)],
  level,
});
export const gap: Block = { kind: 'gap' };

/** All words of some runs. */
export const plain = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
