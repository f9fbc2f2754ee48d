import { useId, useState } from 'react';
import { ENTRIES_MAX, SECTIONS_MAX, LONG_TEXT_MAX } from '#documents/limits.ts';
import { withNotes, type ReadNotes } from '#documents/resume/read-notes.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { emptyItem, newSection } from '../../editing/entries.ts';
import type { ResumeSession } from '../resume-session.ts';
import { importedTexts } from './imported-texts.ts';

type UnplacedListProps = {
  session: ResumeSession;
  notes: ReadNotes;
  onGoTo: (field: string) => void;
};

/**
 * Words of the file that no field could take, each with its line; they can be copied or put into a section, and then are
 * no longer listed; undoing it lists them again.
 */
export function UnplacedList({ session, notes, onGoTo }: UnplacedListProps) {
  const { unplaced } = notes;
  const title = useId();
  const [told, setTold] = useState('');
  const sections = useSession(session, ({ content }) => content.data.sections);
  const text = unplaced.map(({ words }) => words).join('\n');
  const items = textPieces(text).map((description) => ({ ...emptyItem(), description }));
  const copy = async () => {
    try {
      // Pages without encryption have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setTold(importedTexts.copied);
    } catch {
      setTold(importedTexts.notCopied);
    }
  };
  const add = () => {
    const section = { ...newSection('custom'), items };
    session.edit((content) => {
      const { data } = content;
      const placed = { ...data, sections: [...data.sections, section] };
      return { ...content, data: withNotes(placed, { ...notes, unplaced: [] }) };
    });
    onGoTo(`sections.${sections.length}.title`);
  };
  return (
    <div className="mt-3">
      <h3 id={title} className="font-sans text-sm font-semibold tracking-normal">
        {importedTexts.unplaced}
      </h3>
      <ul
        aria-labelledby={title}
        className="mt-2 divide-y divide-caution-edge border-t border-caution-edge text-sm"
      >
        {unplaced.map(({ id, words, line }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <strong>{words}</strong>
            {line !== words && line !== '' && <span className="block">{importedTexts.inLine(line)}</span>}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {importedTexts.copy}
        </Button>
        {sections.length < SECTIONS_MAX && items.length <= ENTRIES_MAX && (
          <Button variant="secondary" size="small" onClick={add}>
            {importedTexts.addSection}
          </Button>
        )}
        <span role="status" className="text-sm">
          {told}
        </span>
      </div>
    </div>
  );
}

/**
 * A text in pieces that fit into long fields, one after the other: cut between lines where there are any, and never
 * within a character.
 */
export function textPieces(text: string, max = LONG_TEXT_MAX): string[] {
  const pieces = [];
  let start = 0;
  while (text.length - start > max) {
    const lineEnd = text.lastIndexOf('\n', start + max);
    const atLine = lineEnd > start;
    const end = atLine ? lineEnd : start + max - (isWithinCharacter(text, start + max) ? 1 : 0);
    pieces.push(text.slice(start, end));
    start = atLine ? end + 1 : end;
  }
  return [...pieces, text.slice(start)];
}

/** Whether the two halves of one character stand before and after a place. */
function isWithinCharacter(text: string, place: number): boolean {
  return (text.codePointAt(place - 1) ?? 0) > 0xffff;
}
