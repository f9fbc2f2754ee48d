import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepNewResume } from '#editor/drafts/keep-new-resume.ts';
import { useAuth, useGatedLink } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { intoTexts } from '../content/import-texts.ts';
import { InReviewBar } from '../review/review-bar.tsx';
import type { Reviewed } from '../review/review-screen.tsx';
import { TAKEN_ALONG } from '../review/use-leaving-question.ts';

type IntoNewProps = Pick<Reviewed, 'reviewed' | 'bar'> & { templateId: string | null };

/** Keeps what was reviewed as a new resume on this device, and goes on in the builder, past the sign-in where needed. */
export function IntoNew({ reviewed, bar, templateId }: IntoNewProps) {
  const navigate = useNavigate();
  const gated = useGatedLink();
  const { user } = useAuth();
  const { toast } = useToast();
  const [opening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    const path = keepNewResume(reviewed(), templateId, user?.id ?? null);
    if (path) return void navigate(gated(path), { state: TAKEN_ALONG });
    setOpening(false);
    toast({ title: intoTexts.cannotKeep, variant: 'destructive' });
  };
  return (
    <>
      <p className="text-sm text-ink-soft">{user ? intoTexts.keeps : intoTexts.signIn}</p>
      <InReviewBar bar={bar}>
        <Button className="max-sm:grow" busy={opening} busyLabel={intoTexts.opening} onClick={open}>
          {intoTexts.continue}
        </Button>
      </InReviewBar>
    </>
  );
}
