import { type LeftOut, PART_READ_MAX } from '../text-limits.ts';

/** An element of an XML file. Names go without the prefix of their namespace: files differ in those. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

/** An element's beginning or end, or text. What begins with `<!` or `<?` is looked for by its end. */
const TOKEN = /<(\/?)([^\s/<>!?][^\s/<>]*)((?:\s(?:[^<>"'/]|"[^"<]*"|'[^'<]*'|\/(?!>))*)?)(\/?)>|([^<]+)/y;
const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Deepest nesting; what is nested deeper was made to break readers, and is left out. */
const DEPTH_MAX = 200;

/**
 * Reads what office programs write: elements, attributes and text, without types or entities of a file's own.
 * Elements that are not closed end with the one around them. What is left out is told in `leftOut`.
 */
export function parseXml(bytes: Uint8Array, leftOut: Set<LeftOut> = new Set()): XmlElement {
  if (bytes.length > PART_READ_MAX) leftOut.add('length');
  const file = decoded(bytes.subarray(0, PART_READ_MAX));
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  // How many of a name are open: a file may close a million that never were.
  const openNames = new Map<string, number>();
  let deeper = 0;
  for (let at = 0; at < file.length;) {
    const special = specialAt(file, at);
    if (special) {
      if (special.text && deeper === 0) open.at(-1)?.children.push(special.text);
      at = special.end;
      continue;
    }
    TOKEN.lastIndex = at;
    const [token = '<', closing, name, attributes, empty, text] = TOKEN.exec(file) ?? [];
    at += token.length;
    if (text !== undefined) {
      if (deeper === 0) open.at(-1)?.children.push(withoutEntities(text));
    } else if (name === undefined) continue;
    else if (closing) {
      if (deeper > 0) deeper -= 1;
      else if (openNames.get(localName(name))) {
        const began = open.findLastIndex((element) => element.name === localName(name));
        for (const ended of open.splice(began))
          openNames.set(ended.name, (openNames.get(ended.name) ?? 1) - 1);
      }
    } else if (deeper > 0 || open.length >= DEPTH_MAX) {
      leftOut.add('depth');
      if (!empty) deeper += 1;
    } else {
      const element = { name: localName(name), attributes: attributesOf(attributes ?? ''), children: [] };
      open.at(-1)?.children.push(element);
      if (empty) continue;
      open.push(element);
      openNames.set(element.name, (openNames.get(element.name) ?? 0) + 1);
    }
  }
  return root;
}

/** Verbatim text, a comment, an instruction or a declaration. One without its end goes to the end of the file. */
function specialAt(file: string, at: number): { text: string; end: number } | undefined {
  const kind = SPECIAL.find(({ start }) => file.startsWith(start, at));
  if (!kind) return undefined;
  const found = file.indexOf(kind.end, at + kind.start.length);
  const textEnd = found < 0 ? file.length : found;
  const text = kind.isText ? file.slice(at + kind.start.length, textEnd) : '';
  return { text, end: found < 0 ? file.length : found + kind.end.length };
}

const SPECIAL = [
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<!--', end: '-->', isText: false },
  { start: '<?', end: '?>', isText: false },
  { start: '<!', end: '>', isText: false },
] as const;

function decoded(bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(utf16).decode(bytes);
}

function attributesOf(text: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    all[localName(name)] = withoutEntities(double ?? single ?? '');
  }
  return all;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = hex ? parseInt(hex, 16) : parseInt(decimal ?? '', 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string');
}

export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsOf(element).find((child) => child.name === name);
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

/** All elements of a name, at any depth; those inside each other too. */
export function descendants(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendants(child, name),
  ]);
}

export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('');
}

/** The attribute `val` of a child: how office files write most properties. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return childNamed(element, name)?.attributes.val;
}
