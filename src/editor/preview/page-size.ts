/** Size of an A4 sheet in points: what a page is taken for until its own size is read. */
const A4 = { width: 595, height: 842 };

/** Width and height of a drawn page, in points, as its `viewBox` says. */
export function pageSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 1_000)) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : A4;
}
