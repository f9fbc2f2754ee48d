import { draftName } from '#editor/drafts/draft-name.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { type Ref, useState } from 'react';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useNavigate } from 'react-router';
import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';

import { keepRead } from '#editor/drafts/device-drafts.ts';
import { useAuth, useGatedLink } from '#platform/session/auth-context.tsx';
import { fileSize } from '../choose/file-size.ts';
import { reportTexts } from '../content/report-texts.ts';

type ReportHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  chosen: File;
  file: ParsedFile;
  onImport: () => Promise<ImportedResume>;
  onAnother: () => void;
};

/** What the report is about, and what can be done with it. */
export function ReportHead({ ref, chosen, file, onImport, onAnother }: ReportHeadProps) {
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
        <BuilderButton onImport={onImport} />
        <Button variant="secondary" onClick={() => window.print()}>
          {reportTexts.print}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {reportTexts.another}
        </Button>
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
    const key = read && keepAsDraft(read, user?.id ?? null);
    if (key) return navigate(gated(`/resume-builder/new?draft=${key}`));
    setOpening(false);
    toast({ title: read ? reportTexts.cannotCarry : reportTexts.noAnswer, variant: 'destructive' });
  };
  return (
    <Button busy={opening} busyLabel={reportTexts.opening} onClick={() => void open()}>
      {reportTexts.builder}
    </Button>
  );
}

/** Answers the key of the draft; nothing where the browser cannot keep it. */
function keepAsDraft(
  { data, lowConfidenceFields, unplaced, templateId }: ImportedResume,
  accountId: number | null,
): string | undefined {
  const creationKey = newCreationKey();
  const draft = {
    baseVersion: null,
    title: '',
    templateId: templateId ?? DEFAULT_RESUME_TEMPLATE,
    data,
    writtenAt: new Date().toISOString(),
    creationKey,
    untouchedImport: true,
  };
  const notes = { data, lowConfidenceFields, unplaced, settled: [], hidden: false };
  return keepRead(accountId, draftName({ name: 'resume' }, null), draft, notes) ? creationKey : undefined;
}
