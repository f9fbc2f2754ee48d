import { RIGHT_TO_LEFT } from '../../text/direction.ts';
import {
  attribute,
  reference,
  type SvgDocument,
  type SvgElement,
  unescapeXml,
  visit,
} from '../preview/svg-tree.ts';

/** Answers whether some typeface that a document may be set in has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/** Joiners, variation selectors and spaces print nothing, so that no glyph is missed for them. */
const PRINTS_NOTHING = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]$/u;

export function printsNothing(character: string): boolean {
  return PRINTS_NOTHING.test(character);
}

/**
 * The characters of a document that were set as the empty box for want of a glyph, sorted, once each.
 * A run of text that holds such a box is known exactly, from its glyphs; which of its characters it is
 * follows from what the fonts cover or, should that not tell, from its place in the run.
 */
export function unsettableCharacters({ root }: SvgDocument, covers: Coverage): string[] {
  const found = new Set<string>();
  visit(root, (run) => {
    if (attribute(run, 'class') !== 'typst-text') return;
    const glyphs = glyphsOf(run);
    if (!glyphs.includes(0)) return;
    for (const character of missing([...textOf(run)], glyphs, covers)) found.add(character);
  });
  return [...found].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}

function glyphsOf(run: SvgElement): (number | undefined)[] {
  return run.children.filter(({ name }) => name === 'use').map((use) => glyphIndex(reference(use)));
}

function textOf(run: SvgElement): string {
  let text = '';
  visit(run, (element) => {
    if (element.name === 'h5:div') text += element.text;
  });
  return unescapeXml(text);
}

function missing(text: string[], glyphs: readonly (number | undefined)[], covers: Coverage): string[] {
  const printed = text.filter((character) => !printsNothing(character));
  const uncovered = printed.filter((character) => !covers(character.codePointAt(0) ?? 0));
  if (uncovered.length > 0) return uncovered;
  // The exporter lists the glyphs of text that is read leftwards from left to right.
  if (text.length === glyphs.length && !text.some((character) => RIGHT_TO_LEFT.test(character))) {
    return text.filter((_, at) => glyphs[at] === 0);
  }
  return printed.filter((character) => character > '\u007f');
}

/**
 * The glyph index in an id of the SVG exporter: `g` and the base64, cut short of its trailing zeros, of
 * two little-endian 32-bit numbers, a hash of the font and the index within it. Index 0 is `.notdef`, the
 * box drawn for a character the font lacks.
 * @returns undefined for an id of another kind
 */
export function glyphIndex(id: string): number | undefined {
  if (!/^g[A-Za-z0-9+/]{1,11}$/.test(id)) return undefined;
  const bytes = atob(id.slice(1).padEnd(11, 'A') + '=');
  const byte = (at: number): number => bytes.charCodeAt(at);
  return byte(4) + byte(5) * 0x100 + byte(6) * 0x10000 + byte(7) * 0x1000000;
}
