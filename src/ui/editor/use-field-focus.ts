import { useCallback, useEffect, useState } from 'react';

/** The id of the control that edits the part of a document at `path`. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

/**
 * Moves the focus to a field that may not be on the screen yet: `reveal` makes it appear (its tab, the editor on a
 * small screen), then it is focused.
 */
export function useFieldFocus(reveal: (path: string) => void) {
  const [target, setTarget] = useState<{ path: string } | null>(null);

  useEffect(() => {
    if (!target) return;
    // A dialog that closes at the same time hands the focus back first, in a task of its own.
    const timer = setTimeout(() => {
      const control = document.getElementById(fieldId(target.path));
      control?.focus({ preventScroll: true });
      control?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [target]);

  return useCallback(
    (path: string) => {
      reveal(path);
      setTarget({ path });
    },
    [reveal],
  );
}
