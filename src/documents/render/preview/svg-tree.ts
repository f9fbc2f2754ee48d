/** An element of the compiler's SVG. Text stands only in the leaves that mirror what is printed. */
export type SvgElement = {
  name: string;
  /** The attributes as written, each after one blank; read by {@link attribute} when asked for. */
  attributes: string;
  children: SvgElement[];
  text: string;
};

/** A document read, with what it defines by id. */
export type SvgDocument = { root: SvgElement; definitions: ReadonlyMap<string, SvgElement> };

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;

/**
 * Reads the SVG that the compiler writes: elements, double-quoted attributes, text. It is no general XML
 * reader and throws on anything else, so that a change of the exporter is noticed.
 */
export function parseSvg(source: string): SvgDocument {
  const body = source.replace(/<style[^<>]*>[^<]*<\/style>/, '');
  const definitions = new Map<string, SvgElement>();
  const outside: SvgElement = { name: '', attributes: '', children: [], text: '' };
  const open: SvgElement[] = [];
  let parent = outside;
  let at = 0;
  for (const [token, closing, name = '', attributes = '', selfClosing, text] of tokens(body)) {
    at += token.length;
    if (text !== undefined) parent.text += text;
    else if (closing) parent = open.pop() ?? outside;
    else {
      const child: SvgElement = { name, attributes, children: [], text: '' };
      parent.children.push(child);
      const id = attribute(child, 'id');
      if (id !== undefined) definitions.set(id, child);
      if (!selfClosing) {
        open.push(parent);
        parent = child;
      }
    }
  }
  const [root] = outside.children;
  if (at !== body.length || parent !== outside || root === undefined) {
    throw new Error(`The compiler's SVG could not be read past character ${at}.`);
  }
  return { root, definitions };
}

/** The tokens from the beginning for as long as there is nothing between them. */
function* tokens(body: string): Generator<RegExpExecArray> {
  let at = 0;
  for (const match of body.matchAll(TOKEN)) {
    if (match.index !== at) return;
    at += match[0].length;
    yield match;
  }
}

/** The value of an attribute as written: a quote within one is escaped, so that the search cannot go wrong. */
export function attribute({ attributes }: SvgElement, name: string): string | undefined {
  const key = ` ${name}="`;
  const start = attributes.indexOf(key);
  if (start < 0) return undefined;
  const from = start + key.length;
  return attributes.slice(from, attributes.indexOf('"', from));
}

/** The id that an element uses, without its hash. */
export function reference(element: SvgElement): string {
  return attribute(element, 'href')?.slice(1) ?? '';
}

/** Visits every element below, depth first, the given one included. */
export function visit(element: SvgElement, visitor: (element: SvgElement) => void): void {
  visitor(element);
  for (const child of element.children) visit(child, visitor);
}

/** Text as it was before it was escaped for XML. */
export function unescapeXml(text: string): string {
  return text
    .replace(/&#x([0-9a-fA-F]+);/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}
