import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { CloseIcon, PlusIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { groupFor, type PhraseGroups } from './phrase-groups.ts';

type PhrasePanelProps = {
  id: string;
  name: string;
  groupsLabel: string;
  load: () => Promise<PhraseGroups>;
  title: string;
  onChoose: (phrase: string) => void;
  onClose: () => void;
};

/** Which group was chosen last, by what the groups are: the next text is most often about the same. */
const lastChosen = new Map<string, string>();

/** An example and the phrases of one group. */
export function PhrasePanel({ id, name, groupsLabel, load, title, onChoose, onClose }: PhrasePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const beside = useBeside(panel);
  const [groups, setGroups] = useState<PhraseGroups | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => !isOver && setGroups(loaded),
      () => !isOver && setGroups('failed'),
    );
    return () => void (isOver = true);
  }, [load]);
  useEffect(() => {
    // Below its text it may be out of sight; what is written in stays there.
    if (groups !== 'loading') panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [groups]);
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label="Examples and phrases"
      style={beside}
      className="z-20 mt-3 flex flex-col rounded-lg border border-edge bg-sheet shadow-sheet max-lg:max-h-104 lg:fixed lg:mt-0 lg:w-88 lg:shadow-lg"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
        <p className="min-w-0 py-1.5 text-sm font-semibold wrap-anywhere">
          Examples and phrases <span className="font-normal text-ink-soft">for {name}</span>
        </p>
        <IconButton label="Close examples and phrases" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain p-4">
        {groups === 'loading' && <p role="status">Loading examples...</p>}
        {groups === 'failed' && <p role="alert">The examples could not be loaded. Please try again.</p>}
        {typeof groups === 'object' && (
          <Groups groups={groups} label={groupsLabel} title={title} onChoose={onChoose} />
        )}
      </div>
    </section>
  );
}

type GroupsProps = {
  groups: PhraseGroups;
  label: string;
  title: string;
  onChoose: (phrase: string) => void;
};

function Groups({ groups, label, title, onChoose }: GroupsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const byName = (name: string | null | undefined) => groups.find((group) => group.name === name);
  const shown = byName(chosen) ?? groupFor(groups, title) ?? byName(lastChosen.get(label)) ?? groups[0];
  const choose = (name: string) => {
    lastChosen.set(label, name);
    setChosen(name);
  };
  if (!shown) return null;
  return (
    <div className="space-y-4">
      <Field label={label}>
        <Select value={shown.name} onChange={(event) => choose(event.target.value)}>
          {groups.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <figure aria-label="Example" className="rounded-md bg-paper px-3 py-2.5">
        <figcaption className="mb-1 text-xs text-ink-soft">How it can read; a person we made up</figcaption>
        <Example lines={shown.example} />
      </figure>
      <div>
        <p className="text-xs text-ink-soft">
          Press one to put it in, then put what is true for you in place of the brackets.
        </p>
        <ul aria-label="Phrases" className="mt-1 divide-y divide-line border-y border-line">
          {shown.lines.map((line) => (
            <li key={line}>
              <button
                type="button"
                onClick={() => onChoose(line)}
                className="flex min-h-11 w-full items-start gap-2 rounded-sm px-1 py-2.5 text-left text-sm hover:bg-accent-wash"
              >
                <PlusIcon className="mt-0.5 size-4 shrink-0 text-accent" />
                {line}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Example({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return <p className="text-sm">{lines[0]}</p>;
  return (
    <ul className="list-disc space-y-1 pl-4 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Space between the panel and what is around it. */
const GAP = 12;

/** Where the panel stands at the side of the form, clear of the bars that stick to the window; below the field nothing. */
function useBeside(panel: RefObject<HTMLElement | null>): CSSProperties | undefined {
  const sideBySide = useMediaQuery(SIDE_BY_SIDE);
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!sideBySide) return setPlace(undefined);
    const measure = () => {
      const form = panel.current?.closest('[data-form]')?.getBoundingClientRect();
      const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
      const top = (Number.parseFloat(padding) || 0) + GAP;
      if (form) setPlace({ left: form.right + GAP, top, maxHeight: `calc(100dvh - ${top + GAP}px)` });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [panel, sideBySide]);
  return place;
}
