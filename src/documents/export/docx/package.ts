import { strToU8, zipSync, type Zippable } from 'fflate';
import { element, xmlPart } from './xml.ts';

/* A package of Office Open XML: parts, what each is, and how they refer to each other (ECMA-376, part 2). */

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A relation of one part to another or to an address outside. */
export type Relation = { id: string; type: string; target: string; external?: boolean };

export const RELATION = {
  styles: `${RELATIONS}/styles`,
  numbering: `${RELATIONS}/numbering`,
  settings: `${RELATIONS}/settings`,
  fontTable: `${RELATIONS}/fontTable`,
  footer: `${RELATIONS}/footer`,
  hyperlink: `${RELATIONS}/hyperlink`,
  font: `${RELATIONS}/font`,
  image: `${RELATIONS}/image`,
} as const;

/** What a document consists of; parts by their names below `word/`. */
type DocxParts = {
  document: string;
  styles: string;
  numbering: string;
  settings: string;
  footer: string;
  fontTable: string;
  relations: readonly Relation[];
  fontRelations: readonly Relation[];
  fonts: readonly { name: string; bytes: Uint8Array }[];
  core: string;
  /** A photo, in a document that has one. */
  media?: { name: string; format: 'jpg' | 'png'; bytes: Uint8Array } | undefined;
};

/** The same parts give the same bytes: no moment of writing is in them. */
export function zipped(parts: DocxParts): Uint8Array {
  const texts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(parts.media?.format),
    '_rels/.rels': relations([
      { id: 'rId1', type: `${RELATIONS}/officeDocument`, target: 'word/document.xml' },
      { id: 'rId2', type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': parts.core,
    'word/document.xml': parts.document,
    'word/_rels/document.xml.rels': relations(parts.relations),
    'word/styles.xml': parts.styles,
    'word/numbering.xml': parts.numbering,
    'word/settings.xml': parts.settings,
    'word/footer1.xml': parts.footer,
    'word/fontTable.xml': parts.fontTable,
    'word/_rels/fontTable.xml.rels': relations(parts.fontRelations),
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, strToU8(text)]),
  );
  for (const { name, bytes } of parts.fonts) files[`word/fonts/${name}`] = bytes;
  if (parts.media) files[`word/media/${parts.media.name}`] = parts.media.bytes;
  // Local midnight of the first day that a zip can name is the same in each place.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
}

function contentTypes(picture: 'jpg' | 'png' | undefined): string {
  const override = (path: string, type: string) => element('Override', { PartName: path, ContentType: type });
  return xmlPart(
    element(
      'Types',
      { xmlns: `${PACKAGE}/content-types` },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      element('Default', {
        Extension: 'odttf',
        ContentType: 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
      }),
      picture &&
        element('Default', {
          Extension: picture,
          ContentType: picture === 'jpg' ? 'image/jpeg' : 'image/png',
        }),
      override('/word/document.xml', `${MAIN}.document.main+xml`),
      ...['styles', 'numbering', 'settings', 'fontTable'].map((name) =>
        override(`/word/${name}.xml`, `${MAIN}.${name}+xml`),
      ),
      override('/word/footer1.xml', `${MAIN}.footer+xml`),
      override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    ),
  );
}

function relations(list: readonly Relation[]): string {
  return xmlPart(
    element(
      'Relationships',
      { xmlns: `${PACKAGE}/relationships` },
      ...list.map(({ id, type, target, external }) =>
        element('Relationship', {
          Id: id,
          Type: type,
          Target: target,
          TargetMode: external ? 'External' : undefined,
        }),
      ),
    ),
  );
}
