import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { SIDE_COLUMN_BRIEFLY } from '#documents/catalog/column-templates.ts';
import { classNames } from '#ui/class-names.ts';
import { PinIcon } from '#ui/display/icons.tsx';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import type { OwnPages } from './own-pages.ts';
import { useOwnPages } from './use-own-pages.ts';
import type { TryOut } from './use-try-out.ts';

export type PickableTemplate = { id: string; name: string; description: string; cost?: string };

type TemplateCardProps = {
  template: PickableTemplate;
  /** Name that ties the radio buttons together. */
  group: string;
  /** Its place among all that are shown. */
  place: number;
  chosen: boolean;
  onChoose: (templateId: string) => void;
  /** With an example's text. */
  sample: Picture | undefined;
  /** With one's own; null where none are drawn. */
  pages: OwnPages | null;
  pinned: boolean;
  onPin: (template: PickableTemplate) => void;
  tryOut: TryOut;
};

/** A template that can be chosen, with one's own first page where it has been drawn. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, group, chosen, onChoose, pinned, onPin, tryOut } = props;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const come = () => {
    if (chosen) tryOut.leave();
    else tryOut.enter(template.id);
  };
  return (
    <div
      ref={card}
      className="group/card relative"
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && come()}
      onPointerLeave={tryOut.leave}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && come()}
      onBlur={tryOut.leave}
    >
      <input
        type="radio"
        id={id}
        name={group}
        value={template.id}
        checked={chosen}
        onChange={() => {
          tryOut.leave();
          onChoose(template.id);
        }}
        aria-describedby={`${id}-about`}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
      />
      <label
        htmlFor={id}
        className={classNames(
          'pointer-events-none flex h-full flex-col overflow-hidden rounded-lg border-2 bg-sheet',
          chosen ? 'border-accent' : 'border-line peer-hover:border-edge',
        )}
      >
        <span className="block aspect-[4/5] overflow-hidden border-b border-line bg-white">
          <CardPicture card={card} {...props} />
        </span>
        <span
          className={classNames(
            'flex min-h-11 grow items-center py-1.5 pr-11 pl-3 text-sm font-semibold wrap-anywhere',
            chosen && 'bg-accent-wash text-accent-deep',
          )}
        >
          <span>
            {template.name}
            {template.cost && (
              // The whole of it is in the card's description.
              <span aria-hidden="true" className="block text-xs font-normal text-ink-soft">
                {SIDE_COLUMN_BRIEFLY}
              </span>
            )}
          </span>
        </span>
      </label>
      <span id={`${id}-about`} hidden>
        {[template.description, template.cost].filter(Boolean).join(' ')}
      </span>
      <button
        type="button"
        aria-label={`Pin ${template.name}`}
        aria-pressed={pinned}
        // One stop of the Tab key for all pins, as for all cards; arrows lead from one to the next.
        data-pin=""
        tabIndex={chosen ? undefined : -1}
        onKeyDown={moveAmongPins}
        onClick={() => onPin(template)}
        className={classNames(
          'absolute right-0 bottom-0 inline-flex size-11 items-center justify-center rounded-md hover:text-accent',
          pinned ? 'text-accent' : 'text-ink-soft',
        )}
      >
        <PinIcon filled={pinned} />
      </button>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveAmongPins(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest('[role=radiogroup]');
  if (step === undefined || !group) return;
  event.preventDefault();
  const pins = [...group.querySelectorAll<HTMLElement>('[data-pin]')];
  pins.at((pins.indexOf(event.currentTarget) + step) % pins.length)?.focus();
}

type CardPictureProps = Pick<TemplateCardProps, 'template' | 'place' | 'sample' | 'pages'> & {
  card: RefObject<Element | null>;
};

function CardPicture({ card, template, place, sample, pages }: CardPictureProps) {
  const { inSight, seen } = useInSight(card);
  const { id } = template;
  const own = useOwnPages(pages, (all) => all.picture(id));
  useEffect(() => (inSight ? pages?.want(id, place) : undefined), [inSight, pages, id, place]);
  // Pictures of cards further down are many, and whoever begins to write never sees them.
  if (!seen) return null;
  if (own) return <OwnPage picture={own} />;
  return sample && <TemplatePicture picture={sample} alt="" sizes="160px" />;
}

/** What is shown of a page is told by the preview; here it tells templates apart. */
function OwnPage({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt="" data-own-page="" decoding="async" className="block h-auto w-full bg-white" />;
}

/** So far outside the window counts as near. Browsers load lazy images from four times as far. */
const NEAR = '40px';

/** Whether an element is in the window or near it, and whether it ever was. */
function useInSight(element: RefObject<Element | null>) {
  const [state, setState] = useState({ inSight: false, seen: false });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const inSight = entries.at(-1)?.isIntersecting === true;
        setState(({ seen }) => ({ inSight, seen: seen || inSight }));
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return state;
}
