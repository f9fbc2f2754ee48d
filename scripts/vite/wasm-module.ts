/** Reads the binary format of WebAssembly, as far as it is needed to see which function calls which. */
export class WasmReader {
  at: number;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new Error('The module ends too early.');
    this.at += 1;
    return byte;
  }

  /** A number of LEB128, signed or not: of no more than 32 bits where its value matters. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  name(): string {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }

  /** Moves on behind an instruction. @returns the function that it calls or refers to */
  instruction(): number | undefined {
    const code = this.byte();
    if (code === CALL || code === RETURN_CALL || code === REF_FUNC) return this.number();
    if (code === PREFIXED) this.#prefixed();
    else if (code === BR_TABLE) this.#numbers(this.number() + 1);
    else if (code === SELECT_TYPED) this.#numbers(this.number());
    else if (code === F32_CONST) this.at += 4;
    else if (code === F64_CONST) this.at += 8;
    else this.#numbers(operandsOf(code));
    return undefined;
  }

  #numbers(count: number): void {
    for (let read = 0; read < count; read += 1) while (this.byte() >= 0x80);
  }

  #prefixed(): void {
    const code = this.number();
    const operands = PREFIXED_OPERANDS[code];
    if (operands === undefined) throw new Error(`unknown instruction 0xfc ${code}`);
    this.#numbers(operands);
  }
}

const BR_TABLE = 0x0e;
const CALL = 0x10;
const RETURN_CALL = 0x12;
const SELECT_TYPED = 0x1c;
const F32_CONST = 0x43;
const F64_CONST = 0x44;
const REF_FUNC = 0xd2;
const PREFIXED = 0xfc;
/** By what follows 0xfc: conversions that saturate, then memory and tables in bulk. */
const PREFIXED_OPERANDS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** How many numbers follow an instruction. @throws Error for one that is not known */
function operandsOf(code: number): number {
  if (code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f) return 0;
  if (code <= 0x04 || code === 0x0c || code === 0x0d) return 1;
  if (code === 0x11 || code === 0x13) return 2;
  if (code === 0x1a || code === 0x1b) return 0;
  if (code >= 0x20 && code <= 0x26) return 1;
  if (code >= 0x28 && code <= 0x3e) return 2;
  if (code >= 0x3f && code <= 0x42) return 1;
  if (code >= 0x45 && code <= 0xc4) return 0;
  if (code === 0xd0) return 1;
  if (code === 0xd1) return 0;
  throw new Error(`unknown instruction 0x${code.toString(16)}`);
}
