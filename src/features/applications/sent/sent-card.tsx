import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { localDay } from '#platform/clock/clock.ts';
import type { fileCall } from '#platform/http/api-call.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { downloadFile } from '#platform/http/download-file.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { DownloadIcon } from '#ui/display/icons.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { ApplicationSession } from '../detail/application-session.ts';
import { dayText } from '../list/day-text.ts';
import { ROWS_KEY } from '../list/rows-query.ts';
import { deleteSent, sentLetter, sentReceipts, sentResume } from './calls.ts';
import type { SentReceipt } from './contract.ts';
import { MarkAsSent } from './mark-as-sent.tsx';
import { sentKey } from './sent-key.ts';

/** What was sent of the application, and the way to mark it so; of one that was never saved there is nothing to send. */
export function SentCard({ session }: { session: ApplicationSession }) {
  const id = useSession(session, ({ stored }) => stored?.id);
  if (id === undefined) return null;
  return <Sent session={session} id={id} />;
}

function Sent({ session, id }: { session: ApplicationSession; id: number }) {
  const { data: receipts, error } = useQuery({
    queryKey: sentKey(id),
    queryFn: ({ signal }) => sentReceipts({ params: { id }, signal }),
  });
  return (
    <Card padding="snug" className="space-y-3">
      <h3 className="text-xl">What you sent</h3>
      {receipts?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Once you have sent it, mark it: then you can always show what they received.
        </p>
      )}
      {error && !receipts && <p className="text-sm text-caution">What you sent could not be loaded.</p>}
      {receipts && receipts.length > 0 && (
        <ul aria-label="What you sent" className="divide-y divide-line">
          {receipts.map((receipt) => (
            <li key={receipt.id} className="py-2 first:pt-0">
              <Receipt receipt={receipt} />
            </li>
          ))}
        </ul>
      )}
      <MarkAsSent session={session} id={id} />
    </Card>
  );
}

/** One sending: the files with their hashes, and the way to delete them. */
function Receipt({ receipt }: { receipt: SentReceipt }) {
  const { applicationId, id, sentOn, how, resume, letter, isWithheld } = receipt;
  const [asking, setAsking] = useState(false);
  const { download, remove } = useReceiptActions(receipt);
  const day = dayText(sentOn, localDay(new Date()));
  const files = [
    { name: 'Resume', document: resume, call: sentResume },
    { name: 'Letter', document: letter, call: sentLetter },
  ];
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {day}
        {how && `, ${how}`}
      </p>
      {isWithheld && (
        <p className="text-sm text-caution">
          The payment that this was kept under was given back: the PDFs are there again with a plan.
        </p>
      )}
      <ul>
        {files.map(({ name, document, call }) =>
          document === null ? null : (
            <li key={name} className="mt-1 text-sm">
              <Button
                variant="flush"
                size="small"
                aria-label={`${name} (PDF) as sent ${day}`}
                onClick={() => void download(call, { id: applicationId, sentId: id })}
              >
                <DownloadIcon />
                {name} (PDF)
              </Button>
              <details>
                <summary className="min-h-6 cursor-pointer text-xs text-ink-soft">
                  Its fingerprint (SHA-256)
                </summary>
                <code className="text-xs break-all">{document.sha256}</code>
              </details>
            </li>
          ),
        )}
      </ul>
      <Button
        variant="flush"
        size="small"
        aria-label={`Delete what was kept of ${day}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete what you sent"
        subject={day}
        description="The PDFs, the ad and all else that was kept of this sending are removed for good. This action cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={() => remove()}
      />
    </>
  );
}

function useReceiptActions({ applicationId, id }: SentReceipt) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const failed = (error: unknown, fallback: string) => {
    toast({ title: 'Error', description: errorText(error, fallback), variant: 'destructive' });
    if (isSignedOut(error)) void refresh();
  };
  const { mutate } = useMutation({
    mutationFn: () => deleteSent({ params: { id: applicationId, sentId: id } }),
    networkMode: 'always',
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sentKey(applicationId) });
      void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
      toast({ title: 'Deleted', description: 'What was kept of this sending is removed.' });
    },
    onError: (error) => failed(error, 'It could not be deleted. Please try again.'),
  });
  const download = async (call: ReturnType<typeof fileCall>, params: Record<string, number>) => {
    try {
      await downloadFile(call, { params });
    } catch (error) {
      failed(error, 'The file could not be loaded. Please try again.');
    }
  };
  return { download, remove: () => mutate() };
}
