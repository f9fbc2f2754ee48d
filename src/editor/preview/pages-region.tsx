import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import { classNames } from '#ui/class-names.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { SIDE_BY_SIDE } from '#ui/use-media-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { HandZoomFrame, handZoomed } from './hand-zoom/hand-zoom-frame.tsx';
import { useHandZoom } from './hand-zoom/use-hand-zoom.ts';
import { PreviewPages, type PreviewPagesProps } from './preview-pages.tsx';
import { PAGES_REGION } from './pages-focus.ts';
import { nextZoom, type Zoom } from './zoom.ts';

type PagesRegionProps = PreviewPagesProps & {
  /** Told which text has the focus; null once it has left them. */
  onRead: (text: Place | null) => void;
  isHeading: (path: string) => boolean;
  /** All that is printed, with what is no field's. */
  said: readonly Place[];
  onZoom: (zoom: Zoom) => void;
  className: string;
};

/** The pages as text: nobody waits for it. */
const useReading = codeOnDemand(() => import('./reading/pages-reading.tsx'));

/** Where the pages scroll. Ctrl with +, - and 0 in here means the pages, on screens that let them be zoomed. */
export function PagesRegion(props: PagesRegionProps) {
  const { zoom, onZoom, onRead, isHeading, said, className, ...shown } = props;
  const { subject, pages, marked, markFocused, onText } = shown;
  const region = useRef<HTMLDivElement>(null);
  const reading = useReading(shown.shown && pages !== null);
  const hand = useHandZoom(region, shown);
  const zoomed = handZoomed(hand);
  // What of the pages is in the middle; 0 at their beginning, which stays in sight.
  const middle = useRef(0);

  useLayoutEffect(() => {
    const { current } = region;
    if (current && middle.current > 0) {
      current.scrollTop = middle.current * current.scrollHeight - current.clientHeight / 2;
    }
  }, [zoom]);

  useLayoutEffect(() => {
    if (!markFocused) return;
    const mark = region.current?.querySelector('[data-field-marks] > span');
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [markFocused, marked]);

  const follow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    middle.current = scrollTop === 0 ? 0 : (scrollTop + clientHeight / 2) / scrollHeight;
  };

  const zoomByKey = (event: KeyboardEvent) => {
    zoomed.onKeyDown(event);
    const [page] = shown.pages ?? [];
    const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && zoomKey(event.key);
    if (!wanted || !page || !window.matchMedia(SIDE_BY_SIDE).matches) return;
    event.preventDefault();
    const shownWidth = region.current?.querySelector('ol')?.clientWidth ?? 0;
    onZoom(wanted === 'fit' ? 'width' : nextZoom((shownWidth / page.width) * 75, wanted));
  };

  return (
    <HandZoomFrame hand={hand} region={region} shown={shown.shown}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same is offered by a list */}
      <div
        {...PAGES_REGION}
        ref={region}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label="Pages"
        onScroll={follow}
        onKeyDown={zoomByKey}
        style={zoomed.style}
        className={classNames('min-h-0 grow lg:[container-type:size]', className, zoomed.className)}
      >
        {reading && pages && (
          <reading.PagesReading
            {...{ subject, isHeading, onText }}
            places={said}
            pages={pages.length}
            onFocus={onRead}
          />
        )}
        <PreviewPages zoom={zoom} {...shown} />
        {shown.shown && markFocused && <KeysOfText />}
        {shown.shown && !markFocused && <ShowMarkButton region={region} marks={marked} />}
      </div>
    </HandZoomFrame>
  );
}

/** What those see who come to a text by keyboard; who hears the texts is told it with them. */
function KeysOfText() {
  return (
    <div
      aria-hidden
      className="pointer-events-none sticky bottom-[calc(var(--bottom-bar,0px)+1rem)] z-10 flex justify-center"
    >
      <span className="rounded-md bg-ink px-3 py-1.5 text-xs text-paper shadow-lifted">
        Arrows: from text to text. Enter: change it.
      </span>
    </div>
  );
}

function zoomKey(key: string): 'in' | 'out' | 'fit' | undefined {
  if (key === '+' || key === '=') return 'in';
  if (key === '-' || key === '_') return 'out';
  return key === '0' ? 'fit' : undefined;
}

type ShowMarkButtonProps = {
  /** Where the marks are. */
  region: RefObject<HTMLElement | null>;
  /** Changes whenever marks come, go or move. */
  marks: object;
};

/** Leads to the mark where it is out of sight: pages never move by themselves while somebody writes. */
function ShowMarkButton({ region, marks }: ShowMarkButtonProps) {
  const [away, setAway] = useState(false);
  const first = () => region.current?.querySelector('[data-field-marks] > span');
  useEffect(() => {
    const mark = region.current?.querySelector('[data-field-marks] > span');
    if (!mark) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  }, [region, marks]);
  if (!away) return null;
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--bottom-bar,0px)+1rem)] z-10 flex justify-center">
      <Button
        size="small"
        className="pointer-events-auto shadow-lifted"
        onClick={() => {
          first()?.scrollIntoView({ block: 'center' });
          // The button goes with the mark in sight; the focus stays in the pages.
          region.current?.focus({ preventScroll: true });
        }}
      >
        Show where this is
      </Button>
    </div>
  );
}
