import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ChangedWords } from './changed-words.tsx';
import { headOfDecision, type Decision } from './tailored-view.ts';
import type { AnyTailoring } from './tailoring.ts';
import { backTo } from './use-base-changes.ts';
import { useTailored } from './use-tailored.ts';

type DecisionCardProps = {
  tailoring: AnyTailoring;
  decision: Decision;
  className?: string;
  /** Where the focus goes once it is decided; to the field where nothing is said. */
  onDecided?: () => void;
};

/** The id of the card of what is to be decided at a place. */
export function decisionId(path: string): string {
  return `decide-${path}`;
}

/** Both texts of something that was changed here and in the base, and the choice between them. It hinders nothing. */
export function DecisionCard({ tailoring, decision, className, onDecided }: DecisionCardProps) {
  const { conflict, name, here, base, before } = decision;
  const isFollowing = useTailored(tailoring, (state) => state.isFollowing);
  const isTranslation = useTailored(tailoring, ({ untranslated }) => untranslated !== null);
  const { toast } = useToast();
  const decide = (which: 'mine' | 'theirs') => {
    const undo = tailoring.decide(decision, which);
    toast({
      title: which === 'mine' ? 'Kept as it is here' : "The base's taken",
      description: name,
      action: { label: 'Undo', onSelect: undo },
    });
    if (onDecided) onDecided();
    else backTo(decision.at);
  };
  return (
    <div
      data-wide=""
      id={decisionId(conflict.path)}
      tabIndex={-1}
      role="group"
      aria-label={`To decide: ${name}`}
      className={classNames(
        'my-1 space-y-2 rounded-md border border-l-4 border-caution-edge bg-sheet px-3 py-2 text-sm text-ink',
        className,
      )}
    >
      <p className="font-semibold">{headOfDecision(decision, { isFollowing, isTranslation })}</p>
      {isTranslation || !isFollowing ? (
        <>
          {!isFollowing && <ChangedWords name="Here" text={here} other={here} />}
          <ChangedWords name="Base before" text={before} other={base} />
          <ChangedWords name="Base now" text={base} other={before} />
        </>
      ) : (
        <>
          <ChangedWords name="Here" text={here} other={base} />
          <ChangedWords name="Base" text={base} other={here} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => decide('mine')}>
          Keep mine
        </Button>
        <Button variant="secondary" size="small" onClick={() => decide('theirs')}>
          Take the base's
        </Button>
      </div>
    </div>
  );
}
