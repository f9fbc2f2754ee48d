import { useEffect, useEffectEvent, useState } from 'react';
import { fromData } from '#documents/readback/from-data/from-data.ts';
import { withoutUnreadMonths } from '#documents/resume/unread-months.ts';
import { startDocumentChecks } from '#editor/document-checks/document-checks.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { AlertIcon, CheckIcon } from '#ui/display/icons.tsx';
import type { ResumeSession } from '../builder/resume-session.ts';
import { atsRows, type AtsGroup, type AtsRow } from './ats-rows.ts';
import { atsTexts } from './ats-texts.ts';

type AtsViewProps = {
  session: ResumeSession;
  /** Makes the PDF; null where it cannot be made here. Tells when the engine for it has to be loaded first. */
  print: (onLoading: () => void) => Promise<Uint8Array | null>;
};

type State =
  { status: 'working' | 'loading' | 'notHere' | 'failed' } | { status: 'read'; groups: AtsGroup[] };

/** The PDF of the resume, set and read back on this device. */
export function AtsView({ session, print }: AtsViewProps) {
  const [state, setState] = useState<State>({ status: 'working' });
  const [attempt, setAttempt] = useState(0);
  // Made anew with every rendering; what it prints is the session's.
  const printNow = useEffectEvent(print);
  useEffect(() => {
    let open = true;
    const checks = startDocumentChecks();
    const typed = fromData(withoutUnreadMonths(session.state().content.data));
    const read = async (): Promise<State> => {
      const pdf = await printNow(() => open && setState({ status: 'loading' }));
      if (!pdf) return { status: 'notHere' };
      if (open) setState({ status: 'working' });
      return { status: 'read', groups: atsRows(typed, await checks.read(pdf)) };
    };
    void read()
      .catch((): State => ({ status: 'failed' }))
      .then((next) => open && setState(next));
    return () => {
      open = false;
      checks.close();
    };
  }, [session, attempt]);

  if (state.status === 'read') return <Fields groups={state.groups} />;
  return (
    <div role="status">
      <p className="text-ink-soft">{atsTexts[state.status]}</p>
      {state.status === 'failed' && (
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
    </div>
  );
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
