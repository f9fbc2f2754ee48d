/*
 * A text as a QR code (ISO/IEC 18004), drawn by ourselves: of all that the standard has, bytes at the level of correction
 * M in the sizes 1 to 10, which is what the address of a link needs.
 */

/** By size, from 1: bytes of correction in each block, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;

type Grid = { dark: boolean[][]; fixed: boolean[][] };

/** Rows of fields, dark or not, without the quiet zone around them; nothing for a text that is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, index) => bytes.length <= roomIn(index + 1)) + 1;
  if (version === 0) return undefined;
  const words = withCorrection(dataWords(bytes, version), version);
  const masked = MASKS.map((mask, number) => drawn(words, version, mask, number));
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** Bytes of text that fit into a size. */
function roomIn(version: number): number {
  return dataCount(version) - (version < 10 ? 2 : 3);
}

function dataCount(version: number): number {
  return wordCount(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

/** All bytes of a size: its fields without those that are fixed. */
function wordCount(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const marks = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return Math.floor(((16 * version + 128) * version + 64 - marks - (version >= 7 ? 36 : 0)) / 8);
}

/** Mode, length, the bytes themselves, and what fills the rest. */
function dataWords(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, dataCount(version) * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  while (words.length < dataCount(version))
    words.push((words.length - bits.length / 8) % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** In blocks, each with its correction, one byte of each after the other. */
function withCorrection(data: readonly number[], version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const correction = CORRECTION[version - 1] ?? 0;
  const long = data.length % blocks;
  const length = Math.floor(data.length / blocks);
  const divisor = correctionDivisor(correction);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const words = data.slice(at, (at += length + (block >= blocks - long ? 1 : 0)));
    return { words, correction: remainder(words, divisor) };
  });
  const turns = (rows: readonly (readonly number[])[], most: number) =>
    Array.from({ length: most }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat();
  return [
    ...turns(
      parts.map(({ words }) => words),
      length + 1,
    ),
    ...turns(
      parts.map((part) => part.correction),
      correction,
    ),
  ];
}

/** In the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

function correctionDivisor(degree: number): number[] {
  const divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  for (let step = 0, root = 1; step < degree; step += 1, root = times(root, 2))
    for (let at = 0; at < degree; at += 1)
      divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  return divisor;
}

function remainder(words: readonly number[], divisor: readonly number[]): number[] {
  const left = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (left.shift() ?? 0);
    left.push(0);
    divisor.forEach((coefficient, index) => (left[index] = (left[index] ?? 0) ^ times(coefficient, factor)));
  }
  return left;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(
  words: readonly number[],
  version: number,
  mask: (x: number, y: number) => boolean,
  number: number,
): boolean[][] {
  const size = version * 4 + 17;
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const grid: Grid = { dark: rows(), fixed: rows() };
  drawMarks(grid, version);
  drawFormat(grid, number);
  drawWords(grid, words, mask);
  return grid.dark;
}

function put({ dark, fixed }: Grid, x: number, y: number, isDark: boolean): void {
  const [row, fixedRow] = [dark[y], fixed[y]];
  if (!row || !fixedRow || x < 0 || x >= row.length) return;
  row[x] = isDark;
  fixedRow[x] = true;
}

/** What readers find it by: squares in three corners and within, the lines of dots between, and the size. */
function drawMarks(grid: Grid, version: number): void {
  const size = grid.dark.length;
  for (let at = 0; at < size; at += 1) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, radius: number, light: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        put(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const places = alignedAt(version);
  const last = places.length - 1;
  for (const [row, y] of places.entries())
    for (const [column, x] of places.entries()) {
      const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isCorner) square(x, y, 2, [1]);
    }
  if (version >= 7) drawSize(grid, version);
}

function alignedAt(version: number): number[] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  if (version < 7) return [6, last];
  return [6, 6 + (last - 6) / 2, last];
}

function drawSize(grid: Grid, version: number): void {
  let check = version;
  for (let step = 0; step < 12; step += 1) check = (check << 1) ^ ((check >> 11) * 0x1f25);
  const bits = (version << 12) | check;
  for (let bit = 0; bit < 18; bit += 1) {
    const [far, near] = [grid.dark.length - 11 + (bit % 3), Math.floor(bit / 3)];
    put(grid, far, near, ((bits >> bit) & 1) === 1);
    put(grid, near, far, ((bits >> bit) & 1) === 1);
  }
}

/** The level of correction and the mask, twice. Level M is 0. */
function drawFormat(grid: Grid, mask: number): void {
  let check = mask;
  for (let step = 0; step < 10; step += 1) check = (check << 1) ^ ((check >> 9) * 0x537);
  const bits = ((mask << 10) | check) ^ 0x5412;
  const size = grid.dark.length;
  const isSet = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 6; bit += 1) put(grid, 8, bit, isSet(bit));
  put(grid, 8, 7, isSet(6));
  put(grid, 8, 8, isSet(7));
  put(grid, 7, 8, isSet(8));
  for (let bit = 9; bit < 15; bit += 1) put(grid, 14 - bit, 8, isSet(bit));
  for (let bit = 0; bit < 8; bit += 1) put(grid, size - 1 - bit, 8, isSet(bit));
  for (let bit = 8; bit < 15; bit += 1) put(grid, 8, size - 15 + bit, isSet(bit));
  put(grid, 8, size - 8, true);
}

/** In columns of two, from the right, up and down in turn. */
function drawWords(
  { dark, fixed }: Grid,
  words: readonly number[],
  mask: (x: number, y: number) => boolean,
): void {
  const size = dark.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = isSet !== mask(x, y);
        bit += 1;
      }
    }
  }
}

/** How hard it is to read: long runs of one kind, and squares of it. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  let points = 0;
  const size = dark.length;
  for (let y = 0; y < size; y += 1)
    for (const at of [(x: number) => dark[y]?.[x], (x: number) => dark[x]?.[y]])
      for (let x = 0, run = 0; x < size; x += 1) {
        run = x > 0 && at(x) === at(x - 1) ? run + 1 : 1;
        if (run === 5) points += 3;
        else if (run > 5) points += 1;
      }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const here = dark[y]?.[x];
      if (here === dark[y]?.[x - 1] && here === dark[y - 1]?.[x] && here === dark[y - 1]?.[x - 1])
        points += 3;
    }
  return points;
}
