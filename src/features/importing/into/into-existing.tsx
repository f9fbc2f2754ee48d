import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { intoTexts } from '../content/import-texts.ts';
import { InReviewBar } from '../review/review-bar.tsx';
import type { Reviewed } from '../review/review-screen.tsx';
import { useMergeInto, type MergeIntoParts } from './use-merge-into.ts';

type IntoExistingProps = MergeIntoParts & Pick<Reviewed, 'bar'>;

const useDifferences = codeOnDemand(() => import('./differences-dialog.tsx'));

/** Adds what was reviewed to a resume that is there: what both say differently is asked first. */
export function IntoExisting({ bar, ...parts }: IntoExistingProps) {
  const { words, target } = parts;
  const { busy, asked, nothingNew, look, decide, putAway } = useMergeInto(parts);
  const differences = useDifferences(asked !== null);
  return (
    <>
      <InReviewBar bar={bar}>
        <Button className="max-sm:grow" busy={busy} busyLabel={intoTexts.merging} onClick={look}>
          {intoTexts.merge}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {nothingNew && intoTexts.nothingNew}
        </p>
      </InReviewBar>
      {asked && differences && (
        <differences.DifferencesDialog
          choices={asked.plan.choices}
          words={words}
          keepsVersions={target.isSaved}
          busy={busy}
          onClose={putAway}
          onSave={(taken) => decide(asked, taken)}
        />
      )}
    </>
  );
}
