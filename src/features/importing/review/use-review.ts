import { useCallback, useState } from 'react';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { beginReview, type Review } from './review.ts';

/** So many steps can be taken back. */
const STEPS_MAX = 200;

type Steps = { past: readonly Review[]; present: Review; at: string };

/** What the person makes of what was read, and the way back, step by step; letters typed into one field are one step. */
export function useReview(imported: ImportedFile) {
  const [{ past, present }, setSteps] = useState<Steps>(() => ({
    past: [],
    present: beginReview(imported),
    at: '',
  }));
  /** `at` names the field that is being typed into; other steps have none. */
  const change = useCallback((make: (review: Review) => Review, at = '') => {
    setSteps((steps) => {
      const next = make(steps.present);
      if (next === steps.present) return steps;
      const isSameStep = at !== '' && at === steps.at;
      const before = isSameStep ? steps.past : [...steps.past, steps.present].slice(-STEPS_MAX);
      return { past: before, present: next, at };
    });
  }, []);
  const undo = useCallback(() => {
    setSteps((steps) => {
      const before = steps.past.at(-1);
      return before ? { past: steps.past.slice(0, -1), present: before, at: '' } : steps;
    });
  }, []);
  return { review: present, change, undo, canUndo: past.length > 0 };
}
