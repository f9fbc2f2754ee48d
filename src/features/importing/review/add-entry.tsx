import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import type { AddedList } from './review.ts';

const LISTS: readonly AddedList[] = ['employment', 'education'];
/** What a job and a study are asked first. */
const FIRST_FIELD = { employment: 'position', education: 'degree' } as const satisfies Record<
  AddedList,
  string
>;

type AddEntryProps = {
  /** Answers the path of what was added; null where there is no room. */
  onAdd: (list: AddedList) => string | null;
};

/** A way to add what was not read, as the second of two jobs that were taken for one; leads to its first field. */
export function AddEntry({ onAdd }: AddEntryProps) {
  const [told, setTold] = useState('');
  // A new object each time: what was taken back and added again is led to again.
  const [added, setAdded] = useState<{ first: string } | null>(null);
  useEffect(() => {
    const field = added && document.getElementById(added.first);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [added]);
  const add = (list: AddedList) => {
    const path = onAdd(list);
    setTold(path === null ? reviewTexts.noRoomForEntry : '');
    if (path !== null) setAdded({ first: `read-${path}.${FIRST_FIELD[list]}` });
  };
  return (
    <div className="mt-5">
      <p className="text-sm text-ink-soft">{reviewTexts.missing}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {LISTS.map((list) => (
          <Button key={list} variant="secondary" size="small" onClick={() => add(list)}>
            {reviewTexts.addEntry[list]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {told}
      </p>
    </div>
  );
}
