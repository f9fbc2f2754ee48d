/** Tells one drawing of a page from another: of its whole text, and the same in every process. */
export function pageKey(svg: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < svg.length; at += 1) {
    const unit = svg.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  const mixed = (a: number, b: number) =>
    (Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)) >>> 0;
  return [mixed(one, other), mixed(other, one), svg.length].map((part) => part.toString(36)).join('-');
}
