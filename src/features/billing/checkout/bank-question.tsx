import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type Props = { open: boolean; onAnswer: (answer: 'approved' | 'refused') => void };

/** Stands in for the page on which a bank has its customer confirm a payment. Closing it is refusing. */
export function BankQuestion({ open, onAnswer }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onAnswer('refused')}
      title="Your bank asks you to confirm this payment"
      description="Test mode: this stands in for your bank's own page. No money moves."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer('refused')}>
            Refuse
          </Button>
          <Button onClick={() => onAnswer('approved')}>Approve</Button>
        </>
      }
    />
  );
}
