import { useQuery } from '@tanstack/react-query';
import { APPLICATION, type ClosedReason, type Stage } from '#documents/application/fields.ts';
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
import { ReasonSelect, StageSelect } from '../list/stage-select.tsx';
import { ROWS_QUERY } from '../list/rows-query.ts';
import { toStage } from '../list/stage-change.ts';
import type { ApplicationSession } from './application-session.ts';
import { editApplication } from './change-application.ts';
import { TagsField } from './tags-field.tsx';

/** How far the application has come, and what comes next. */
export function StageCard({ session }: { session: ApplicationSession }) {
  const stage = useSession(session, ({ content }) => content.data.stage);
  const reason = useSession(session, ({ content }) => content.data.closedReason);
  const since = useSession(session, ({ content }) => content.data.stageChangedAt);
  const now = useNow();
  const quiet = useQuietDays(session, localDay(now));
  const problems = { stage: useFieldError('stage'), reason: useFieldError('closedReason') };
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
        <StageSelect stage={stage} onStage={(next: Stage) => change(toStage(next, new Date()))} />
      </Field>
      {quiet !== undefined && (
        <p className="col-span-full rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">
          Quiet for {quiet} days. You may want to ask how it stands, and write that down as the next step.
        </p>
      )}
      {stage === 'closed' && (
        <Field {...onForm(APPLICATION.closedReason)} id={fieldId('closedReason')} error={problems.reason}>
          <ReasonSelect reason={reason} onReason={(closedReason: ClosedReason) => change({ closedReason })} />
        </Field>
      )}
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

/** For how many days nothing has come of it, where that is long: by what is written here, and what the list knows besides. */
function useQuietDays(session: ApplicationSession, today: string): number | undefined {
  const id = useSession(session, ({ stored }) => stored?.id);
  const { stage, stageChangedAt, nextStepOn } = useSession(session, ({ content }) => content.data);
  const { data: rows } = useQuery(ROWS_QUERY);
  const row = rows?.find((one) => one.id === id);
  return row && quietDays({ ...row, stage, stageChangedAt, nextStepOn }, today);
}
