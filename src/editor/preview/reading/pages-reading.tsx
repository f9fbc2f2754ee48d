import { memo, useDeferredValue, useId, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import type { PressedText } from '../preview-pages.tsx';
import { readingOf, type ReadBlock, type ReadText } from './reading.ts';

type PagesReadingProps = {
  /** What the pages are of: "your resume". */
  subject: string;
  pages: number;
  places: readonly Place[];
  isHeading: (path: string) => boolean;
  /** Told which text has the focus; null once it has left them. */
  onFocus: (text: Place | null) => void;
  /** Told which text is to be changed. */
  onText: (chosen: PressedText) => void;
};

/**
 * The pages as text, for those who hear them and for those who have no mouse: one stop of the Tab key, from there arrows
 * lead from text to text, and Enter opens the field. What changes in it is told to nobody: who writes knows.
 */
function Reading({ subject, places, pages, isHeading, onFocus, onText }: PagesReadingProps) {
  const [part, setPart] = useState(0);
  const help = useId();
  // Whatever is typed comes first.
  const later = useDeferredValue(places);
  const read = useMemo(() => readingOf(later, pages, isHeading), [later, pages, isHeading]);
  const fields = later.filter(({ path }) => path !== '');
  const current = fields.some((place) => place.part === part) ? part : fields[0]?.part;
  if (fields.length === 0) return null;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onFocus(null);
  };
  return (
    // It stays where the pages are seen, so that the focus moves none of them.
    <div className="sticky top-0 left-0 h-0">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it take the keys */}
      <section
        data-reading=""
        aria-label={`Text of ${subject}`}
        aria-describedby={help}
        className="visually-hidden"
        onKeyDown={moveByKey}
        onBlur={leave}
      >
        <p id={help}>Arrow keys lead from text to text, Enter opens the field of a text.</p>
        {read.map((blocks, page) => (
          <section key={page} aria-label={`Text of page ${page + 1}`}>
            {blocks.map((block) => (
              <Block
                key={block.texts[0]?.place.part}
                block={block}
                current={current}
                onFocus={(place) => {
                  setPart(place.part);
                  onFocus(place);
                }}
                onOpen={(place) => onText({ place, share: 0, bullet: false })}
              />
            ))}
          </section>
        ))}
      </section>
    </div>
  );
}

/** Drawn again only when it has changed itself. */
export const PagesReading = memo(Reading);

type BlockProps = {
  block: ReadBlock;
  /** The text that the Tab key stops at, by its part. */
  current: number | undefined;
  onFocus: (place: Place) => void;
  onOpen: (place: Place) => void;
};

function Block({ block: { kind, texts }, ...props }: BlockProps) {
  // What no field holds is read, and leads nowhere.
  if (texts[0]?.place.path === '') return <p>{texts[0].text}</p>;
  const buttons = texts.map((each) => <TextButton key={each.place.part} read={each} {...props} />);
  if (kind === 'heading') return <h3>{parted(buttons)}</h3>;
  if (kind === 'paragraph') return <p>{parted(buttons)}</p>;
  return (
    <ul>
      {buttons.map((button) => (
        <li key={button.key}>{button}</li>
      ))}
    </ul>
  );
}

type TextButtonProps = Omit<BlockProps, 'block'> & { read: ReadText };

function TextButton({ read: { text, place }, current, onFocus, onOpen }: TextButtonProps) {
  return (
    <button
      type="button"
      data-path={place.path}
      tabIndex={place.part === current ? 0 : -1}
      onFocus={() => onFocus(place)}
      onClick={() => onOpen(place)}
    >
      {text}
    </button>
  );
}

/** With blanks between them: side by side they would be read as one word. */
function parted(buttons: React.JSX.Element[]) {
  return buttons.flatMap((button, at) => (at === 0 ? [button] : [' ', button]));
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const step = STEPS[event.key];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? -1 : at + step;
  if (next < 0) return;
  event.preventDefault();
  buttons[next]?.focus({ preventScroll: true });
}
