import { useId, useRef, useState } from 'react';
import { letterTraits, resumeTraits, TRAIT_NAMES } from '#documents/catalog/traits.ts';
import type { PrintedKindName } from '#documents/printed-kinds.ts';
import { hindranceToSecondEngine, type EngineHindrance } from '#editor/preview-engine/suits-engine.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { hasOwnWords } from '#documents/own-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusAsLastUsed } from '#ui/quiet-focus.ts';
import type { OwnPages } from './own-pages.ts';
import type { SamplePicture } from './samples.ts';
import { usePins } from './pins.ts';
import { type PickableTemplate, TemplateCard } from './template-card.tsx';
import { grants, TemplateFilters, type Wish } from './template-filters.tsx';
import { ownPages, type PicturedKind } from './template-pages.ts';
import { useOwnPages } from './use-own-pages.ts';
import { useTryOut } from './use-try-out.ts';

type TemplateGroup = { title: string; templates: readonly PickableTemplate[] };

export type TemplateChooserProps = {
  label: string;
  kind: PrintedKindName;
  groups: readonly TemplateGroup[];
  /** What is asked of them at first. */
  wishes?: readonly Wish[];
  value: string;
  onChange: (templateId: string) => void;
  /** For one's own pages. */
  pictured: PicturedKind;
  /** What stands in their place until they are drawn. */
  sample: SamplePicture;
};

const TRAITS_OF = { resume: resumeTraits, letter: letterTraits } as const;
const NO_WISHES: ReadonlySet<Wish> = new Set();

/** Templates as cards of which one is chosen, under their categories; a choice takes effect at once. */
export function TemplateChooser(props: TemplateChooserProps) {
  const { label, kind, groups, wishes = [], pictured } = props;
  const session = useEditorSession();
  const [hindrance] = useState(hindranceToSecondEngine);
  const pages = hindrance === null ? ownPages(session, pictured) : null;
  const { shown, count, narrow, ...offer } = useOffer(kind, groups, wishes);
  const list = useRef<HTMLDivElement>(null);
  const showAll = () => {
    narrow(NO_WISHES);
    // The button goes.
    if (list.current) focusAsLastUsed(list.current);
  };

  return (
    <div className="space-y-4">
      <PicturesLine pages={pages} hindrance={hindrance} pictured={pictured} />
      <TemplateFilters offered={offer.wishesOffered} wishes={offer.wishes} onChange={narrow}>
        <p role="status" className="text-sm text-ink-soft">
          {shown.flatMap(({ templates }) => templates).length} of {count} templates
        </p>
        <p role="status" className="visually-hidden">
          {offer.told}
        </p>
      </TemplateFilters>
      {shown.length === 0 && (
        <div>
          <p className="mb-3">No template does all of that.</p>
          <Button variant="secondary" size="small" onClick={showAll}>
            Show all templates
          </Button>
        </div>
      )}
      <div ref={list} role="radiogroup" aria-label={label} tabIndex={-1} className="space-y-6">
        <TemplateGroups {...props} {...offer} groups={shown} pages={pages} />
      </div>
    </div>
  );
}

/** The templates that do what is wished for, those that were pinned first. */
function useOffer(kind: PrintedKindName, groups: readonly TemplateGroup[], asked: readonly Wish[]) {
  const traits = TRAITS_OF[kind];
  const { isPinned, toggle } = usePins(kind);
  const [wishes, setWishes] = useState<ReadonlySet<Wish>>(() => new Set(asked));
  const all = groups.flatMap(({ templates }) => templates);
  // In this order until the chooser is opened anew: nothing moves away under the pointer.
  const [first] = useState(() => all.filter(({ id }) => isPinned(id)));
  const [told, setTold] = useState('');

  const wishesOffered: Wish[] = [
    'pinned',
    ...TRAIT_NAMES.filter((trait) => all.some(({ id }) => traits(id).has(trait))),
  ];
  const fits = ({ id }: PickableTemplate) => grants(wishes, traits(id), isPinned(id));
  const shown = withPinnedFirst(groups, first)
    .map(({ title, templates }) => ({ title, templates: templates.filter(fits) }))
    .filter(({ templates }) => templates.length > 0);
  const pin = ({ id, name: called }: PickableTemplate) => {
    setTold(
      isPinned(id)
        ? `${called} is no longer pinned.`
        : `${called} is pinned, and stands first from next time.`,
    );
    toggle(id);
  };
  const narrow = (next: ReadonlySet<Wish>) => {
    setWishes(next);
    setTold('');
  };
  return { shown, count: all.length, wishesOffered, wishes, narrow, told, isPinned, pin };
}

type TemplateGroupsProps = Pick<TemplateChooserProps, 'groups' | 'value' | 'onChange' | 'sample'> &
  Pick<ReturnType<typeof useOffer>, 'isPinned' | 'pin'> & { pages: OwnPages | null };

/** The cards under their categories. */
function TemplateGroups({ groups, value, onChange, sample, isPinned, pin, pages }: TemplateGroupsProps) {
  const name = useId();
  const tryOut = useTryOut(useEditorSession(), pages);
  const inOrder = groups.flatMap(({ templates }) => templates);
  return groups.map(({ title, templates }) => (
    <section key={title} aria-label={title}>
      <h3 className="mb-3 flex items-baseline gap-2 text-lg">
        {title} <span className="font-sans text-sm font-normal text-ink-faint">({templates.length})</span>
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,45%),1fr))] gap-3 sm:max-lg:grid-cols-3">
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            {...{ template, pages, tryOut }}
            group={name}
            place={inOrder.indexOf(template)}
            chosen={template.id === value}
            onChoose={onChange}
            sample={sample(template.id)}
            pinned={isPinned(template.id)}
            onPin={pin}
          />
        ))}
      </div>
    </section>
  ));
}

function withPinnedFirst(
  groups: readonly TemplateGroup[],
  pinned: readonly PickableTemplate[],
): readonly TemplateGroup[] {
  if (pinned.length === 0) return groups;
  const others = groups.map(({ title, templates }) => ({
    title,
    templates: templates.filter((template) => !pinned.includes(template)),
  }));
  return [{ title: 'Pinned', templates: pinned }, ...others];
}

const HINDRANCES: Record<EngineHindrance, string> = {
  browser: 'The pictures show an example: this browser cannot draw your own pages here.',
  memory: 'The pictures show an example: this device has too little memory to draw your own pages here.',
  line: 'The pictures show an example: your own would be drawn by 9 MB of program, and this connection is slow or saves data.',
};

type PicturesLineProps = {
  pages: OwnPages | null;
  hindrance: EngineHindrance | null;
  pictured: PicturedKind;
};

/** Whose text the pictures show. */
function PicturesLine({ pages, hindrance, pictured: { fields } }: PicturesLineProps) {
  const session = useEditorSession();
  const isEmpty = useSession(session, ({ content }) => !hasOwnWords(fields, content.data));
  const failed = useOwnPages(pages, (all) => all.hasFailed());
  const awaited = useOwnPages(pages, (all) => all.areAwaited());
  const gaps = useOwnPages(pages, (all) => all.haveGaps());
  const line = () => {
    if (hindrance) return HINDRANCES[hindrance];
    if (isEmpty) return 'The pictures show an example until you have written something.';
    if (!failed && awaited) return 'Your own first page is being drawn…';
    if (failed || gaps) return 'Where a picture shows an example, your own page could not be drawn.';
    return 'The pictures show your own first page.';
  };
  return <p className="text-sm text-ink-soft">{line()}</p>;
}
