import { useToast } from '#ui/toast/toast.tsx';
import { type Ref, useState } from 'react';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { useNavigate } from 'react-router';

import { keepNewResume, withDoubts } from '#editor/drafts/keep-new-resume.ts';
import { useAuth, useGatedLink } from '#platform/session/auth-context.tsx';
import { fileSize } from '../choose/file-size.ts';
import { reportTexts } from '../content/report-texts.ts';

type ReportHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  chosen: File;
  file: ParsedFile;
  /** Whether there is nothing in it that could be gone on with. */
  isEmpty: boolean;
  onImport: () => Promise<ImportedResume>;
  onAnother: () => void;
};

/** What the report is about, and what can be done with it. */
export function ReportHead({ ref, chosen, file, isEmpty, onImport, onAnother }: ReportHeadProps) {
  const facts = [
    reportTexts.kinds[file.kind],
    ...(file.kind === 'pdf' ? [reportTexts.pages(file.pages.length)] : []),
    fileSize(chosen.size),
  ];
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 ref={ref} id="report-title" tabIndex={-1} className="text-3xl outline-none">
          {reportTexts.title}
        </h1>
        <p className="mt-2 break-words text-ink-soft">
          <span className="font-semibold text-ink">{chosen.name}</span> · {facts.join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {isEmpty ? (
          // There is nothing to go on with: another file is, or the words of this one.
          <>
            <Button onClick={onAnother}>{reportTexts.another}</Button>
            <ButtonLink to="/import" variant="secondary">
              {reportTexts.bring}
            </ButtonLink>
          </>
        ) : (
          <BuilderButton onImport={onImport} />
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {reportTexts.print}
        </Button>
        {!isEmpty && (
          <Button variant="secondary" onClick={onAnother}>
            {reportTexts.another}
          </Button>
        )}
      </div>
    </header>
  );
}

/** Keeps what was read as a new resume on this device, and takes it into the builder, past the sign-in where needed. */
function BuilderButton({ onImport }: { onImport: () => Promise<ImportedResume> }) {
  const navigate = useNavigate();
  const gated = useGatedLink();
  const { user } = useAuth();
  const { toast } = useToast();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const read = await onImport().catch(() => null);
    const path = read && keepNewResume(withDoubts(read), read.templateId, user?.id ?? null);
    if (path) return navigate(gated(path));
    setOpening(false);
    toast({ title: read ? reportTexts.cannotCarry : reportTexts.noAnswer, variant: 'destructive' });
  };
  return (
    <Button busy={opening} busyLabel={reportTexts.opening} onClick={() => void open()}>
      {reportTexts.builder}
    </Button>
  );
}
