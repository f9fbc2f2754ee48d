import { useCallback } from 'react';
import { classNames } from '#ui/class-names.ts';
import { foldedText } from './folded-text.ts';
import type { AnyTailoring, TailoringState } from './tailoring.ts';
import { useTailored } from './use-tailored.ts';

type FoldedMarkProps = { tailoring: AnyTailoring; at: string };

/** Says in the head of a folded card that something within it differs from the base, or is to be decided. */
export function FoldedMark({ tailoring, at }: FoldedMarkProps) {
  const text = useTailored(
    tailoring,
    useCallback((state: TailoringState<Record<string, unknown>>) => foldedText(state, at), [at]),
  );
  if (text === undefined) return null;
  const isOpen = text !== 'Differs';
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 px-1.5 text-xs',
        isOpen ? 'font-semibold text-caution' : 'text-ink-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('size-1.5 rounded-full', isOpen ? 'bg-caution' : 'bg-accent')}
      />
      {text}
      {!isOpen && <span className="visually-hidden"> from the base</span>}
    </span>
  );
}
