import { useId, useState } from 'react';
import { LONG_TEXT_MAX, SECTIONS_MAX } from '#documents/limits.ts';
import type { UnplacedWords } from '#platform/drafts/imports.ts';
import { useSession } from '#platform/document-store/builder/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { emptyItem, newSection } from '../../editing/entries.ts';
import { editData, type ResumeSession } from '../resume-session.ts';
import { importedTexts } from './imported-texts.ts';

type UnplacedListProps = {
  session: ResumeSession;
  unplaced: readonly UnplacedWords[];
  /** The words are in the resume now. */
  onTaken: () => void;
  onGoTo: (field: string) => void;
};

/** Words of the file that no field could take, each with its line; they can be copied or put into a section. */
export function UnplacedList({ session, unplaced, onTaken, onGoTo }: UnplacedListProps) {
  const title = useId();
  const [told, setTold] = useState('');
  const sections = useSession(session, ({ content }) => content.data.sections.length);
  const text = unplaced.map(({ words }) => words).join('\n');
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setTold(copied ? importedTexts.copied : importedTexts.notCopied);
  };
  const add = () => {
    const item = { ...emptyItem(), description: text.slice(0, LONG_TEXT_MAX) };
    editData(session, (data) => ({
      ...data,
      sections: [...data.sections, { ...newSection('custom'), items: [item] }],
    }));
    onTaken();
    onGoTo(`sections.${sections}.title`);
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
        {unplaced.map(({ words, line }, index) => (
          <li key={index} className="py-2 wrap-anywhere">
            <strong>{words}</strong>
            {line !== words && <span className="block">{importedTexts.inLine(line)}</span>}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {importedTexts.copy}
        </Button>
        {sections < SECTIONS_MAX && (
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
