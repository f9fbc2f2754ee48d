import { useMemo, useState, type ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ExpandIcon } from '#ui/display/icons.tsx';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { placesOf } from './field-places.ts';
import type { Place } from '#documents/render/places/document-layout.ts';
import { FullScreenPreview } from './full-screen-preview.tsx';
import { LastPageOffer, LastPageOutcome, type Sparing } from './last-page.tsx';
import { PagesRegion } from './pages-region.tsx';
import { PreviewProblemLine } from './preview-problem-line.tsx';
import { PreviewTools } from './preview-tools.tsx';
import { UnsupportedCharacters, type CharacterPlace } from './unsupported-characters.tsx';
import { KEEPS_MARK, useMarkedField } from './use-marked-field.ts';
import type { Preview } from './use-preview.ts';
import { useZoom } from './use-zoom.ts';

type PreviewPanelProps = {
  preview: Preview;
  /** What the pages are of: "your resume". */
  subject: string;
  badge?: ReactNode;
  placeOf: (character: string) => CharacterPlace | undefined;
  onGoTo: (path: string, landing?: Landing) => void;
  sparing: Sparing;
  fullScreen: boolean;
  onFullScreen: (on: boolean) => void;
};

const NO_PLACES: readonly Place[] = [];
const DRAWN_BY_SERVER =
  'The preview is drawn by our server in this browser, and may follow your typing a little later.';

/** The pages of a document while it is written, with what stands in their way. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { preview, subject, badge, placeOf, onGoTo, sparing, fullScreen, onFullScreen } = props;
  const { drawn, pictures, layout, serverOnly, problem, retry, showAt } = preview;
  const pages = pictures?.length ?? 0;
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useZoom();
  const tool = { pages, page, zoom, onZoom: setZoom };
  const places = layout?.places ?? NO_PLACES;
  const field = useMarkedField();
  const marked = useMemo(() => (field === null ? NO_PLACES : placesOf(places, field)), [places, field]);
  const goToText = ({ path, text }: Place, share: number) => onGoTo(path, { within: { text, share } });
  const region = {
    ...{ pictures, subject, zoom, places, marked },
    ...{ onZoom: setZoom, onPage: setPage, onWidth: showAt, onText: goToText },
  };
  return (
    <section {...KEEPS_MARK} aria-label="Preview" className="flex h-full flex-col">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">Preview</h2>
        {badge}
        <PreviewTools {...tool}>
          <LastPageOffer layout={layout} sparing={sparing} />
        </PreviewTools>
        <IconButton
          label="Show the preview in full screen"
          className="max-lg:ml-auto"
          onClick={() => onFullScreen(true)}
        >
          <ExpandIcon />
        </IconButton>
      </div>
      <p role="status" className={serverOnly ? 'mb-3 text-sm text-ink-soft' : 'visually-hidden'}>
        {serverOnly && DRAWN_BY_SERVER}
      </p>
      <LastPageOutcome layout={layout} sparing={sparing} />
      {problem && <PreviewProblemLine problem={problem} hasPages={pages > 0} onRetry={retry} />}
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
      </FullScreenPreview>
    </section>
  );
}
