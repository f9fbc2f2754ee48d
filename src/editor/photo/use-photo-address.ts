import { useEffect, useState } from 'react';
import { photoBytes } from './photo-bytes.ts';

type Shown = { id: string; address?: string; isGone: boolean };

/** An address that a photo is shown by, for as long as it is shown; `isGone` where there is none of that id any more. */
export function usePhotoAddress(id: string): { address: string | undefined; isGone: boolean } {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    photoBytes(id).then(
      (bytes) => {
        if (isOver) return;
        // A copy in a plain buffer: what a file is made of.
        address = bytes && URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
        setShown({ id, isGone: !address, ...(address !== undefined && { address }) });
      },
      // Offline nothing is shown in its place.
      () => undefined,
    );
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id]);
  const isThis = shown?.id === id;
  return { address: isThis ? shown.address : undefined, isGone: isThis && shown.isGone };
}
