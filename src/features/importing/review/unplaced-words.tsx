import { useState } from 'react';
import { useMarks } from '#editor/file-pages/marks.ts';
import { Button } from '#ui/buttons/button.tsx';
import { controlStyle } from '#ui/fields/text-controls.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import type { WordsToPlace } from './review.ts';
import { wordsMark } from './review-marks.ts';
import { focusWords, WordsSection } from './words-section.tsx';

/** A field that words can be sent to. */
export type Target = { path: string; name: string };

/** What stands in the list for a section of its own. */
export const OWN_SECTION = 'own-section';

/** So many rows are shown at first, and at each step: a table may leave thousands. */
const ROWS = 50;

type UnplacedWordsProps = {
  words: readonly WordsToPlace[];
  targets: readonly Target[];
  /** Whether the file can be shown. */
  hasPlaces: boolean;
  /** Answers whether the field had room. */
  onSend: (id: string, path: string) => boolean;
  onDismiss: (id: string) => void;
  /** Answers whether none is left over. */
  onAll: (fate: 'placed' | 'dismissed') => boolean;
};

/** Words that went nowhere: each can be sent to a field, to a section of its own, or dismissed. */
export function UnplacedWords({ words, targets, hasPlaces, onSend, onDismiss, onAll }: UnplacedWordsProps) {
  const { show } = useMarks();
  const [told, setTold] = useState('');
  const [most, setMost] = useState(ROWS);
  const open = words.filter(({ fate }) => fate === 'open');
  if (words.length === 0) return null;
  const moveOn = () => focusWords('review-words');
  const send = ({ id, words: said }: WordsToPlace, path: string) => {
    if (!onSend(id, path)) return setTold(reviewTexts.noRoom);
    setTold(reviewTexts.wasPlaced(said));
    moveOn();
  };
  const dismiss = ({ id, words: said }: WordsToPlace) => {
    onDismiss(id);
    setTold(reviewTexts.wasDismissed(said));
    moveOn();
  };
  const all = (fate: 'placed' | 'dismissed') => {
    setTold(onAll(fate) ? reviewTexts.wereAll[fate] : reviewTexts.noRoomForAll);
    moveOn();
  };
  return (
    <WordsSection
      id="review-words"
      title={reviewTexts.words}
      text={open.length === 0 ? reviewTexts.wordsDone : reviewTexts.wordsText}
      told={told}
    >
      {open.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => all('placed')}>
            {reviewTexts.allToSection}
          </Button>
          <Button variant="secondary" size="small" onClick={() => all('dismissed')}>
            {reviewTexts.dismissAll}
          </Button>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {open.slice(0, most).map((one) => (
          <WordsRow
            key={one.id}
            one={one}
            targets={targets}
            onSend={(path) => send(one, path)}
            onDismiss={() => dismiss(one)}
            {...(hasPlaces && { onShow: () => show(wordsMark(one.id)) })}
          />
        ))}
      </ul>
      {open.length > most && (
        <Button variant="secondary" size="small" onClick={() => setMost(most + ROWS)}>
          {reviewTexts.moreWords(Math.min(ROWS, open.length - most))}
        </Button>
      )}
    </WordsSection>
  );
}

type WordsRowProps = {
  one: WordsToPlace;
  targets: readonly Target[];
  onSend: (path: string) => void;
  onDismiss: () => void;
  onShow?: () => void;
};

/** Words with their line, and what can become of them. */
function WordsRow({ one, targets, onSend, onDismiss, onShow }: WordsRowProps) {
  const { words, line, times } = one;
  const [chosen, setPath] = useState(OWN_SECTION);
  // A field that was chosen may have been left out since.
  const path = targets.some((target) => target.path === chosen) ? chosen : OWN_SECTION;
  return (
    <li className="py-3">
      <p className="wrap-anywhere whitespace-pre-line">
        <strong>{words}</strong>
        {times !== undefined && <span className="text-sm text-ink-soft"> ({reviewTexts.times(times)})</span>}
        {line !== words && line !== '' && (
          <span className="block text-sm text-ink-soft">{reviewTexts.inLine(line)}</span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <select
          aria-label={reviewTexts.sendTo(words)}
          value={path}
          onChange={({ target }) => setPath(target.value)}
          className={controlStyle('min-h-11 max-w-full sm:w-72')}
        >
          <option value={OWN_SECTION}>{reviewTexts.ownSection}</option>
          {targets.map(({ path: field, name }) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </select>
        <Button size="small" aria-label={reviewTexts.putThereNamed(words)} onClick={() => onSend(path)}>
          {reviewTexts.putThere}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={reviewTexts.dismissNamed(words)}
          onClick={onDismiss}
        >
          {reviewTexts.dismiss}
        </Button>
        {onShow && (
          <Button variant="quiet" size="small" aria-label={reviewTexts.showNamed(words)} onClick={onShow}>
            {reviewTexts.show}
          </Button>
        )}
      </div>
    </li>
  );
}
