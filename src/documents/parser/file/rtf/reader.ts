import type { Look } from '../docx/look.ts';
import type { DocxBlock } from '../docx/runs.ts';
import { BlockWriter } from './blocks.ts';
import { decodedBytes, encodingOfCharset, encodingOfPage } from './code-pages.ts';
import { changeOfLook } from './look.ts';
import { type Destination, PLACES, SIGNS } from './places.ts';
import type { RtfToken } from './tokens.ts';

/** What a field is computed from, and the address that it says. */
type Field = { instruction: string; link: string | undefined };

type GroupState = {
  to: Destination;
  look: Look;
  font: number;
  deleted: boolean;
  /** How many characters stand for a Unicode one, for programs that know none. */
  substitutes: number;
  field: Field | undefined;
  inTable: boolean;
};

/** Deepest nesting of groups; what is nested deeper was made to break readers. */
const DEPTH_MAX = 500;
/** Longest instruction of a field, in characters: an address and its options. */
const INSTRUCTION_MAX = 4_000;

/** Follows the groups of a file and writes what they say. */
export class RtfReader {
  readonly properties = { title: '', author: '' };
  hasPictures = false;
  /** How many characters it says, on the page or around it. */
  said = 0;
  private readonly writers = {
    header: new BlockWriter(),
    body: new BlockWriter(),
    footer: new BlockWriter(),
  };
  private readonly fonts = new Map<number, string>();
  private readonly colors: string[] = [];
  private color = { red: 0, green: 0, blue: 0 };
  private encoding = 'windows-1252';
  private readonly groups: GroupState[] = [];
  private tooDeep = 0;
  private skipped = 0;
  private pending = '';
  private ignorable = false;
  private now: GroupState = {
    to: 'body',
    look: { size: 12 },
    font: -1,
    deleted: false,
    substitutes: 1,
    field: undefined,
    inTable: false,
  };

  take(token: RtfToken): void {
    if (token.kind === 'bytes') {
      const bytes = this.skipped > 0 ? token.bytes.slice(this.skipped) : token.bytes;
      this.skipped = Math.max(0, this.skipped - token.bytes.length);
      this.pending += bytes;
      return;
    }
    this.flush();
    this.skipped = 0;
    if (token.kind === 'open') this.open();
    else if (token.kind === 'close') this.close();
    else if (token.kind === 'sign') this.sign(token.sign);
    else {
      const isFirst = this.ignorable;
      this.ignorable = false;
      this.word(token.word, token.value, isFirst);
    }
  }

  finished(): { header: DocxBlock[]; body: DocxBlock[]; footer: DocxBlock[] } {
    this.flush();
    const { header, body, footer } = this.writers;
    for (const writer of [header, body, footer]) writer.finish(this.now.look);
    return { header: header.blocks, body: body.blocks, footer: footer.blocks };
  }

  private get writer(): BlockWriter {
    const { to } = this.now;
    return to === 'header' || to === 'footer' ? this.writers[to] : this.writers.body;
  }

  private open(): void {
    if (this.groups.length >= DEPTH_MAX) this.tooDeep += 1;
    else this.groups.push({ ...this.now });
  }

  private close(): void {
    if (this.tooDeep > 0) {
      this.tooDeep -= 1;
      return;
    }
    const { to } = this.now;
    const before = this.groups.pop();
    if (!before) return;
    if ((to === 'header' || to === 'footer') && before.to !== to) this.writer.finish(this.now.look);
    // A box stands apart from the paragraph that it hangs on.
    if (to === 'box' && before.to !== 'box') this.writer.paragraph(this.now.look, before.inTable, true);
    this.now = before;
  }

  private sign(sign: string): void {
    if (sign === '*') this.ignorable = true;
    else if (sign === '~') this.say('\u00a0');
    else if (sign === '_') this.say('-');
    else if (sign === '\\' || sign === '{' || sign === '}') this.say(sign);
    else if (sign === '\n' || sign === '\r') this.endParagraph();
  }

  private word(word: string, value: number | undefined, isIgnorable: boolean): void {
    const place = PLACES[word];
    if (word === 'pict') this.hasPictures = true;
    if (place !== undefined) this.enter(place);
    else if (word === 'field') this.now.field = { instruction: '', link: undefined };
    else if (isIgnorable && word !== 'shppict') this.enter('nowhere');
    else if (word === 'u' && value !== undefined) {
      this.say(String.fromCharCode(value & 0xffff));
      this.skipped = this.now.substitutes;
    } else if (SIGNS[word] !== undefined) this.say(SIGNS[word]);
    else if (!this.structure(word, value)) this.letters(word, value);
  }

