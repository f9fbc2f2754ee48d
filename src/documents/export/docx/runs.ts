import { RIGHT_TO_LEFT } from '../../text/direction.ts';
import type { LinkedText } from '../../text/links.ts';
import type { WrittenLine } from '../../text/written.ts';
import { RELATION, type Relation } from './package.ts';
import { element, escaped } from './xml.ts';

/** Styles of stretches within a line. */
export type CharacterStyleId = 'Employer' | 'EntryFact' | 'Hyperlink' | 'Position' | 'SkillGroup';

export type Run = {
  text: string;
  style?: CharacterStyleId | undefined;
  /** Said outright where it is not as the paragraph has it. */
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  href?: string | undefined;
  /** Of our own words, where the document's language is another. */
  language?: string | undefined;
  /** A link that looks as what is around it does. */
  plain?: true;
  /** What stands in the place of text: a tab, or the end of a line. */
  sign?: 'tab' | 'break';
};

/** Writes runs, and keeps the addresses that they lead to: each is there once. */
export class RunWriter {
  readonly relations: Relation[] = [];
  readonly #byAddress = new Map<string, string>();
  readonly #firstId: number;

  constructor(firstId: number) {
    this.#firstId = firstId;
  }

  /** @param leftward whether the paragraph is written from right to left */
  runs(runs: readonly Run[], leftward: boolean): string {
    return runs
      .map((run) => {
        const content = run.sign
          ? element('w:r', {}, run.sign === 'tab' ? '<w:tab/>' : '<w:br/>')
          : byDirection(run.text, leftward)
              .map(({ text, isLeftward }) => textRun({ ...run, text }, isLeftward))
              .join('');
        return run.href === undefined
          ? content
          : element('w:hyperlink', { 'r:id': this.#relation(run.href) }, content);
      })
      .join('');
  }

  #relation(address: string): string {
    const known = this.#byAddress.get(address);
    if (known) return known;
    const id = `rId${this.#firstId + this.relations.length}`;
    this.relations.push({ id, type: RELATION.hyperlink, target: address, external: true });
    this.#byAddress.set(address, id);
    return id;
  }
}

function weight(bold: boolean | undefined): string | undefined {
  if (bold === undefined) return undefined;
  return bold ? '<w:b/><w:bCs/>' : '<w:b w:val="0"/><w:bCs w:val="0"/>';
}

function textRun({ text, style, bold, italic, href, language, plain }: Run, leftward: boolean): string {
  const named = style ?? (href === undefined || plain ? undefined : 'Hyperlink');
  const properties = element(
    'w:rPr',
    {},
    named && element('w:rStyle', { 'w:val': named }),
    weight(bold),
    italic && '<w:i/><w:iCs/>',
    leftward && '<w:rtl/>',
    language && element('w:lang', { 'w:val': language }),
  );
  const said = `<w:t xml:space="preserve">${escaped(text)}</w:t>`;
  return element('w:r', {}, properties === '<w:rPr/>' ? undefined : properties, said);
}

const LETTER_LEFTWARD = new RegExp(RIGHT_TO_LEFT.source, 'u');
const LETTER = /\p{L}/u;

/** Stretches of one direction: Word is told it of each. Signs between letters of one direction belong to these. */
export function byDirection(text: string, leftward: boolean): { text: string; isLeftward: boolean }[] {
  if (!leftward && !LETTER_LEFTWARD.test(text)) return [{ text, isLeftward: false }];
  const stretches: { text: string; isLeftward: boolean }[] = [];
  let pending = '';
  const say = (said: string, isLeftward: boolean) => {
    const last = stretches.at(-1);
    if (last?.isLeftward === isLeftward) last.text += said;
    else if (said !== '') stretches.push({ text: said, isLeftward });
  };
  for (const sign of text) {
    if (!LETTER.test(sign)) {
      pending += sign;
      continue;
    }
    const isLeftward = LETTER_LEFTWARD.test(sign);
    const before = stretches.at(-1)?.isLeftward ?? isLeftward;
    // Between two directions, signs go as the paragraph does.
    say(pending, before === isLeftward ? isLeftward : leftward);
    say(sign, isLeftward);
    pending = '';
  }
  say(pending, leftward);
  return stretches;
}

/** Whether a text is written from right to left: its first letter tells. */
export function startsLeftward(text: string): boolean | undefined {
  const first = LETTER.exec(text)?.[0];
  return first === undefined ? undefined : LETTER_LEFTWARD.test(first);
}

/** A line of a long text. */
export function writtenRuns(line: WrittenLine): Run[] {
  if (typeof line === 'string') return [{ text: line }];
  return line.map(({ text, bold, italic, href }) => ({ text, ...(bold && { bold }), italic, href }));
}

export function linkedRun({ text, href }: LinkedText): Run {
  return { text, href };
}

/** Groups of runs with something between them. */
export function joinedRuns(groups: readonly Run[][], between: string): Run[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [{ text: between }, ...group]));
}
