import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepCarried, type CarriedResume } from '#platform/drafts/carried-resume.ts';
import { useGatedLink } from '#platform/session/gated-link.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast-context.ts';
import { reportTexts } from '../content/report-texts.ts';

/** Where a resume that was read is taken on. */
const BUILDER = '/resume-builder/new?from=checker';

/** Takes what was read into the builder as a new resume, past the sign-in where that is needed. */
export function BuilderButton({ carry }: { carry: () => Promise<CarriedResume> }) {
  const navigate = useNavigate();
  const gated = useGatedLink();
  const { toast } = useToast();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const carried = await carry().catch(() => null);
    if (carried && keepCarried(carried)) return navigate(gated(BUILDER));
    setOpening(false);
    toast({ title: reportTexts.cannotCarry, variant: 'destructive' });
  };
  return (
    <Button busy={opening} busyLabel={reportTexts.opening} onClick={() => void open()}>
      {reportTexts.builder}
    </Button>
  );
}
