import { useQuery } from '@tanstack/react-query';
import { APPLICATION, type Stage } from '#documents/application/fields.ts';
import { quietDays } from '#documents/application/follow-ups.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { DayField } from '#editor/fields/day-field.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { useFieldId } from '#editor/fields/use-field-focus.ts';
import { useFieldError } from '#editor/session/use-document-value.ts';
import { useSession } from '#editor/session/use-session.ts';
import { localDay } from '#platform/clock/clock.ts';
import { Card } from '#ui/display/card.tsx';
import { relativeTime, useNow } from '#ui/display/relative-time.ts';
import { Field } from '#ui/fields/field.tsx';
import { ProposalOf } from '../ad/proposal-line.tsx';
import { FurthestSelect, ReasonSelect, StageSelect } from '../list/stage-select.tsx';
import { ROWS_QUERY } from '../list/rows-query.ts';
import { useReceipts } from '../sent/use-receipts.ts';
import { toStage } from '../list/stage-change.ts';
import type { ApplicationSession } from './application-session.ts';
import { editApplication } from './change-application.ts';
import { TagsField } from './tags-field.tsx';

/** How far the application has come, and what comes next. */
export function StageCard({ session }: { session: ApplicationSession }) {
  const stage = useSession(session, ({ content }) => content.data.stage);
  const reason = useSession(session, ({ content }) => content.data.closedReason);
  const from = useSession(session, ({ content }) => content.data.closedFrom);
  const since = useSession(session, ({ content }) => content.data.stageChangedAt);
  const now = useNow();
  const quiet = useQuietDays(session, localDay(now));
  const problems = {
    stage: useFieldError('stage'),
    reason: useFieldError('closedReason'),
    from: useFieldError('closedFrom'),
  };
  const fieldId = useFieldId();
  const change = (part: Partial<ApplicationData>) => editApplication(session, part);
  return (
    <Card padding="snug" className="grid items-start gap-4 sm:max-lg:grid-cols-2">
      <h3 className="col-span-full text-xl">How it stands</h3>
      <Field
        {...onForm(APPLICATION.stage)}
        id={fieldId('stage')}
        error={problems.stage}
        {...(since && { hint: `Since ${relativeTime(new Date(since), now)}.` })}
      >
        <StageSelect
          stage={stage}
          onStage={(next: Stage) => change(toStage(next, session.state().content.data, new Date()))}
        />
      </Field>
      {quiet !== undefined && (
        <p className="col-span-full rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">
          Quiet for {quiet} days. You may want to ask how it stands, and write that down as the next step.
        </p>
      )}
      {stage === 'closed' && (
        <>
          <Field {...onForm(APPLICATION.closedReason)} id={fieldId('closedReason')} error={problems.reason}>
            <ReasonSelect reason={reason} onReason={(closedReason) => change({ closedReason })} />
          </Field>
          <Field {...onForm(APPLICATION.closedFrom)} id={fieldId('closedFrom')} error={problems.from}>
            <FurthestSelect from={from} onFrom={(closedFrom) => change({ closedFrom })} />
          </Field>
        </>
      )}
      {stage !== 'saved' && <DayField path="appliedOn" field={APPLICATION.appliedOn} />}
      <LineField path="nextStep" {...onForm(APPLICATION.nextStep)} />
      <DayField path="nextStepOn" field={APPLICATION.nextStepOn} />
      <div className="min-w-0 space-y-1.5">
        <DayField path="deadline" field={APPLICATION.deadline} />
        <ProposalOf field="deadline" label={APPLICATION.deadline.label} />
      </div>
      <TagsField path="tags" label={APPLICATION.tags.label} />
    </Card>
  );
}

/** For how many days nothing has come of it, where that is long: by what is written here and was sent. */
function useQuietDays(session: ApplicationSession, today: string): number | undefined {
  const id = useSession(session, ({ stored }) => stored?.id);
  const data = useSession(session, ({ content }) => content.data);
  const { data: receipts } = useReceipts(id);
  // As far as somebody comes from the list: it is not read for this.
  const { data: rows } = useQuery({ ...ROWS_QUERY, enabled: false });
  const row = rows?.find((one) => one.id === id);
  if (id === undefined) return undefined;
  const sentOn = receipts ? (receipts[0]?.sentOn ?? null) : (row?.sentOn ?? null);
  return quietDays({ ...data, sentOn, updatedAt: row?.updatedAt ?? '' }, today);
}
