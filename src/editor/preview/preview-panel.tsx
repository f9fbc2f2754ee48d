import { useMemo, useState, type ReactNode } from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import { FitOffer } from '#editor/fit/fit-offer.tsx';
import { FitOutcome } from '#editor/fit/fit-outcome.tsx';
import type { Fit } from '#editor/fit/use-fit.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { IconButton, Button } from '#ui/buttons/button.tsx';
import { ExpandIcon, ChevronDownIcon } from '#ui/display/icons.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { controlStyle } from '#ui/fields/text-controls.tsx';
import { placesOf } from './field-marks.tsx';
import { FullScreenPreview } from './full-screen-preview.tsx';
import { PagesRegion } from './pages-region.tsx';
import { UnsupportedCharacters, type CharacterPlace } from './unsupported-characters.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { KEEPS_MARK, useMarkedField } from './use-marked-field.ts';
import { loadFieldPopover, usePageTyping } from './typing/use-page-typing.tsx';
import type { Typed, Typing } from './typing/use-typing.ts';
import type { Preview } from './use-preview.ts';
import { useZoom, asZoom, ZOOMS, type Zoom } from './zoom.ts';
import type { PreviewProblem } from './preview-source.ts';

type PreviewPanelProps = {
  preview: Preview;
  /** What the pages are of: "your resume". */
  subject: string;
  badge?: ReactNode;
  placeOf: (character: string) => CharacterPlace | undefined;
  /** Shows a field in the form. */
  onGoTo: (path: string, landing?: Landing) => void;
  typing: Typing;
  /** Buttons that take back and do again. */
  history: ReactNode;
  fit: Fit;
  fullScreen: boolean;
  onFullScreen: (on: boolean) => void;
};

const NO_PLACES: readonly Place[] = [];
const DRAWN_BY_SERVER =
  'In this browser, the preview is drawn by our server, and may follow your typing a little later.';

/** The pages of a document while it is written, with what stands in their way. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { preview, subject, badge, placeOf, onGoTo, typing, fit, fullScreen, onFullScreen } = props;
  const { drawn, pages, layout, serverOnly, problem, retry, showAt } = preview;
  const count = pages?.length ?? 0;
  const byServer = serverOnly && problem?.kind !== 'unknownPerson';
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useZoom();
  const tool = { count, page, zoom, onZoom: setZoom };
  const said = layout?.places ?? NO_PLACES;
  const places = useMemo(() => said.filter(({ path }) => path !== ''), [said]);
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const written = useMarkedField();
  // Where the page stands alone nobody is writing in a field beside it.
  const field = wide ? written : null;
  const [read, setRead] = useState<Place | null>(null);
  const { typed } = typing;
  const marked = useMemo(() => markedOf(places, typed, read, field), [places, typed, read, field]);
  const onPage = usePageTyping({ typing, places, onForm: onGoTo, history: props.history });
  const region = {
    ...{ pages, subject, zoom, places, said, marked, anchors: onPage.anchors },
    markFocused: read !== null && typed === null,
    ...{ onZoom: setZoom, onPage: setPage, onWidth: showAt, onRead: setRead },
    ...{ onText: onPage.press, onNear: loadFieldPopover, onAnchor: onPage.setAnchor },
    isHeading: typing.onPage.isHeading,
  };
  return (
    <section {...KEEPS_MARK} aria-label="Preview" className="flex h-full flex-col">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">Preview</h2>
        {badge}
        <PreviewTools {...tool}>
          <FitOffer layout={layout} fit={fit} />
        </PreviewTools>
        <IconButton
          label="Show the preview in full screen"
          className="max-lg:ml-auto"
          onClick={() => onFullScreen(true)}
        >
          <ExpandIcon />
        </IconButton>
      </div>
      <p role="status" className={byServer ? 'mb-3 text-sm text-ink-soft' : 'visually-hidden'}>
        {byServer && DRAWN_BY_SERVER}
      </p>
      <FitOutcome fit={fit} place="preview" />
      {problem && <PreviewProblemLine {...{ problem, serverOnly }} hasPages={count > 0} onRetry={retry} />}
      <UnsupportedCharacters
        characters={drawn?.unsupportedCharacters ?? []}
        placeOf={placeOf}
        onGoTo={onGoTo}
      />
      <PagesRegion
        {...region}
        shown={!fullScreen}
        className="rounded-lg bg-desk p-3 sm:p-5 lg:overflow-auto lg:overscroll-contain"
      />
      <FullScreenPreview
        open={fullScreen}
        onOpenChange={onFullScreen}
        badge={badge}
        tools={<PreviewTools {...tool} />}
      >
        <PagesRegion {...region} shown className="overflow-auto overscroll-contain p-4 lg:p-8" />
        {/* As a part of that window: a press into the field is none outside of it, which would close it. */}
        {onPage.popover}
      </FullScreenPreview>
      {!fullScreen && onPage.popover}
    </section>
  );
}

