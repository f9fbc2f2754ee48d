/** Tells one text from another, such as one drawing of a page: of all of it, and the same in every process. */
export function textKey(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  const mixed = (a: number, b: number) =>
    (Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)) >>> 0;
  return [mixed(one, other), mixed(other, one), text.length].map((part) => part.toString(36)).join('-');
}
