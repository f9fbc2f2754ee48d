import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryOf } from '#platform/http/api-call.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import type { DeskKinds } from '../desk-kinds.ts';
import { allSent } from './calls.ts';
import { ReceiptList } from './receipt-list.tsx';

type AllSentProps = { kinds: DeskKinds; onClose: () => void };

/** All that was ever marked as sent, also of applications that are deleted. */
export function AllSent({ kinds, onClose }: AllSentProps) {
  const { data: receipts, error } = useQuery({ ...queryOf(allSent) });
  const told = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="All that you sent"
      description="What was kept of each sending stays when its application is deleted, until you delete it here."
    >
      <p ref={told} role="status" tabIndex={-1} className="mb-3 text-sm text-ink-soft">
        {receipts
          ? countText(receipts.length)
          : error
            ? 'What you sent could not be loaded.'
            : 'Loading what you sent...'}
      </p>
      {receipts && receipts.length > 0 && (
        <ReceiptList receipts={receipts} kinds={kinds} withTitles afterDeleting={() => told.current} />
      )}
    </Dialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing is marked as sent yet.';
  return count === 1 ? 'One sending.' : `${count} sendings.`;
}
