import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryOf } from '#platform/http/api-call.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { ListDialog } from '../list-dialog.tsx';
import { allSent } from './calls.ts';
import { ReceiptList } from './receipt-list.tsx';

type AllSentProps = { kinds: DeskKinds; onClose: () => void };

/** All that was ever marked as sent, also of applications that are deleted. */
export function AllSent({ kinds, onClose }: AllSentProps) {
  const { data: receipts, error } = useQuery({ ...queryOf(allSent) });
  const told = useRef<HTMLParagraphElement>(null);
  return (
    <ListDialog
      title="All that you sent"
      description="What was kept of each sending stays when its application is deleted, until you delete it here."
      said={
        receipts
          ? countText(receipts.length)
          : error
            ? 'What you sent could not be loaded.'
            : 'Loading what you sent...'
      }
      told={told}
      onClose={onClose}
    >
      {receipts && receipts.length > 0 && (
        <ReceiptList receipts={receipts} kinds={kinds} withTitles afterDeleting={() => told.current} />
      )}
    </ListDialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing is marked as sent yet.';
  return count === 1 ? 'One sending.' : `${count} sendings.`;
}
