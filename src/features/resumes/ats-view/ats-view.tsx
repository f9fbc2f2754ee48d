import { useEffect, useState } from 'react';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { AlertIcon, CheckIcon } from '#ui/display/icons.tsx';
import type { ResumeSession } from '../builder/resume-session.ts';
import { placeOf } from '../editing/field-map.ts';
import { resumeForPreview } from '../resume-kind.ts';
import { atsRows, type AtsGroup, type AtsRow } from './ats-rows.ts';
import { atsTexts } from './ats-texts.ts';
import { readBack } from './read-back.ts';

type State =
  | { status: 'working' }
  | { status: 'read'; groups: AtsGroup[] }
  /** `again` where the same question may be answered the next time. */
  | { status: 'refused'; message: string; again: boolean };

/** The PDF of the resume, set by the server and read back. */
export function AtsView({ session }: { session: ResumeSession }) {
  const [state, setState] = useState<State>({ status: 'working' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const document = resumeForPreview(session.state().content);
    void readBack(document, left.signal)
      .then((read): State => ({ status: 'read', groups: atsRows(fromResumeData(document.data), read) }))
      .catch(refusalOf)
      .then((next) => !left.signal.aborted && setState(next));
    return () => left.abort();
  }, [session, attempt]);

  if (state.status === 'read') return <Fields groups={state.groups} />;
  return (
    <>
      <p role="status" className="text-ink-soft">
        {state.status === 'working' ? atsTexts.working : state.message}
      </p>
      {state.status === 'refused' && state.again && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setState({ status: 'working' });
            setAttempt((count) => count + 1);
          }}
        >
          {atsTexts.tryAgain}
        </Button>
      )}
    </>
  );
}

function refusalOf(error: unknown): State {
  if (error instanceof ApiError) {
    const { status } = error;
    return {
      status: 'refused',
      message: messageOf(error) || atsTexts.failed,
      again: status === 429 || status >= 500,
    };
  }
  const message = error instanceof TypeError ? atsTexts.offline : atsTexts.failed;
  return { status: 'refused', message, again: true };
}

/** The server's words, with a field by its name on the screen. */
function messageOf({ message, field = '' }: ApiError): string {
  const label = placeOf(field.replace(/^data\./, ''))?.label;
  return label ? message.replace(`${field}:`, `${label}:`) : message;
}

function Fields({ groups }: { groups: AtsGroup[] }) {
  const differing = groups.flatMap(({ rows }) => rows).filter(({ same }) => !same).length;
  const Icon = differing === 0 ? CheckIcon : AlertIcon;
  return (
    <>
      <p role="status" className="flex items-start gap-2 font-semibold">
        <Icon
          className={
            differing === 0 ? 'mt-0.5 size-5 shrink-0 text-accent' : 'mt-0.5 size-5 shrink-0 text-caution'
          }
        />
        {differing === 0 ? atsTexts.allRead : atsTexts.someDiffer(differing)}
      </p>
      {groups.map(({ title, rows }, index) => (
        <section key={`${index} ${title}`} className="mt-6">
          <h3 className="small-caps font-sans text-ink-faint">{title}</h3>
          <dl className="mt-1 divide-y divide-line border-y border-line">
            {rows.map((row, place) => (
              <Field key={`${place} ${row.label}`} {...row} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Field({ label, typed, read, same }: AtsRow) {
  return (
    <div className="grid gap-x-4 py-1.5 sm:grid-cols-[8rem_1fr]">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {read || <Badge tone="danger">{atsTexts.nothing}</Badge>}
        {!same && (
          <p className="mt-1 text-sm text-ink-soft">
            {read && (
              <Badge tone="caution" className="mr-2">
                {atsTexts.differs}
              </Badge>
            )}
            {atsTexts.wrote} {typed}
          </p>
        )}
      </dd>
    </div>
  );
}
