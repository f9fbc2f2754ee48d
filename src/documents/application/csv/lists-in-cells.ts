/*
 * Lists in one cell: "Marta Reis, marta@example.com; Jo". Entries are parted by semicolons or lines, their parts by commas;
 * a backslash takes the sign after it as it is.
 */

export function writtenList(entries: readonly (readonly string[])[]): string {
  return entries.map(writtenEntry).join('; ');
}

function writtenEntry(parts: readonly string[]): string {
  const last = parts.findLastIndex((part) => part !== '');
  return parts
    .slice(0, last + 1)
    .map((part) => part.replace(/[\\,;\r\n]|^\s|\s$/g, String.raw`\$&`))
    .join(', ');
}

/** Each entry by its parts; entries without any are left out. */
export function readList(cell: string): string[][] {
  const entries: string[][] = [[]];
  let part = new Part();
  const endPart = () => {
    entries.at(-1)?.push(part.text());
    part = new Part();
  };
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    if (sign === '\\' && at + 1 < cell.length) {
      at += 1;
      part.add(cell.charAt(at), true);
    } else if (sign === ',') {
      endPart();
    } else if (sign === ';' || sign === '\n' || sign === '\r') {
      endPart();
      entries.push([]);
    } else part.add(sign, false);
  }
  endPart();
  return entries.filter((parts) => parts.some((text) => text !== ''));
}

/** Collects a part: blanks around it count only where a backslash says so. */
class Part {
  #signs: string[] = [];
  /** Where what counts ends. */
  #end = 0;

  add(sign: string, isMeant: boolean): void {
    const isBlank = !isMeant && /\s/.test(sign);
    if (isBlank && this.#signs.length === 0) return;
    this.#signs.push(sign);
    if (!isBlank) this.#end = this.#signs.length;
  }

  text(): string {
    return this.#signs.slice(0, this.#end).join('');
  }
}
