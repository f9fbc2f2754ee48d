import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationData } from '#documents/application/schema.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { localDay } from '#platform/clock/clock.ts';
import { isRefusal, isSignedOut, isUnpaid } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import { changeApplication } from '../detail/change-application.ts';
import { dayAsDate } from '../list/day-text.ts';
import { ROWS_KEY } from '../list/rows-query.ts';
import { toStage } from '../list/stage-change.ts';
import { markAsSent } from './calls.ts';
import type { Sending } from './contract.ts';
import { NotSavedYet, saveFirst } from './save-first.ts';
import { sentKey } from './sent-key.ts';

export type MarkingParts = { session: ApplicationSession; id: number; onClose: () => void };

/** What is unsaved is saved first; the stage follows, as an edit of its own, before it counts as done. */
export function useMarking({ session, id, onClose }: MarkingParts) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const { keyFor, renew } = useSendingKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (said: Sending) => {
      await saveFirst(session);
      const { resumeId, letterId } = session.state().content.data;
      const body = { ...said, resumeId, letterId };
      const headers = { 'Idempotency-Key': keyFor(body) };
      const query = { date: localDay(new Date()) };
      const { answer, status } = await markAsSent.withStatus({ params: { id }, query, headers, body });
      // It is kept by now: where the stage cannot follow, that is no reason to mark it again.
      const hasFollowed = await changeApplication(session, (data) => afterSending(data, answer.sentOn)).then(
        () => true,
        () => false,
      );
      return { isRepeated: status === 200, hasFollowed };
    },
    onSuccess: ({ isRepeated, hasFollowed }) => {
      const description = isRepeated
        ? 'An earlier press had come through: it is kept as it was then.'
        : 'What you sent is kept as it is now.';
      toast({
        title: 'Marked as sent',
        ...(hasFollowed
          ? { description }
          : { description: `${description} ${STAGE_LEFT}`, variant: 'warning' }),
      });
      onClose();
    },
    onError: (failure) => {
      if (isRefusal(failure)) renew();
      // The session or the access ended while the page was open: the page catches up.
      if (isUnpaid(failure) || isSignedOut(failure)) void refresh();
    },
    onSettled: () => {
      // Where the answer was lost, it may be there all the same.
      void queryClient.invalidateQueries({ queryKey: sentKey(id) });
      void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
    },
  });
  return {
    mark: (said: Sending) => !isPending && mutate(said),
    marking: isPending,
    problem: error && { error, text: textOf(error) },
  };
}

const STAGE_LEFT =
  'Its stage and the day of applying could not be changed. Please choose the stage yourself.';

/** It is applied for since then; where it was before, on no later day than that. */
function afterSending(data: ApplicationData, sentOn: string): Partial<ApplicationData> {
  const { stage, appliedOn } = data;
  if (stage === 'saved') return { ...toStage('applied', data, momentOf(sentOn)), appliedOn: sentOn };
  return appliedOn === '' || sentOn < appliedOn ? { appliedOn: sentOn } : {};
}

/** The same key for the same words, however often they are sent; other words are another sending. */
function useSendingKey() {
  const last = useRef({ said: '', key: newCreationKey() });
  const renew = () => {
    last.current = { said: '', key: newCreationKey() };
  };
  const keyFor = (sending: Sending) => {
    const said = JSON.stringify(sending);
    const isOther = last.current.said !== '' && last.current.said !== said;
    last.current = { said, key: isOther ? newCreationKey() : last.current.key };
    return last.current.key;
  };
  return { keyFor, renew };
}

/** Now, where it was sent today, or the middle of another day: in whichever zone it is read, it is that day. */
function momentOf(sentOn: string): Date {
  const now = new Date();
  const day = dayAsDate(sentOn);
  if (!day || sentOn === localDay(now)) return now;
  day.setHours(12);
  return day;
}

function textOf(error: Error): string {
  if (error instanceof NotSavedYet) return error.message;
  return failureText(error, 'It could not be marked as sent. Please try again.');
}
