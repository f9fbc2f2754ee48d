import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DownloadIcon } from '#ui/display/icons.tsx';
import type { DeskKinds } from '../desk-kinds.ts';
import { dayText } from '../list/day-text.ts';
import { sentLetter, sentResume } from './calls.ts';
import type { SentReceipt } from './contract.ts';
import { useReceiptActions } from './use-receipt-actions.ts';
import { WhatWasSent } from './what-was-sent.tsx';

/** With its year, and for which job: read months later, and also of applications that are gone. */
function sentFor({ sentOn, how, position, employer, title }: SentReceipt): string {
  const job = [position, employer].filter(Boolean).join(' at ') || title;
  return [dayText(sentOn, ''), how, job].filter(Boolean).join(', ');
}

type ReceiptProps = {
  receipt: SentReceipt;
  kinds: DeskKinds;
  /** What it is called among the others, and of which application it is, where that is not clear. */
  name: string;
  of?: string;
  afterDeleting: () => HTMLElement | null;
};

/** One sending: the files with their hashes, what was kept besides, and the way to delete it all. */
export function Receipt({ receipt, kinds, name, of, afterDeleting }: ReceiptProps) {
  const { applicationId, id, resume, letter, isWithheld } = receipt;
  const [asking, setAsking] = useState(false);
  const { download, remove } = useReceiptActions(receipt, afterDeleting);
  const whole = of === undefined ? name : `${name}, ${of}`;
  const files = [
    { label: 'Resume', document: resume, call: sentResume },
    { label: 'Letter', document: letter, call: sentLetter },
  ];
  return (
    <>
      <p className={of === undefined ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>{name}</p>
      {isWithheld && (
        <p className="text-sm text-caution">
          The payment that this was kept under was given back: the PDFs are there again with a plan.
        </p>
      )}
      <ul>
        {files.map(({ label, document, call }) =>
          document === null ? null : (
            <li key={label} className="mt-1 text-sm">
              <Button
                variant="flush"
                size="small"
                aria-label={`${label} (PDF) as sent ${whole}`}
                onClick={() => void download(call, { id: applicationId, sentId: id })}
              >
                <DownloadIcon />
                {label} (PDF)
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
      <div className="flex flex-wrap gap-x-4">
        <Dialog
          size="wide"
          title="What you sent"
          description={sentFor(receipt)}
          trigger={
            <Button variant="flush" size="small" aria-label={`The ad, and what differs since ${whole}`}>
              The ad, and what differs since
            </Button>
          }
        >
          <WhatWasSent receipt={receipt} kinds={kinds} />
        </Dialog>
        <Button
          variant="flush"
          size="small"
          aria-label={`Delete what was kept of ${whole}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete what you sent"
        subject={whole}
        description="The PDFs, the ad and all else that was kept of this sending are removed for good. This action cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={() => remove()}
      />
    </>
  );
}
