import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { intoTexts } from '../content/import-texts.ts';
import { useMergeInto, type MergeIntoParts } from './use-merge-into.ts';

const useDifferences = codeOnDemand(() => import('./differences-dialog.tsx'));

/** Adds what was reviewed to a resume that is there: what both say differently is asked first. */
export function IntoExisting(parts: MergeIntoParts) {
  const { words, target } = parts;
  const { busy, asked, nothingNew, look, decide, putAway } = useMergeInto(parts);
  const differences = useDifferences(asked !== null);
  return (
    <div>
      <Button size="large" busy={busy} busyLabel={intoTexts.merging} onClick={look}>
        {intoTexts.merge}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {nothingNew && intoTexts.nothingNew}
      </p>
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
    </div>
  );
}
