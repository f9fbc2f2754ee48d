import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import { contactOf } from '#editor/known/account-contact.ts';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { valueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText } from '#platform/http/api-error.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { withPersonOf } from '../editing/taken-person.ts';
import { resumeKind } from '../resume-kind.ts';

const NAMES = ['firstName', 'lastName'] as const;

/** In a new resume without a name: what the person's latest resume says of them, in one press. */
export function TakeFromLatest() {
  const { user } = useAuth();
  const session = useEditorSession();
  const isNew = useSession(session, ({ stored }) => stored === null);
  const isNameless = useSession(session, ({ content }) =>
    NAMES.every((name) => valueAt(content, `data.personalInfo.${name}`) === ''),
  );
  const [isOffered, setOffered] = useState(false);
  // It stays once it is there: the fields below must not move while the name is typed.
  if (isNew && isNameless && user && !isOffered) setOffered(true);
  return isNew && user && isOffered ? <Offer account={user} /> : null;
}

function Offer({ account }: { account: Profile }) {
  const session = useEditorSession();
  const { toast } = useToast();
  const [reading, setReading] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const { data: resumes } = useQuery({ ...queryOf(resumeKind.calls.list), ...DASHBOARD_QUERY });
  const latest = resumes?.[0];
  if (taken !== null) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        Taken from “{taken}”. What you had typed stays; Undo brings back the rest.
      </p>
    );
  }
  if (!latest) return null;
  const take = async ({ id, title }: DocumentSummary) => {
    setReading(true);
    try {
      const { data } = await resumeKind.gateway.read(id);
      session.edit((content) => ({
        ...content,
        // This editor's kind.
        data: withPersonOf(content.data as ResumeData, data.personalInfo, contactOf(account)),
      }));
      setTaken(title);
      document.getElementById(fieldId('personalInfo.firstName'))?.focus();
    } catch (error) {
      const description = errorText(error, 'The resume could not be read. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      setReading(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={reading}
      onClick={() => void take(latest)}
      className="text-left wrap-anywhere"
    >
      Take name and contact from “{latest.title}”
    </Button>
  );
}
