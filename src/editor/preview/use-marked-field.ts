import { useEffect, useState } from 'react';
import { fieldPath } from '#editor/fields/use-field-focus.ts';

/** Where the focus may go without the mark going: to the preview, and to what brings it up. */
export const KEEPS_MARK = { 'data-keeps-mark': '' };

/** Path of the field that has the focus, or had it before the focus went to the preview. */
export function useMarkedField(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const focused = fieldPath(target);
      if (focused !== null) setPath(focused);
      else if (!target.closest('[data-keeps-mark]')) setPath(null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return path;
}
