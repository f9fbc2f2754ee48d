import { useId, useState } from 'react';
import { PhotoThumbnail } from '#editor/photo/photo-thumbnail.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { ConflictRow } from './conflict-words.ts';
import { SideText } from './side-text.tsx';

/** Shows so many conflicts at once; the others when they are asked for. */
const SHOWN = 30;

/** What the two sides are called, and the buttons that take one side everywhere. */
export type SideNames = { mine: string; theirs: string; allMine: string; allTheirs: string };

const TWO_VERSIONS: SideNames = {
  ...{ mine: 'Mine', theirs: 'The other' },
  ...{ allMine: 'All mine', allTheirs: 'All the other' },
};

type ConflictChoicesProps = {
  names?: SideNames;
  rows: readonly ConflictRow[];
  /** The places where the other version is chosen. */
  taken: ReadonlySet<string>;
  onTaken: (taken: ReadonlySet<string>) => void;
};

/** Each conflict with both texts, and the choice between them. */
export function ConflictChoices({ names = TWO_VERSIONS, rows, taken, onTaken }: ConflictChoicesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const choose = (row: ConflictRow, isOther: boolean) => {
    const next = new Set(taken);
    for (const path of row.paths) {
      if (isOther) next.add(path);
      else next.delete(path);
    }
    onTaken(next);
  };
  return (
    <>
      {rows.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => onTaken(new Set())}>
            {names.allMine}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onTaken(new Set(rows.flatMap(({ paths }) => paths)))}
          >
            {names.allTheirs}
          </Button>
        </div>
      )}
      <ul aria-label="Differences" className="space-y-5">
        {rows.slice(0, showsAll ? rows.length : SHOWN).map((row) => (
          <li key={row.paths.join()}>
            <RowChoice
              row={row}
              names={names}
              isOther={row.paths.every((path) => taken.has(path))}
              onChoose={(isOther) => choose(row, isOther)}
            />
          </li>
        ))}
      </ul>
      {!showsAll && rows.length > SHOWN && (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setShowsAll(true)}>
          Show {rows.length - SHOWN} more
        </Button>
      )}
    </>
  );
}

type RowChoiceProps = {
  row: ConflictRow;
  names: SideNames;
  isOther: boolean;
  onChoose: (isOther: boolean) => void;
};

function RowChoice({ row, names, isOther, onChoose }: RowChoiceProps) {
  const group = useId();
  const sides = [
    { name: names.mine, text: row.mine, other: row.theirs, photo: row.photos?.mine, chosen: !isOther },
    { name: names.theirs, text: row.theirs, other: row.mine, photo: row.photos?.theirs, chosen: isOther },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold wrap-anywhere">{row.name}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2 sm:gap-3">
        {sides.map(({ name, text, other, photo, chosen }) => (
          <label
            key={name}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-edge px-3 py-2 text-sm hover:bg-desk has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name={group}
              checked={chosen}
              onChange={() => onChoose(name === names.theirs)}
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
            />
            <span className="font-semibold">{name}</span>
            <span className="col-start-2 whitespace-pre-line wrap-anywhere">
              <SideText text={text} other={other} />
              {photo !== undefined && (
                <span className="mt-2 block">
                  {/* The words beside it say what it is. */}
                  <PhotoThumbnail id={photo} alt="" />
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
