import { useRef } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { localDay } from '#platform/clock/clock.ts';
import { Card } from '#ui/display/card.tsx';
import type { ApplicationSession } from '../detail/application-session.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { MarkAsSent } from './mark-as-sent.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { receiptNames } from './receipt-names.ts';
import { useReceipts } from './use-receipts.ts';

type SentCardProps = { session: ApplicationSession; kinds: DeskKinds };

/** What was sent of the application, and the way to mark it so; of one that was never saved there is nothing to send. */
export function SentCard({ session, kinds }: SentCardProps) {
  const id = useSession(session, ({ stored }) => stored?.id);
  if (id === undefined) return null;
  return <Sent session={session} kinds={kinds} id={id} />;
}

function Sent({ session, kinds, id }: SentCardProps & { id: number }) {
  const { data: receipts, error } = useReceipts(id);
  const latest = receipts?.[0];
  const today = localDay(new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card padding="snug" className="space-y-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        What you sent
      </h3>
      {receipts?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Once you have sent it, mark it: then you can always show what they received.
        </p>
      )}
      {error && !receipts && <p className="text-sm text-caution">What you sent could not be loaded.</p>}
      {receipts && receipts.length > 0 && (
        <ReceiptList receipts={receipts} kinds={kinds} afterDeleting={() => heading.current} />
      )}
      <MarkAsSent
        session={session}
        kinds={kinds}
        id={id}
        earlier={latest && receiptNames([latest], today).get(latest.id)}
      />
    </Card>
  );
}
