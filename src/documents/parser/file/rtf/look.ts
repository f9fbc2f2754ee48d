import type { Look } from '../docx/look.ts';

/** What a word changes about how letters and paragraphs look; nothing where it is about something else. */
export function changeOfLook(word: string, value: number | undefined, colors: readonly string[]): Look {
  const isOn = value !== 0;
  switch (word) {
    case 'b':
      return { bold: isOn };
    case 'i':
      return { italic: isOn };
    case 'caps':
      return { caps: isOn };
    case 'v':
      return { hidden: isOn };
    case 'fs':
      return { size: (value ?? 24) / 2 };
    case 'sb':
      return { before: (value ?? 0) / 20 };
    case 'sa':
      return { after: (value ?? 0) / 20 };
    case 'cf':
      return { color: colors[value ?? 0] ?? '000000' };
    case 'cb':
    case 'highlight':
    case 'cbpat':
    case 'chcbpat':
      return (value ?? 0) > 0 ? { shaded: true } : {};
    default:
      return {};
  }
}
