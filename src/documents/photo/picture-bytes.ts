/*
 * How numbers and names stand in files of pictures.
 */

export const PNG_SIGN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** A number of so many bytes, the greatest first; as far as they are there. */
export function number(bytes: Uint8Array, at: number, size: number): number {
  return bytes.subarray(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The same, the least first. */
export function numberBackwards(bytes: Uint8Array, at: number, size: number): number {
  return number(bytes.slice(at, at + size).reverse(), 0, size);
}
