import { useId } from 'react';
import { Link } from 'react-router';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CloseIcon } from '#ui/display/icons.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { whyNoList } from '../ad/what-was-read.tsx';
import { notCounted } from '#documents/ads/asked-for.ts';
import { AD_TEXTS, countText } from '../content/ad-texts.ts';
import { applicationPath } from '../paths.ts';
import { ChooseApplication, MatchList } from './match-list.tsx';
import { useChosenApplication, useMatch, useMatchParts } from './match-context.ts';
import type { MatchState } from './match-store.ts';

/** From this width on there is room for the list beside the pages. */
const BESIDE_PAGES = '(min-width: 85rem)';

const stateOf = (state: MatchState) => state;

/** Above the fields: for which job this is, what of its ad is found, and the way to the list. */
export function MatchStrip() {
  const { store } = useMatchParts();
  const application = useChosenApplication();
  const { isOpen, isWindowOpen, ...match } = useMatch(stateOf);
  const hasList = useHasList();
  const beside = useMediaQuery(BESIDE_PAGES);
  const title = useId();
  // Most ads are there at once: nothing comes and goes for them. One among several can be chosen before.
  if (!application || (match.ad === null && !match.hasFailed && !hasList)) return null;
  const path = applicationPath(application.id);
  return (
    <section
      aria-labelledby={title}
      className="mb-4 flex items-center justify-between gap-3 rounded-md max-sm:mb-2 border border-line bg-sheet px-3 py-2 text-sm"
    >
      <div className="min-w-0 grow">
        <h2
          id={title}
          className="font-sans text-sm font-normal tracking-normal text-ink-soft max-sm:truncate"
        >
          For{' '}
          <Link to={path} className="font-semibold text-accent underline wrap-anywhere">
            {application.title}
          </Link>
        </h2>
        <p role="status" className="font-semibold">
          {said(match)}
        </p>
      </div>
      {hasList && (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          {...(beside ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' as const })}
          onClick={() => store.put(beside ? { isOpen: !isOpen } : { isWindowOpen: true })}
        >
          <span>
            {beside && isOpen ? 'Hide' : 'See'}
            <span className="max-sm:visually-hidden"> what it asks for</span>
          </span>
        </Button>
      )}
      {!beside && <MatchDialog open={isWindowOpen && hasList} />}
    </section>
  );
}

/** Whether there is something to list, or another application to choose. */
function useHasList(): boolean {
  const { applications } = useMatchParts();
  const { ad, hasFailed } = useMatch(stateOf);
  return hasFailed || applications.length > 1 || (ad !== null && ad.trim() !== '');
}

function said({ ad, comparison, hasFailed }: Pick<MatchState, 'ad' | 'comparison' | 'hasFailed'>): string {
  if (hasFailed) return 'Its ad could not be read.';
  if (ad?.trim() === '') return 'Its ad is not there yet.';
  if (!comparison) return 'Reading its ad...';
  const { must, nice, rows, notUnderstood, reading } = comparison;
  if (reading.ad.language === null) return 'Its ad could not be read.';
  return whyNoList(reading) === undefined
    ? countText(must, nice, notCounted(rows, notUnderstood))
    : 'Nothing found that it asks for.';
}

/** Where there is no room beside the pages, the list is a window over them. */
function MatchDialog({ open }: { open: boolean }) {
  const { store } = useMatchParts();
  return (
    <Dialog
      open={open}
      onOpenChange={(isWindowOpen) => store.put({ isWindowOpen })}
      title={AD_TEXTS.heading}
      place="side"
    >
      <ChooseApplication />
      <MatchList
        onGo={(go) => {
          store.put({ isWindowOpen: false });
          go();
        }}
      />
    </Dialog>
  );
}

/** The list beside the pages. */
export function MatchSide() {
  const { store } = useMatchParts();
  const { isOpen } = useMatch(stateOf);
  const hasList = useHasList();
  const beside = useMediaQuery(BESIDE_PAGES);
  const title = useId();
  if (!beside || !isOpen || !hasList) return null;
  return (
    <section
      aria-labelledby={title}
      className="flex h-full w-80 shrink-0 flex-col rounded-md border border-line bg-sheet"
    >
      <div className="flex items-center justify-between gap-2 pt-1 pr-1 pl-4">
        <h2 id={title} className="text-lg">
          {AD_TEXTS.heading}
        </h2>
        <IconButton label="Hide what it asks for" onClick={() => store.put({ isOpen: false })}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-4 pb-4">
        <ChooseApplication />
        <MatchList onGo={(go) => go()} />
      </div>
    </section>
  );
}
