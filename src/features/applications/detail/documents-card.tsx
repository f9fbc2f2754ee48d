import { APPLICATION } from '#documents/application/fields.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { useFieldId } from '#editor/fields/use-field-focus.ts';
import { editPathOf, type AnyKind } from '#editor/session/edited-kind.ts';
import { useFieldError } from '#editor/session/use-document-value.ts';
import { useSession } from '#editor/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { besideApplication } from '../paths.ts';
import type { ApplicationSession } from './application-session.ts';
import { editApplication } from './change-application.ts';
import { DownloadCopy } from './download-copy.tsx';
import { TailorForJob } from './tailor-for-job.tsx';
import { useBackHere } from './use-back-here.ts';
import { useDocuments } from './use-documents.ts';
import { WriteLetter } from './write-letter.tsx';

type DocumentsCardProps = { session: ApplicationSession; kinds: DeskKinds };

/** With what it is applied: a resume and a letter of the person's own. */
export function DocumentsCard({ session, kinds }: DocumentsCardProps) {
  const resumeId = useSession(session, ({ content }) => content.data.resumeId);
  const here = useIsHere();
  const letterId = useSession(session, ({ content }) => content.data.letterId);
  return (
    <Card padding="snug" className="space-y-4">
      <h3 className="text-xl">What you send</h3>
      <div className="space-y-2">
        <DocumentSelect session={session} name="resumeId" kind={kinds.resume} />
        <div className="flex flex-wrap gap-2">
          {resumeId !== null && (
            <NamedDocument {...{ session }} kind={kinds.resume} id={resumeId} label="Open resume" />
          )}
          <TailorForJob session={session} kind={kinds.resume} />
        </div>
      </div>
      <div className="space-y-2">
        <DocumentSelect session={session} name="letterId" kind={kinds.letter} />
        <div className="flex flex-wrap gap-2">
          {letterId !== null ? (
            <NamedDocument {...{ session }} kind={kinds.letter} id={letterId} label="Open letter" />
          ) : (
            <WriteLetter {...{ session, kinds, here }} />
          )}
        </div>
      </div>
    </Card>
  );
}

type DocumentSelectProps = {
  session: ApplicationSession;
  name: 'resumeId' | 'letterId';
  kind: AnyKind;
};

function DocumentSelect({ session, name, kind }: DocumentSelectProps) {
  const { data: documents = [] } = useDocuments(kind);
  const chosen = useSession(session, ({ content }) => content.data[name]);
  const error = useFieldError(name);
  const fieldId = useFieldId();
  const choose = (id: number | null) => editApplication(session, { [name]: id });
  const isListed = chosen === null || documents.some(({ id }) => id === chosen);
  return (
    <Field {...onForm(APPLICATION[name])} id={fieldId(name)} error={error}>
      <Select
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">None chosen</option>
        {!isListed && <option value={chosen}>The one that was chosen</option>}
        {documents.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type NamedDocumentProps = { session: ApplicationSession; kind: AnyKind; id: number; label: string };

/** The ways to a document that is chosen: to its editor, and to its file. */
function NamedDocument({ session, kind, id, label }: NamedDocumentProps) {
  const back = useBackHere(session);
  const { data: documents } = useDocuments(kind);
  const applicationId = useSession(session, ({ stored }) => stored?.id);
  const templateId = documents?.find((one) => one.id === id)?.templateId;
  const document =
    templateId === undefined ? `${kind.editPath}?id=${id}` : editPathOf(kind, { id, templateId });
  const path = besideApplication(document, applicationId);
  return (
    <>
      <ButtonLink to={path} state={back} variant="secondary" size="small">
        {label}
      </ButtonLink>
      <DownloadCopy {...{ kind, id, path, back }} />
    </>
  );
}
