import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** Offers to delete the account. */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  return (
    <TitledCard
      title="Delete your account"
      text="Erases your documents and everything that names you, at once and for good."
    >
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {open && <DeletionDialog onClose={() => setOpen(false)} />}
    </TitledCard>
  );
}