  /** What is nowhere stays there, but for the text of shapes. */
  private enter(place: Destination): void {
    if (this.now.to === 'nowhere' && place !== 'box' && place !== 'title' && place !== 'author') return;
    if (place === 'box') this.writer.paragraph(this.now.look, this.now.inTable, false);
    this.now.to = place;
  }

  private structure(word: string, value: number | undefined): boolean {
    switch (word) {
      case 'par':
      case 'sect':
        this.endParagraph();
        return true;
      case 'line':
        if (this.isShown()) this.writer.lineBreak();
        return true;
      case 'page':
        if (this.isShown()) this.writer.newPage = true;
        return true;
      case 'pard':
        this.now.inTable = false;
        this.now.look = { ...this.now.look, before: 0, after: 0, shaded: false };
        return true;
      case 'intbl':
        this.now.inTable = true;
        return true;
      case 'cell':
      case 'nestcell':
        if (this.isShown()) this.writer.endCell(this.now.look);
        return true;
      case 'row':
      case 'nestrow':
        if (this.isShown()) this.writer.endRow();
        return true;
      case 'ansicpg':
        this.encoding = encodingOfPage(value ?? 1252);
        return true;
      case 'mac':
        this.encoding = 'macintosh';
        return true;
      case 'uc':
        this.now.substitutes = Math.min(Math.max(value ?? 1, 0), 8);
        return true;
      default:
        return false;
    }
  }

  /** How letters look, and the tables of fonts and colors. */
  private letters(word: string, value: number | undefined): void {
    if (word === 'f') this.now.font = value ?? -1;
    else if (word === 'deleted') this.now.deleted = value !== 0;
    else if (word === 'red' || word === 'green' || word === 'blue') {
      this.color[word] = Math.min(255, Math.max(0, value ?? 0));
    } else if (word === 'fcharset') {
      const encoding = encodingOfCharset(value ?? 0);
      if (this.now.to === 'fonts' && encoding) this.fonts.set(this.now.font, encoding);
    } else this.now.look = { ...this.now.look, ...changeOfLook(word, value, this.colors) };
    if (word === 'plain') {
      const { before = 0, after = 0 } = this.now.look;
      this.now.look = { size: 12, before, after };
    }
  }

  private isShown(): boolean {
    const { to, deleted } = this.now;
    return !deleted && (to === 'body' || to === 'header' || to === 'footer' || to === 'box');
  }

  private endParagraph(): void {
    if (this.isShown()) this.writer.paragraph(this.now.look, this.now.inTable, this.now.to === 'box');
  }

  /** The bytes that came, as letters: some stand for one together. */
  private flush(): void {
    if (this.pending === '') return;
    const bytes = this.pending;
    this.pending = '';
    if (this.now.to === 'colors') {
      for (let at = bytes.indexOf(';'); at >= 0; at = bytes.indexOf(';', at + 1)) this.endColor();
    } else if (this.now.to !== 'fonts' && this.now.to !== 'nowhere') {
      this.say(decodedBytes(bytes, this.fonts.get(this.now.font) ?? this.encoding));
    }
  }

  private endColor(): void {
    const { red, green, blue } = this.color;
    const hex = (part: number) => part.toString(16).padStart(2, '0');
    this.colors.push(`${hex(red)}${hex(green)}${hex(blue)}`.toUpperCase());
    this.color = { red: 0, green: 0, blue: 0 };
  }

  private say(text: string): void {
    const { to, look, field } = this.now;
    if (this.isShown()) {
      this.said += text.length;
      this.writer.say({ text, look, ...(field?.link && { link: field.link }) });
    } else if (to === 'bullet') this.writer.bullet += text;
    else if (to === 'field' && field && field.instruction.length < INSTRUCTION_MAX) {
      field.instruction += text.slice(0, INSTRUCTION_MAX);
      field.link = /\bHYPERLINK\s+"([^"]+)"/i.exec(field.instruction)?.[1];
    } else if (to === 'title' || to === 'author') this.properties[to] += text;
  }
}
