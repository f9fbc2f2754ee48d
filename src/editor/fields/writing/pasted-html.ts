import { trustedMarkup } from '#platform/trusted-types.ts';

/** More than any document of ours takes; the plain text beside it will do then. */
const HTML_MAX = 400_000;

const BLOCKS = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT H1 H2 H3 H4 H5 H6 LI OL P PRE SECTION TABLE TR UL'.split(' '),
);
const SILENT = new Set(['HEAD', 'META', 'SCRIPT', 'STYLE', 'TITLE', 'TEMPLATE']);

/**
 * The lines of a list that a clipboard holds as HTML, each item as a bullet; nothing where it holds no list of several
 * lines. The HTML is only read: it comes into no page.
 */
export function listInHtml(html: string): string | undefined {
  if (html.length > HTML_MAX || !/<li[\s>]|mso-list|MsoListParagraph/iu.test(html)) return undefined;
  const { body } = new DOMParser().parseFromString(trustedMarkup(html), 'text/html');
  const lines = new Lines();
  read(body, lines);
  lines.end();
  return lines.items > 0 && lines.all.length > 1 ? lines.all.join('\n') : undefined;
}

/** Lines as they come together. */
class Lines {
  readonly all: string[] = [];
  items = 0;
  #line = '';
  #marker = '';

  add(text: string): void {
    this.#line += text;
  }
  end(): void {
    const line = this.#line.replace(/[\s\u00a0]+/gu, ' ').trim();
    this.#line = '';
    if (line === '') return;
    if (this.#marker !== '') this.items += 1;
    this.all.push(this.#marker + line);
    this.#marker = '';
  }
  begin(isItem: boolean): void {
    this.end();
    if (isItem) this.#marker = '- ';
  }
  /** An item that held no words is none. */
  forgetMarker(): void {
    this.#marker = '';
  }
}

function read(node: Node, lines: Lines): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) lines.add(child.data);
    else if (child instanceof Element) readElement(child, lines);
  }
}

function readElement(element: Element, lines: Lines): void {
  const name = element.tagName;
  // Word writes the sign of each item, which is no part of its words.
  if (SILENT.has(name) || /mso-list:\s*ignore/iu.test(styleOf(element))) return;
  if (name === 'BR') return lines.end();
  if (!BLOCKS.has(name)) return read(element, lines);
  const isItem = name === 'LI' || isWordItem(element);
  lines.begin(isItem);
  read(element, lines);
  lines.end();
  if (isItem) lines.forgetMarker();
}

/** Word has no lists in its HTML, but paragraphs that name the list they belong to. */
function isWordItem(element: Element): boolean {
  return /mso-list:\s*l\d/iu.test(styleOf(element)) || /^MsoListParagraph/u.test(element.className);
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}
