/** An element of the compiler's SVG. Text stands only in the leaves that mirror what is printed. */
export type SvgElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SvgElement[];
  text: string;
};

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Reads the SVG that the compiler writes: elements, double-quoted attributes, text. It is no general XML
 * reader and throws on anything else, so that a change of the exporter is noticed.
 */
export function parseSvg(source: string): SvgElement {
  const root: SvgElement = element('', '');
  const open = [root];
  let at = 0;
  const body = source.replace(/<style[^>]*>[^]*?<\/style>/g, '');
  for (const match of body.matchAll(TOKEN)) {
    if (match.index !== at) break;
    at += match[0].length;
    const [, closing, name, attributes, selfClosing, text] = match;
    const parent = open.at(-1);
    if (parent === undefined) break;
    if (text !== undefined) parent.text += text;
    else if (closing) open.pop();
    else {
      const child = element(name ?? '', attributes ?? '');
      parent.children.push(child);
      if (!selfClosing) open.push(child);
    }
  }
  const svg = root.children[0];
  if (at !== body.length || open.length !== 1 || svg === undefined) {
    throw new Error(`The compiler's SVG could not be read past character ${at}.`);
  }
  return svg;
}

function element(name: string, attributes: string): SvgElement {
  const pairs = attributes.matchAll(ATTRIBUTE);
  return {
    name,
    attributes: new Map(Array.from(pairs, ([, key = '', value = '']) => [key, value])),
    children: [],
    text: '',
  };
}

/** Every element below, depth first, the given one included. */
export function* descendants(of: SvgElement): Generator<SvgElement> {
  yield of;
  for (const child of of.children) yield* descendants(child);
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
