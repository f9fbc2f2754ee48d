import type { ReactNode } from 'react';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { Button } from '#ui/buttons/button.tsx';

type BaseElsewhereProps = {
  kind: AnyKind;
  /** The base, where it is known by now. */
  base: DocumentSummary | undefined;
  /** Whether it is the base that is archived, and not what stands beside it. */
  isArchived: boolean;
  /** Brings it back, where it is archived. */
  onBringBack: (() => void) | undefined;
  below: ReactNode;
};

/** Stands in the place of a base that is in the other list: of those in use, or of those that were archived. */
export function BaseElsewhere({ kind: { noun }, base, isArchived, onBringBack, below }: BaseElsewhereProps) {
  return (
    <div className="flex flex-col gap-3 self-start rounded-lg border border-dashed border-edge p-4">
      <h2 className="line-clamp-4 text-lg wrap-anywhere">{base?.title ?? `Base ${noun}`}</h2>
      <p className="text-sm text-ink-soft">
        {isArchived
          ? `This base is archived. What is tailored from it goes on following it.`
          : `This base is in your list of ${noun}s. These were tailored from it and are archived.`}
      </p>
      {onBringBack && (
        <Button variant="secondary" size="small" onClick={onBringBack}>
          Bring back
        </Button>
      )}
      {below}
    </div>
  );
}
