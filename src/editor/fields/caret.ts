import { changedPart } from '#editor/merge/changed-part.ts';

/** What of a text area's look decides where its lines break. */
const LOOK = [
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'tabSize',
  'textIndent',
  'wordSpacing',
] as const;

/**
 * Brings the line of a text area in which a place of its text stands into sight: within the area, which may be scrolled,
 * and within the window between the bars that stick to it.
 */
export function showCaret(area: HTMLTextAreaElement, place: number): void {
  const { top, height } = lineAt(area, place);
  if (top < area.scrollTop || top + height > area.scrollTop + area.clientHeight) {
    area.scrollTop = top - area.clientHeight / 2;
  }
  const style = getComputedStyle(document.documentElement);
  const room = (padding: string) => Number.parseFloat(padding) || 0;
  const line = area.getBoundingClientRect().top + area.clientTop + top - area.scrollTop;
  const [from, to] = [
    room(style.scrollPaddingTop),
    window.innerHeight - room(style.scrollPaddingBottom) - height,
  ];
  if (line < from || line > to) window.scrollBy(0, line - (from + to) / 2);
}

/** Where a line stands in the whole text: text areas tell nothing of it, so a copy of the text is laid out the same. */
function lineAt(area: HTMLTextAreaElement, place: number): { top: number; height: number } {
  const copy = document.createElement('div');
  const mark = document.createElement('span');
  const style = getComputedStyle(area);
  for (const name of LOOK) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mark.textContent = area.value.slice(place, place + 1) || '.';
  copy.append(area.value.slice(0, place), mark, area.value.slice(place + 1));
  document.body.append(copy);
  const { offsetTop: top, offsetHeight: height } = mark;
  copy.remove();
  return { top, height };
}

/**
 * Where in what was typed the caret belongs, so much of the way through a text that is printed of it: at the beginning
 * of the word there. Blanks are not compared, as a line's end takes some away.
 */
export function caretWithin(typed: string, printed: string, share: number): number | undefined {
  const places: number[] = [];
  let letters = '';
  for (const [at, unit] of [...typed.split('').entries()]) {
    if (/\s/u.test(unit)) continue;
    letters += unit;
    places.push(at);
  }
  const wanted = printed.replace(/\s/gu, '');
  const start = letters.indexOf(wanted);
  if (wanted === '' || start < 0) return undefined;
  const at = places[start + Math.min(wanted.length - 1, Math.floor(wanted.length * share))] ?? 0;
  return Math.max(typed.lastIndexOf(' ', at), typed.lastIndexOf('\n', at)) + 1;
}

/** Where the words of the line begin and end that a caret stands in: a bullet's sign is left as it is. */
export function lineAround(text: string, caret: number): [from: number, to: number] {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const end = text.indexOf('\n', caret);
  const line = text.slice(start, end < 0 ? undefined : end);
  return [start + (/^[-*•] +/u.exec(line)?.[0].length ?? 0), start + line.length];
}

/** Where a caret belongs when the text around it became another: beside the letters that it stood beside. */
export function caretIn(before: string, after: string, caret: number): number {
  const { before: start, changed } = changedPart(before, after);
  if (caret <= start.length) return caret;
  const end = start.length + changed.length;
  if (caret >= end) return caret + after.length - before.length;
  // In the middle of what is no longer there: behind what took its place.
  return end + after.length - before.length;
}

/** Does something that may change the text of the focused field, whose caret browsers would then put at its end. */
export function keepingCaret(change: () => void): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.selectionStart === null) return change();
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  change();
  if (document.activeElement !== field || field.value === value) return;
  const moved = (caret: number) => caretIn(value, field.value, caret);
  field.setSelectionRange(
    moved(selectionStart),
    moved(selectionEnd ?? selectionStart),
    selectionDirection ?? 'none',
  );
  field.scrollTop = scrollTop;
}
