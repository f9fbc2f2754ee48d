import type { OperatorList } from './page-marks.ts';
import type { PdfFont } from './typeface.ts';

type Objects = { get: (name: string, then: (value: unknown) => void) => unknown };

/** The fonts that a page sets; they arrive a little after its operators. */
export async function fontsOfPage(
  { fnArray, argsArray }: OperatorList,
  setFont: number,
  objects: Objects,
): Promise<Map<string, PdfFont>> {
  const names = new Set<string>();
  fnArray.forEach((fn, index) => {
    const args = argsArray[index];
    const name: unknown = fn === setFont && Array.isArray(args) ? args[0] : undefined;
    if (typeof name === 'string') names.add(name);
  });
  const found = [...names].map(async (name): Promise<[string, PdfFont]> => {
    const font = await new Promise<unknown>((resolve) => objects.get(name, resolve));
    return [name, typeof font === 'object' && font !== null ? font : {}];
  });
  return new Map(await Promise.all(found));
}
