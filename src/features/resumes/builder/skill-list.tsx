import { useState } from 'react';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { placed, SortableList, useSortableEntry } from '#editor/fields/sorting.tsx';
import { useRemoval, UndoLine } from '#editor/history/removal.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';

/** The skills in their order; the one that was pressed is moved by buttons, any of them by dragging. */
export function SkillList() {
  const session = useEditorSession();
  const { entries: skills, remove, move } = useDocumentList<string>('skills');
  const { removal, offer, hold } = useRemoval(useSession(session, ({ history }) => history));
  const [chosen, setChosen] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const ids = idsOf(skills);
  const index = chosen === null ? -1 : ids.indexOf(chosen);

  const takeOut = (place: number, name: string) => {
    remove(place);
    const restore = () => {
      session.undo();
      document.getElementById(fieldId('skills'))?.focus();
    };
    offer({ name, index: place, since: session.state().history, restore });
  };
  const shift = (by: -1 | 1) => {
    move(index, index + by);
    setTold(placed(skills[index] ?? '', index + by, skills));
  };
  return (
    <>
      {skills.length > 0 && (
        <SortableList ids={ids} nameOf={(place) => skills[place] ?? ''} onMove={move} layout="flow">
          <ul aria-label="Your skills" className="flex flex-wrap gap-2">
            {skills.map((skill, place) => (
              <SkillChip
                key={ids[place]}
                id={ids[place] ?? skill}
                skill={skill}
                chosen={place === index}
                alone={skills.length === 1}
                onChoose={() => setChosen(place === index ? null : (ids[place] ?? null))}
                onRemove={() => takeOut(place, skill)}
              />
            ))}
          </ul>
        </SortableList>
      )}
      {index >= 0 && (
        <div role="group" aria-label={`Place of ${skills[index]}`} className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-disabled={index === 0 || undefined}
            onClick={() => index > 0 && shift(-1)}
          >
            <ArrowLeftIcon />
            Move earlier
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-disabled={index === skills.length - 1 || undefined}
            onClick={() => index < skills.length - 1 && shift(1)}
          >
            Move later
            <ArrowRightIcon />
          </Button>
        </div>
      )}
      {skills.length > 1 && index < 0 && (
        <p className="text-xs text-ink-faint">
          Drag a skill to another place, or press it to move it by buttons.
        </p>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {removal && <UndoLine removal={removal} onHold={hold} />}
    </>
  );
}

/** Tells skills apart that say the same, as those of an imported resume may. */
function idsOf(skills: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return skills.map((skill) => {
    const before = seen.get(skill) ?? 0;
    seen.set(skill, before + 1);
    return `${before} ${skill}`;
  });
}

type SkillChipProps = {
  id: string;
  skill: string;
  /** Whether it is the one that the buttons below the list move. */
  chosen: boolean;
  alone: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

/** One skill: dragged by its name, which a press chooses, and removed by its cross. */
function SkillChip({ id, skill, chosen, alone, onChoose, onRemove }: SkillChipProps) {
  const { ref, style, handle, dragging } = useSortableEntry(id, alone);
  return (
    <li
      ref={ref}
      style={style}
      className={classNames(
        'inline-flex max-w-full items-center rounded-lg border bg-sheet text-sm',
        chosen ? 'border-accent' : 'border-line',
        dragging && 'shadow-lifted',
      )}
    >
      {alone ? (
        <span className="min-w-0 py-1.5 pl-3 wrap-anywhere">{skill}</span>
      ) : (
        <button
          {...handle}
          type="button"
          aria-pressed={chosen}
          onClick={onChoose}
          className="min-h-9 min-w-0 cursor-grab touch-none rounded-lg py-1.5 pl-3 text-left wrap-anywhere select-none active:cursor-grabbing"
        >
          {skill}
        </button>
      )}
      <button
        type="button"
        aria-label={`Remove ${skill}`}
        onClick={onRemove}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-accent-wash disabled:opacity-55"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}
