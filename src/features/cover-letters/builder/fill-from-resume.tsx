import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resumeIdentity } from '#documents/resume/identity.ts';
import { documentCalls } from '#editor/session/document-gateway.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { aText, fields } from '#platform/http/answer-shapes.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText, unexpectedAnswer } from '#platform/http/api-error.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { LetterSession } from './letter-session.ts';

const resumes = documentCalls(resumeIdentity.path);
const PERSON = { firstName: aText, lastName: aText, email: aText, phone: aText, location: aText };
const namesPerson = fields({ personalInfo: fields(PERSON) });

/** Takes name, contact and town over from one of the person's resumes. */
export function FillFromResume({ session }: { session: LetterSession }) {
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [reading, setReading] = useState<number | null>(null);
  const fill = async ({ id, title }: DocumentSummary) => {
    setReading(id);
    try {
      // Loaded on use: it brings lists of place names that nothing else needs.
      const { letterFromResume } = await import('../editing/from-resume.ts');
      const { data } = await resumes.read({ params: { id } });
      if (!namesPerson(data)) throw unexpectedAnswer();
      const { personalInfo } = data;
      session.edit((content) => ({ ...content, data: letterFromResume(content.data, personalInfo) }));
      toast({ title: 'Filled in', description: `Your details are those of “${title}”.` });
      setOpen(false);
    } catch (error) {
      const description = errorText(error, 'The resume could not be read. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setReading(null);
    }
  };
  return (
    <Dialog
      title="Fill from a resume"
      description="Your name, email, phone and town are taken over. Undo brings back what stands there now."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small">
          <DocumentIcon />
          Fill from a resume
        </Button>
      }
    >
      <ResumeChoice reading={reading} onChoose={(resume) => void fill(resume)} />
    </Dialog>
  );
}

type ResumeChoiceProps = { reading: number | null; onChoose: (resume: DocumentSummary) => void };

function ResumeChoice({ reading, onChoose }: ResumeChoiceProps) {
  const { data: choices, error } = useQuery({ ...queryOf(resumes.list), ...DASHBOARD_QUERY });
  if (error) return <p role="alert">{errorText(error, 'Your resumes could not be loaded.')}</p>;
  if (!choices) return <p role="status">Loading your resumes...</p>;
  if (choices.length === 0) return <p>You have not saved a resume yet.</p>;
  return (
    <ul className="space-y-2">
      {choices.map((resume) => (
        <li key={resume.id}>
          <Button
            variant="secondary"
            busy={reading === resume.id}
            onClick={() => onChoose(resume)}
            className="w-full justify-start text-left wrap-anywhere"
          >
            {resume.title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
