import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';

/** Stands over a document that still bears the name of the example it began as. */
export function ExampleNotice({ onGoToName }: { onGoToName: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Banner
      role="note"
      className="mb-4"
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onGoToName}>
            Start with the name
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDismissed(true)}>
            OK
          </Button>
        </>
      }
    >
      This is an example. Replace it with your own details.
    </Banner>
  );
}
