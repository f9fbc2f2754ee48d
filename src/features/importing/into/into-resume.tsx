import type { IntoResumeProps } from './into-parts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { intoTexts } from '../content/import-texts.ts';
import { INTO, INTO_DRAFT } from '../import-path.ts';
import { IntoExisting } from './into-existing.tsx';
import { IntoNew } from './into-new.tsx';
import { draftTarget, savedTarget, type IntoTarget } from './into-target.ts';

/** Where a resume that was reviewed goes: into a new one, or into one of those that the person has. */
export function IntoResume({ kind, words, reviewed, leadTo, bar, templateId }: IntoResumeProps) {
  const { status, user } = useAuth();
  const queryClient = useQueryClient();
  const list = useQuery({ ...queryOf(kind.calls.list), ...DASHBOARD_QUERY, enabled: status === 'signedIn' });
  const [parameters] = useSearchParams();
  const draft = useOpenDraft(
    kind,
    status === 'loading' ? undefined : (user?.id ?? null),
    parameters.get(INTO_DRAFT),
  );
  const saved = (list.data ?? []).map((one): IntoTarget => savedTarget(kind, one, queryClient));
  const resumes = draft ? [draft, ...saved] : saved;
  const asked = draft ?? resumes.find(({ key }) => key === parameters.get(INTO));
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  // The one that was open when the file was dropped, as soon as it is known to be there.
  const into = chosen === undefined ? (asked?.key ?? null) : chosen;
  const which = useId();
  const resume = resumes.find(({ key }) => key === into);
  return (
    <section aria-labelledby="into-title" className="rounded-md border border-line bg-sheet px-4 py-5">
      <h2 id="into-title" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {intoTexts.title}
      </h2>
      {list.isError && (
        <Banner tone="caution" className="mt-3" title={intoTexts.listFailed}>
          <p>{intoTexts.listFailedText}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            busy={list.isFetching}
            onClick={() => void list.refetch()}
          >
            {intoTexts.listAgain}
          </Button>
        </Banner>
      )}
      {resumes.length > 0 && (
        <fieldset className="mt-3 grid gap-2">
          <legend className="visually-hidden">{intoTexts.title}</legend>
          <Way
            name={which}
            title={intoTexts.asNew}
            text={intoTexts.asNewText}
            checked={resume === undefined}
            onChoose={() => setChosen(null)}
          />
          <Way
            name={which}
            title={intoTexts.existing}
            text={intoTexts.existingText}
            checked={resume !== undefined}
            onChoose={() => setChosen((asked ?? resumes[0])?.key)}
          />
        </fieldset>
      )}
      {resume && (
        <Field label={intoTexts.which} className="mt-4">
          <Select value={resume.key} onChange={({ target }) => setChosen(target.value)}>
            {resumes.map(({ key, title, isSaved }) => (
              <option key={key} value={key}>
                {isSaved ? title : intoTexts.unsaved(title)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className={resumes.length > 0 ? 'mt-4' : 'mt-1'}>
        {resume ? (
          <IntoExisting key={resume.key} {...{ kind, words, reviewed, leadTo, bar }} target={resume} />
        ) : (
          <IntoNew reviewed={reviewed} bar={bar} templateId={templateId} />
        )}
      </div>
    </section>
  );
}

/** The resume that was open without being saved when something was dropped on it. */
function useOpenDraft(
  kind: EditedKind<ResumeData>,
  accountId: number | null | undefined,
  key: string | null,
) {
  const [found, setFound] = useState<IntoTarget>();
  useEffect(() => {
    if (accountId === undefined || key === null) return undefined;
    let isOver = false;
    void draftTarget(kind, accountId, key).then((target) => !isOver && setFound(target));
    return () => {
      isOver = true;
    };
  }, [kind, accountId, key]);
  return found;
}

type WayProps = { name: string; title: string; text: string; checked: boolean; onChoose: () => void };

function Way({ name, title, text, checked, onChoose }: WayProps) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-edge px-3 py-2 hover:bg-desk has-checked:border-accent has-checked:bg-accent-wash">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <span className="font-semibold">{title}</span>
      <span className="col-start-2 text-sm text-ink-soft">{text}</span>
    </label>
  );
}
