import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { CallProblem, plansPath } from '#editor/builder/call-problem.tsx';
import { useSession } from '#editor/session/use-session.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { localDay } from '#platform/clock/clock.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useNow } from '#ui/display/relative-time.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import type { ApplicationSession } from '../detail/application-session.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { useMarking, type MarkingParts } from './use-marking.ts';
import { WhatGoesOut } from './what-goes-out.tsx';

type MarkAsSentProps = {
  session: ApplicationSession;
  kinds: DeskKinds;
  id: number;
  /** What the latest sending is called, where there is one. */
  earlier?: string | undefined;
};

/** Keeps what is sent as it is now, on which day, and by what way. */
export function MarkAsSent({ session, kinds, id, earlier }: MarkAsSentProps) {
  const [open, setOpen] = useState(false);
  const { user } = useAuth();
  const now = useNow();
  const isUnpaid = user !== null && !hasActiveSubscription(user, now);
  const nothingToSend = useSession(
    session,
    ({ content }) => content.data.resumeId === null && content.data.letterId === null,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">Mark as sent</Button>}
      title="Mark as sent"
      description="What you send is kept as a PDF as it is now, byte for byte, with the ad and all that stands here: so you know later what they have in their hands. Nothing is sent by us."
    >
      {isUnpaid ? (
        <NeedsPlan onClose={() => setOpen(false)} />
      ) : nothingToSend ? (
        <>
          <p>Choose the resume or the letter first that you send.</p>
          <div className="flex justify-end pt-4">
            <Button onClick={() => setOpen(false)}>OK</Button>
          </div>
        </>
      ) : (
        <>
          {earlier !== undefined && (
            <p className="mb-4 rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">
              It is marked as sent already: {earlier}. This keeps another sending beside that one.
            </p>
          )}
          <WhatGoesOut {...{ session, kinds }} accountId={user?.id ?? null} />
          <SendingForm {...{ session, id }} onClose={() => setOpen(false)} />
        </>
      )}
    </Dialog>
  );
}

/** Told before anything is asked, so that nothing is typed in vain. */
function NeedsPlan({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>
        Keeping what you send takes a plan, as downloading it does. The day on which you applied can be noted
        without one: choose the stage Applied, and it is asked for.
      </p>
      <div className="flex flex-wrap justify-end gap-2 pt-4">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <ButtonLink to={plansPath(pathname + search)}>See the plans</ButtonLink>
      </div>
    </>
  );
}

function SendingForm({ session, id, onClose }: MarkingParts) {
  const today = localDay(new Date());
  const [sentOn, setSentOn] = useState(today);
  const [how, setHow] = useState('');
  const { mark, marking, problem } = useMarking({ session, id, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Today is the server's to say: the clock here may be wrong.
    mark({ ...(sentOn !== today && sentOn !== '' && { sentOn }), how: how.trim() });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label="Sent on">
        <TextInput
          type="date"
          min="2000-01-01"
          max={today}
          value={sentOn}
          onChange={({ target }) => setSentOn(target.value)}
        />
      </Field>
      <Field label="How" hint="By email, on their site, by post.">
        <TextInput
          value={how}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setHow(target.value)}
        />
      </Field>
      {problem && <CallProblem {...problem} />}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={marking} busyLabel="Keeping it...">
          Mark as sent
        </Button>
      </div>
    </form>
  );
}