/** What is marked: the text that is being written in or read, or that of the field with the focus. */
function markedOf(
  places: readonly Place[],
  typed: Typed | null,
  read: Place | null,
  field: string | null,
): readonly Place[] {
  if (typed) return typed.fields.flatMap((each) => placesOf(places, each));
  if (read) return places.filter(({ part }) => part === read.part);
  return field === null ? NO_PLACES : placesOf(places, field);
}

const TEXTS: Record<PreviewProblem['kind'], string> = {
  busy: 'Many pages are being drawn right now. Yours follows in a moment.',
  offline: 'No connection: the page is drawn again as soon as it is back. You can go on writing.',
  signedOut: 'Your session has ended. Sign in again to see the page.',
  unknownPerson: 'Your page appears in a moment. Where this browser cannot draw it, sign in to see it.',
  failed: 'The page could not be drawn.',
};

const NEEDS_SIGN_IN = 'This browser cannot draw your page. Sign in, and our server draws it.';

type PreviewProblemLineProps = {
  problem: PreviewProblem;
  /** Whether this browser does not draw pages itself. */
  serverOnly: boolean;
  hasPages: boolean;
  onRetry: () => void;
};

/** Why the page does not follow the text, and what can be done. */
function PreviewProblemLine({ problem, serverOnly, hasPages, onRetry }: PreviewProblemLineProps) {
  const { kind, message } = problem;
  return (
    <Banner
      tone="caution"
      role="status"
      className="mb-3"
      actions={
        kind !== 'signedOut' &&
        kind !== 'unknownPerson' && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {serverOnly && kind === 'unknownPerson' ? NEEDS_SIGN_IN : TEXTS[kind]} {kind === 'failed' && message}{' '}
      {hasPages && 'Below is the last page that was drawn.'}
    </Banner>
  );
}

type PreviewToolsProps = {
  /** How many pages there are. */
  count: number;
  /** The page in sight, from 0. */
  page: number;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Stands beside the count of pages. */
  children?: ReactNode;
};

/** Where one is in the pages, and how large they are; a small screen shows them at its width. */
function PreviewTools({ count, page, zoom, onZoom, children }: PreviewToolsProps) {
  if (count === 0) return null;
  return (
    <>
      <span className="text-sm text-ink-faint tabular-nums">
        {count === 1 ? '1 page' : `Page ${Math.min(page, count - 1) + 1} of ${count}`}
      </span>
      {children}
      <span className="relative ml-auto block max-lg:hidden">
        <select
          aria-label="Zoom"
          value={zoom}
          onChange={({ target }) => onZoom(asZoom(target.value) ?? 'width')}
          className={controlStyle('min-h-11 appearance-none pr-9')}
        >
          {ZOOMS.map((each) => (
            <option key={each.zoom} value={each.zoom}>
              {each.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </>
  );
}
