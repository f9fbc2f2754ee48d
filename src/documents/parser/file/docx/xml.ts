/** An element of an XML file. Names go without the prefix of their namespace: files differ in those. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([^\s/<>]+)((?:\s(?:[^<>"'/]|"[^"<]*"|'[^'<]*'|\/(?!>))*)?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Deepest nesting; what is nested deeper was made to break readers. */
const DEPTH_MAX = 200;

/**
 * Reads what office programs write: elements, attributes and text, without types or entities of a file's own.
 * Elements that are not closed end with the one around them.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  for (const [, verbatim, closing, name, attributes, empty, text] of decoded(bytes).matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (verbatim !== undefined) parent.children.push(verbatim);
    else if (text !== undefined) parent.children.push(withoutEntities(text));
    else if (name === undefined) continue;
    else if (closing) {
      const at = open.findLastIndex((element) => element.name === localName(name));
      if (at > 0) open.length = at;
    } else {
      const element = { name: localName(name), attributes: attributesOf(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!empty && open.length < DEPTH_MAX) open.push(element);
    }
  }
  return root;
}

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
