import { strToU8, zipSync } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export type WrittenDocx = {
  /** What is in `w:body`. */
  body: string;
  /** What is in `w:styles`, `w:numbering`, and other parts by their kinds: `header`, `footer`. */
  styles?: string;
  numbering?: string;
  header?: string;
  footer?: string;
  core?: string;
  /** Addresses outside, by their ids. */
  links?: Readonly<Record<string, string>>;
  /** Of the namespace of the text; others write another one. */
  namespace?: string;
};

/** A document of Word with these parts, for tests. */
export function writtenDocx({ body, links = {}, core, namespace = WORD, ...parts }: WrittenDocx): Uint8Array {
  const roots = { styles: 'styles', numbering: 'numbering', header: 'hdr', footer: 'ftr' } as const;
  const kinds = (Object.keys(roots) as (keyof typeof roots)[]).filter((kind) => parts[kind] !== undefined);
  const wrapped = (root: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${namespace}" xmlns:r="${OFFICE}">${content}</w:${root}>`;
  const relation = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`;
  const relations = (content: string) => `<Relationships xmlns="${PACKAGE}">${content}</Relationships>`;
  const files: Record<string, string> = {
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': wrapped('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': relations(
      kinds.map((kind) => relation(kind, kind, `${kind}.xml`)).join('') +
        Object.entries(links)
          .map(([id, url]) => relation(id, 'hyperlink', url, ' TargetMode="External"'))
          .join(''),
    ),
    ...Object.fromEntries(kinds.map((kind) => [`word/${kind}.xml`, wrapped(roots[kind], parts[kind] ?? '')])),
    ...(core === undefined ? {} : { 'docProps/core.xml': core }),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

/** A paragraph of one run. */
export function paragraph(text: string, { run = '', of = '' } = {}): string {
  return `<w:p><w:pPr>${of}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A table of cells, each what it holds. */
export function table(...rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
