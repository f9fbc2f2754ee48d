import { expect, it } from 'vitest';
import { withExports } from './wasm-exports.ts';

/**
 * (module
 *   (func $inner (result i32) i32.const 7)
 *   (func (export "outer") (result i32) call $inner)
 *   (func (export "other") (result i32) i32.const 300)
 *   (table 1 funcref) (elem (i32.const 0) $listed) (func $listed (result i32) i32.const 9))
 */
const MODULE = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 5, 1, 0x60, 0, 1, 0x7f],
  ...[3, 5, 4, 0, 0, 0, 0],
  ...[4, 4, 1, 0x70, 0, 1],
  ...[7, 17, 2, 5, ...Buffer.from('outer'), 0, 1, 5, ...Buffer.from('other'), 0, 2],
  ...[9, 7, 1, 0, 0x41, 0, 0x0b, 1, 3],
  ...[10, 22, 4, 4, 0, 0x41, 7, 0x0b, 4, 0, 0x10, 0, 0x0b, 5, 0, 0x41, 0xac, 0x02, 0x0b, 4, 0, 0x41, 9, 0x0b],
);

type Exports = Record<string, () => number>;
/** All that these modules export are functions. */
const open = (module: Uint8Array<ArrayBuffer>) =>
  new WebAssembly.Instance(new WebAssembly.Module(module)).exports as Exports;

it('a module has the exports that are kept, which work as before, and no other', () => {
  const { outer, other, ...rest } = open(withExports(MODULE, new Set(['outer'])));
  expect([outer?.(), other, rest]).toEqual([7, undefined, {}]);
});

it('what nothing calls any more is taken out, what stands in a table is not', () => {
  const bodiless = withExports(MODULE, new Set(['other']));
  expect(open(bodiless).other?.()).toBe(300);
  // Both `outer` and what it calls stop whoever calls them.
  const code = Buffer.from(bodiless).toString('hex');
  expect(code).toMatch(/0a(..)04(0300000b){2}050041ac020b040041090b$/);
});

it('with all exports kept nothing changes', () => {
  expect(withExports(MODULE, new Set(['outer', 'other']))).toEqual(MODULE);
});

it('an export that is not there stops the build', () => {
  expect(() => withExports(MODULE, new Set(['outer', 'absent']))).toThrow('The module exports no absent.');
});
