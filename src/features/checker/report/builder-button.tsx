import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';
import type { ReadIntoData } from '#documents/readback/to-data/to-data.ts';
import { draftName, newCreationKey } from '#editor/session/document-kind.ts';
import { keepRead } from '#editor/drafts/device-drafts.ts';
import { useAuth, useGatedLink } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast-context.ts';
import { reportTexts } from '../content/report-texts.ts';

/** Keeps what was read as a new resume on this device, and takes it into the builder, past the sign-in where needed. */
export function BuilderButton({ carry }: { carry: () => Promise<ReadIntoData> }) {
  const navigate = useNavigate();
  const gated = useGatedLink();
  const { user } = useAuth();
  const { toast } = useToast();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const read = await carry().catch(() => null);
    const key = read && keepAsDraft(read, user?.id ?? null);
    if (key) return navigate(gated(`/resume-builder/new?draft=${key}`));
    setOpening(false);
    toast({ title: reportTexts.cannotCarry, variant: 'destructive' });
  };
  return (
    <Button busy={opening} busyLabel={reportTexts.opening} onClick={() => void open()}>
      {reportTexts.builder}
    </Button>
  );
}

/** Answers the key of the draft; nothing where the browser cannot keep it. */
function keepAsDraft(
  { data, doubts, unplaced, templateId }: ReadIntoData,
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
  const notes = { data, doubts, unplaced, settled: [], hidden: false };
  return keepRead(accountId, draftName({ name: 'resume' }, null), draft, notes) ? creationKey : undefined;
}
