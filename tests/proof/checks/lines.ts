/** Headings that no reader finds on a line of their own. Ours may be in capitals. */
export function headingsNotAlone(pages: readonly string[], headings: readonly string[]): string[] {
  const lines = linesOf(pages);
  const missing = headings.filter(
    (heading) => !lines.includes(heading) && !lines.includes(heading.toUpperCase()),
  );
  return missing.map((heading) => `the heading ${heading} is not alone on its line`);
}

/** How many lines begin with the sign that stands before items of a list. */
export function bulletsOf(pages: readonly string[], sign = '•'): number {
  return linesOf(pages).filter((line) => line.startsWith(sign) && line.slice(sign.length).trim() !== '')
    .length;
}

/** Headings of ours as they are written, whether or not the design puts them in capitals. */
export function withoutCapitals(page: string, headings: readonly string[]): string {
  const written = new Map(headings.map((heading) => [heading.toUpperCase(), heading]));
  return page
    .split('\n')
    .map((line) => written.get(line.trim()) ?? line)
    .join('\n');
}

function linesOf(pages: readonly string[]): string[] {
  return pages.flatMap((page) => page.split('\n').map((line) => line.trim()));
}
