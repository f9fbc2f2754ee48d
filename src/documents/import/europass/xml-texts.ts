import { childNamed, type XmlElement } from '../../parser/file/docx/xml.ts';

/** All that an element says, as it stands. */
export function flat(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : flat(child)))
    .join('')
    .trim();
}

/** What the element at the end of a path says. */
export function said(element: XmlElement | undefined, ...path: readonly string[]): string {
  return flat(at(element, ...path));
}

export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((found, name) => childNamed(found, name), element);
}
