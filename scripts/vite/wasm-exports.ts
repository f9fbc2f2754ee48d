import { WasmReader } from './wasm-module.ts';

const HEADER_BYTES = 8;
const IMPORTS = 2;
const EXPORTS = 7;
const START = 8;
const ELEMENTS = 9;
const CODE = 10;
const CUSTOM = 0;

const IS_FUNCTION = 0;
/** A body without variables that stops whoever calls it: its length, no variables, `unreachable`, `end`. */
const EMPTY_BODY = Uint8Array.of(3, 0, 0x00, 0x0b);

type Section = { id: number; start: number; end: number };
type Export = { name: string; kind: number; index: number };
type Body = { start: number; end: number };

/**
 * A WebAssembly module with some of its exports only. Functions that nothing in it calls any more have their bodies
 * taken out; none of them changes its number.
 */
export function withExports(module: Uint8Array, kept: ReadonlySet<string>): Uint8Array<ArrayBuffer> {
  const sections = sectionsOf(module);
  const exported = read(module, sections, EXPORTS, exportOf);
  const missing = [...kept].filter((name) => !exported.some((one) => one.name === name));
  if (missing.length > 0) throw new Error(`The module exports no ${missing.join(', ')}.`);
  const left = exported.filter(({ name }) => kept.has(name));
  const imported = read(module, sections, IMPORTS, importOf).filter((kind) => kind === IS_FUNCTION).length;
  const bodies = read(module, sections, CODE, bodyOf);
  const roots = left.filter(({ kind }) => kind === IS_FUNCTION).map(({ index }) => index);
  const needed = reachable(module, bodies, imported, [
    ...roots,
    ...read(module, sections, ELEMENTS, elementsOf).flat(),
    ...startOf(module, sections),
  ]);
  return assemble(module, sections, (section) => {
    if (section.id === EXPORTS) return vector(left.map(exportBytes));
    if (section.id !== CODE) return module.subarray(section.start, section.end);
    return vector(
      bodies.map(({ start, end }, at) => {
        if (!needed.has(imported + at)) return EMPTY_BODY;
        return concat([unsigned(end - start), module.subarray(start, end)]);
      }),
    );
  });
}

function reachable(
  module: Uint8Array,
  bodies: readonly Body[],
  imported: number,
  roots: number[],
): Set<number> {
  const found = new Set(roots);
  // A set visits what is added to it meanwhile.
  for (const index of found) {
    const body = bodies[index - imported];
    if (!body) continue;
    const reader = new WasmReader(module, body.start);
    for (let groups = reader.number(); groups > 0; groups -= 1) {
      reader.number();
      reader.byte();
    }
    while (reader.at < body.end) {
      const called = reader.instruction();
      if (called !== undefined) found.add(called);
    }
  }
  return found;
}

function sectionsOf(module: Uint8Array): Section[] {
  const reader = new WasmReader(module, HEADER_BYTES);
  const sections: Section[] = [];
  while (reader.at < module.length) {
    const id = reader.byte();
    const size = reader.number();
    sections.push({ id, start: reader.at, end: reader.at + size });
    reader.at += size;
  }
  return sections;
}

/** The entries of a section that is a list. */
function read<T>(
  module: Uint8Array,
  sections: readonly Section[],
  id: number,
  entry: (reader: WasmReader) => T,
): T[] {
  const section = sections.find((one) => one.id === id);
  if (!section) return [];
  const reader = new WasmReader(module, section.start);
  const entries = Array.from({ length: reader.number() }, () => entry(reader));
  if (reader.at !== section.end) throw new Error(`Section ${id} of the module is read wrongly.`);
  return entries;
}

function exportOf(reader: WasmReader): Export {
  return { name: reader.name(), kind: reader.byte(), index: reader.number() };
}

/** @returns the kind of what is imported */
function importOf(reader: WasmReader): number {
  reader.name();
  reader.name();
  const kind = reader.byte();
  if (kind !== IS_FUNCTION) throw new Error('The module imports more than functions.');
  reader.number();
  return kind;
}

function bodyOf(reader: WasmReader): Body {
  const size = reader.number();
  reader.at += size;
  return { start: reader.at - size, end: reader.at };
}

/** Functions in a table: any of them may be called through it. */
function elementsOf(reader: WasmReader): number[] {
  if (reader.number() !== 0) throw new Error('The module fills its tables in a way that is not known.');
  // The place in the table, as an instruction and its end.
  reader.instruction();
  reader.byte();
  return Array.from({ length: reader.number() }, () => reader.number());
}

function startOf(module: Uint8Array, sections: readonly Section[]): number[] {
  const start = sections.find(({ id }) => id === START);
  return start ? [new WasmReader(module, start.start).number()] : [];
}

/** The module with what `content` makes of its sections; those without effect, such as names, are left out. */
function assemble(
  module: Uint8Array,
  sections: readonly Section[],
  content: (section: Section) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const parts = sections
    .filter(({ id }) => id !== CUSTOM)
    .flatMap((section) => {
      const bytes = content(section);
      return [Uint8Array.of(section.id), unsigned(bytes.length), bytes];
    });
  return concat([module.subarray(0, HEADER_BYTES), ...parts]);
}

function exportBytes({ name, kind, index }: Export): Uint8Array {
  const text = new TextEncoder().encode(name);
  return concat([unsigned(text.length), text, Uint8Array.of(kind), unsigned(index)]);
}

function vector(entries: readonly Uint8Array[]): Uint8Array {
  return concat([unsigned(entries.length), ...entries]);
}

function unsigned(value: number): Uint8Array {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left & 0x7f;
    left >>>= 7;
    bytes.push(left === 0 ? low : low | 0x80);
  } while (left !== 0);
  return Uint8Array.from(bytes);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
