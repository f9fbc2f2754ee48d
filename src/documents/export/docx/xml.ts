/* XML as text. Every value goes through the escaping here, so that what a person wrote is text in the file. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; without children it is closed at once. What is undefined or empty among them is left out. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (string | undefined | false)[]
): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  const inner = children.filter(Boolean).join('');
  const open = `<${name}${said.join('')}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
}

/** Text as it stands between elements and in attributes. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Characters that XML 1.0 has no place for. */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A whole part of a package. */
export function xmlPart(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
}
