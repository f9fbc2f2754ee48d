import { unzipSync } from 'fflate';
import type { LeftOut } from '../text-limits.ts';
import { childrenNamed, elementsOf, parseXml, type XmlElement } from './xml.ts';

/** Most that the parts we read may come to once unpacked, and most of one, in bytes. */
const TOTAL_MAX = 80 * 1024 * 1024;
const PART_MAX = 30 * 1024 * 1024;
const PARTS_MAX = 4000;

/** Raised where a file would unpack to more than any document needs. */
export class TooMuchInside extends Error {}

/** The parts of an office file, and how they refer to each other. */
export type Package = {
  main: string;
  /** Why something of its parts was not read. */
  leftOut: ReadonlySet<LeftOut>;
  part: (path: string) => XmlElement | undefined;
  /** Targets of a part's references by their ids; addresses outside the file as they are. */
  references: (path: string) => ReadonlyMap<string, { target: string; type: string }>;
};

/** Opens a document of Word; nothing where the archive is something else. */
export function openPackage(bytes: Uint8Array): Package | undefined {
  let total = 0;
  let parts = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/i.test(name)) return false;
      total += originalSize;
      parts++;
      if (total > TOTAL_MAX || originalSize > PART_MAX || parts > PARTS_MAX) throw new TooMuchInside();
      return true;
    },
  });
  // Some programs begin paths with a slash or write them in other capitals.
  const byPath = new Map(Object.entries(files).map(([path, content]) => [plainPath(path), content]));
  const leftOut = new Set<LeftOut>();
  const parsed = new Map<string, XmlElement>();
  const part = (path: string) => {
    const content = byPath.get(plainPath(path));
    if (!content) return undefined;
    const known = parsed.get(path) ?? parseXml(content, leftOut);
    parsed.set(path, known);
    return known;
  };
  const references = (path: string) => referencesOf(part, path);
  const document = [...references('').values()].find(({ type }) => type.endsWith('/officeDocument'));
  const main = [document?.target, 'word/document.xml'].find(
    (path) => path !== undefined && isDocument(part(path)),
  );
  return main === undefined ? undefined : { main, leftOut, part, references };
}

function isDocument(part: XmlElement | undefined): boolean {
  return elementsOf(part).some(({ name, children }) => name === 'document' && children.length > 0);
}

function referencesOf(part: Package['part'], path: string) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const file = part(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const found = elementsOf(file).flatMap((list) => childrenNamed(list, 'Relationship'));
  return new Map(
    found.map(({ attributes }) => {
      const { Id = '', Target = '', Type = '', TargetMode } = attributes;
      const target = TargetMode === 'External' ? Target : resolved(folder, Target);
      return [Id, { target, type: Type }];
    }),
  );
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function plainPath(path: string): string {
  return path.replace(/\\/g, '/').replace(/^\//, '').toLowerCase();
}
