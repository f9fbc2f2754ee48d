import { useState } from 'react';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useToast } from '#ui/toast/toast.tsx';
import type { AnyTailoring } from './tailoring.ts';
import type { TextRow } from './text-rows.ts';
import type { BaseDifference } from './tailored-view.ts';

const FAILED = 'The base could not be changed. Nothing was changed here. Please try again.';

/** What a person does about a difference: take the base's, or put theirs in the base; each is said and can be undone. */
export function useBaseChanges(tailoring: AnyTailoring) {
  const { toast } = useToast();
  const [putting, setPutting] = useState(false);

  function take(mark: BaseDifference, row?: TextRow): void {
    tailoring.take(mark, row);
    backTo(mark.at);
  }

  async function put(mark: BaseDifference, row?: TextRow): Promise<void> {
    const title = tailoring.state().base?.title ?? '';
    setPutting(true);
    try {
      const undo = await tailoring.put(mark, row);
      toast({
        title: 'Put in the base too',
        description: row ? `“${title}” has it, too.` : `${mark.name} is now the same in “${title}”.`,
        action: { label: 'Undo', onSelect: () => void undo().catch(fail) },
      });
      backTo(mark.at);
    } catch (error) {
      fail(error);
    } finally {
      setPutting(false);
    }
  }

  function fail(error: unknown): void {
    const description = error instanceof Error ? errorText(error, FAILED) : FAILED;
    toast({ title: 'Error', description, variant: 'destructive' });
  }
  return { take, put, putting };
}

/** The mark is gone: the focus goes to what it was about. */
export function backTo(at: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(fieldId(at))?.focus();
  });
}
