import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '#documents/fields.ts';
import type { HiddenLine } from '#documents/text/hidden-lines.ts';
import { HIDDEN_LINES_MAX } from '#documents/limits.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import {
  hiddenInOrder,
  lineOf,
  startOfLine,
  withLineShown,
  withLinesHidden,
  withoutHiddenLine,
  withOtherText,
  type TextWithHidden,
} from './hiding-lines.ts';
import { selectionInEscaped, withLink, withMark, type TextMark, type SelectedText } from './mark-edits.ts';
import { hasMarks, withMarksOn } from './marks-on.ts';
import { useFieldId } from './use-field-focus.ts';
import { withBullets } from './writing/bullets.ts';

const NONE: readonly HiddenLine[] = [];

/** What is done to a long text at a path, and to its hidden lines; each thing is one step that can be taken back. */
export function useLongText(path: string, listPath: string | undefined, marks: Fields | undefined) {
  const session = useEditorSession();
  const id = useFieldId()(path);
  const [textPath, hiddenPath] = [`data.${path}`, listPath && `data.${listPath}`];
  const hidden = useSession(session, ({ content }) =>
    hiddenPath ? linesIn(valueAt(content, hiddenPath)) : NONE,
  );
  const [told, setTold] = useState('');

  const present = () => textWithHidden(session.state().content, textPath, hiddenPath);
  const put = (next: TextWithHidden) => {
    session.edit((content) => {
      const written = withValueAt(content, textPath, next.text);
      return hiddenPath ? withValueAt(written, hiddenPath, next.hidden) : written;
    });
  };
  const selection = (): SelectedText => {
    const { text } = present();
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = areaOf(id) ?? {};
    return { text, from, to };
  };
  /** Changes the text and puts the selection where it then belongs, before the next key. */
  const putSelected = (change: () => void, { from, to }: { from: number; to: number }) => {
    flushSync(change);
    const field = areaOf(id);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(from, to);
  };
  /** Changes the words of the text; in a document without marks these come first, and the text is escaped. */
  const rewrite = (at: SelectedText, change: (at: SelectedText) => SelectedText) => {
    if (!marks) return;
    const isOn = hasMarks(session.state().content);
    const next = change(isOn ? at : selectionInEscaped(at));
    if (isOn && next.text === at.text) return;
    const write = () =>
      session.edit((content) => withValueAt(withMarksOn(marks, content), textPath, next.text));
    putSelected(write, next);
  };

  return {
    hidden,
    /** What was done last, for those who do not see it. */
    told,
    selection,
    type(text: string) {
      put(withOtherText(present(), text));
    },
    /** Makes bullets of the selected lines, or plain lines of bullets. */
    bullets() {
      const next = withBullets(selection());
      putSelected(() => put(withOtherText(present(), next.text)), next);
    },
    hideLines() {
      const { text, from, to } = selection();
      const before = present();
      const after = withLinesHidden(before, from, to);
      if (after === before) return setTold('There is nothing to hide in this line.');
      if (after.hidden.length > HIDDEN_LINES_MAX) {
        return setTold(`No more than ${HIDDEN_LINES_MAX} lines can be hidden.`);
      }
      const caret = startOfLine(after.text, lineOf(text, from));
      putSelected(() => put(after), { from: caret, to: caret });
      setTold(`Hidden, and listed below the text: ${linesAt(text, from, to)}`);
    },
    showLine(index: number) {
      const shown = withLineShown(present(), index);
      putSelected(() => put({ text: shown.text, hidden: shown.hidden }), shown);
      setTold(`Shown again: ${shown.text.slice(shown.from, shown.to)}`);
    },
    deleteLine(index: number) {
      const line = hiddenInOrder(present())[index];
      put(withoutHiddenLine(present(), index));
      setTold(`Deleted: ${line?.text ?? ''}`);
    },
    mark(mark: TextMark) {
      rewrite(selection(), (at) => withMark(at, mark));
    },
    /** Puts a link in; without an address its words alone. */
    link(at: SelectedText, words: string, href: string) {
      rewrite(at, (place) => (href === '' ? withWords(place, words) : withLink(place, words, href)));
    },
  };
}

function textWithHidden(content: unknown, textPath: string, hiddenPath: string | undefined): TextWithHidden {
  const text = valueAt(content, textPath);
  return {
    text: typeof text === 'string' ? text : '',
    hidden: hiddenPath ? linesIn(valueAt(content, hiddenPath)) : NONE,
  };
}

function areaOf(id: string): HTMLTextAreaElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLTextAreaElement ? found : null;
}

function linesAt(text: string, from: number, to: number): string {
  const lines = text.split('\n').slice(lineOf(text, from), lineOf(text, to) + 1);
  return lines.filter((line) => line.trim() !== '').join(' ');
}

function withWords({ text, from, to }: SelectedText, words: string): SelectedText {
  return { text: text.slice(0, from) + words + text.slice(to), from, to: from + words.length };
}

/** The table says what stands in such a list. */
function linesIn(value: unknown): readonly HiddenLine[] {
  return Array.isArray(value) ? (value as HiddenLine[]) : NONE;
}
