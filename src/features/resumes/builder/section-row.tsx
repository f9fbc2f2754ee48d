import { useState } from 'react';
import { PLACED_SECTION, type CoreSection } from '#documents/resume/setting-fields.ts';
import type { PlacedSection } from '#documents/resume/schema.ts';
import { Checkbox } from '#editor/fields/checkbox.tsx';
import { Shift } from '#editor/fields/entry-card.tsx';
import { DragHandle, useSortableEntry } from '#editor/fields/sorting.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import { ResumeField } from './fields/resume-field.tsx';

const FLAGS = ['headingHidden', 'keepTogether', 'newPage'] as const;
const ASIDE_FLAGS = ['headingHidden'] as const satisfies readonly (typeof FLAGS)[number][];

type SectionRowProps = {
  index: number;
  count: number;
  name: string;
  place: PlacedSection;
  /** The section that every resume has; further ones have their heading with their entries. */
  core: CoreSection | undefined;
  /** Where in the data it stands whether the section is printed. */
  flag: string;
  /** Whether it stands in the side column of the template, which knows no new pages. */
  aside: boolean;
  onShift: (by: -1 | 1) => void;
  onSet: (change: Partial<PlacedSection>) => void;
  onTold: (told: string) => void;
};

/** One section in the list of all: its place, whether it is printed, and how it is set. */
export function SectionRow(props: SectionRowProps) {
  const { index, count, name, place, core, flag, aside, onShift, onSet, onTold } = props;
  const { ref, style, handle, moving } = useSortableEntry(place.id, count === 1);
  const [included, setIncluded] = useDocumentFlag(flag);
  const [open, setOpen] = useState(false);
  const offered = aside ? ASIDE_FLAGS : FLAGS;
  const set = offered.filter((each) => place[each]).map((each) => PLACED_SECTION[each].label);
  const said = [...(place.heading.trim() ? [`“${place.heading.trim()}”`] : []), ...set].join(' · ');
  return (
    <li
      ref={ref}
      style={style}
      id={fieldId(`order.${index}`)}
      tabIndex={-1}
      className={classNames('bg-sheet px-3 py-1 first:rounded-t-lg last:rounded-b-lg', moving)}
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <DragHandle name={name} handle={handle} />
        <div className="min-w-0 grow basis-28">
          <p
            className={classNames(
              'flex flex-wrap items-center gap-x-2 font-semibold',
              !included && 'text-ink-soft',
            )}
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {!included && <Badge>Hidden</Badge>}
          </p>
          {said && !open && <p className="text-xs text-ink-soft wrap-anywhere">{said}</p>}
        </div>
        <div className="-mr-2 ml-auto flex">
          <Shift name={name} by={-1} possible={index > 0} onShift={onShift} />
          <Shift name={name} by={1} possible={index < count - 1} onShift={onShift} />
          <IconButton
            label={included ? `Hide ${name} from the page` : `Show ${name} on the page`}
            onClick={() => {
              setIncluded(!included);
              onTold(`${name} is ${included ? 'hidden: it keeps all it holds' : 'printed again'}.`);
            }}
          >
            {included ? <EyeIcon /> : <EyeOffIcon />}
          </IconButton>
          <IconButton label={`How ${name} is set`} aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronDownIcon className={classNames('size-5 shrink-0', open && 'rotate-180')} />
          </IconButton>
        </div>
      </div>
      {open && (
        <div role="group" aria-label={`How ${name} is set`} className="space-y-3 pt-1 pb-3 sm:pl-9">
          {core && <ResumeField path={`order.${index}.heading`} />}
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {offered.map((each) => (
              <Checkbox
                key={each}
                id={fieldId(`order.${index}.${each}`)}
                label={PLACED_SECTION[each].label}
                checked={place[each]}
                onChange={(on) => onSet({ [each]: on })}
              />
            ))}
          </div>
          {aside && (
            <p className="text-sm text-ink-soft">
              It stands in the side column of this template, which runs on beside your text: there it cannot
              start a new page or be kept on one.
            </p>
          )}
        </div>
      )}
    </li>
  );
}
