import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

type FileDrop = {
  /** Told when a file begins and ceases to be held over the page. */
  onOver: (over: boolean) => void;
  onFiles: (files: FileList) => void;
};

/** Takes files that are dropped anywhere on the page, or pasted, for as long as the field is there. */
export function useFileDrop(drop: FileDrop): void {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** Entering a part of the page comes before leaving the one around it: only their count tells. */
    let entered = 0;
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

    addEventListener(
      'dragenter',
      (event) => {
        if (!holdsFiles(event)) return;
        entered += 1;
        latest.current.onOver(true);
      },
      { signal },
    );
    addEventListener(
      'dragleave',
      (event) => {
        if (!holdsFiles(event)) return;
        entered = Math.max(0, entered - 1);
        if (entered === 0) latest.current.onOver(false);
      },
      { signal },
    );
    // Otherwise the browser opens the file in the page's place.
    addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault(), { signal });
    addEventListener(
      'drop',
      (event) => {
        entered = 0;
        latest.current.onOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        if (event.dataTransfer) latest.current.onFiles(event.dataTransfer.files);
      },
      { signal },
    );
    addEventListener(
      'paste',
      ({ clipboardData, target }) => {
        // Whoever pastes from a word processor into a field has a picture of the text on the clipboard, too.
        if (isTyping(target) && clipboardData?.getData('text/plain')) return;
        if (clipboardData?.files.length) latest.current.onFiles(clipboardData.files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
