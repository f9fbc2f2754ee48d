import { useEffect } from 'react';
import type { LetterData } from '#documents/letter/schema.ts';
import {
  followedIn,
  TAKEN_FIELDS,
  takenValues,
  withFollowed,
  withoutFollowed,
  type FollowedField,
} from '#documents/letter/taken-values.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { applicationKind } from '../application-kind.ts';
import type { DeskKinds } from '../desk-kinds.ts';

type FollowSourcesProps = {
  session: DocumentSession<LetterData>;
  kinds: DeskKinds;
  applicationId: number;
};

/**
 * When a letter is opened, what its application and its resume say otherwise by now comes in where the letter still says
 * what it took over; that is told, and can be taken back.
 */
export function FollowSources({ session, kinds, applicationId }: FollowSourcesProps) {
  const { toast } = useToast();
  useEffect(() => {
    let isLeft = false;
    const follow = async () => {
      if (Object.keys(takenValues(session.state().content.data)).length === 0) return;
      const fresh = await letterNow(kinds, applicationId);
      if (isLeft || !fresh) return;
      const { data } = session.state().content;
      const followed = followedIn(data, fresh);
      if (followed.length === 0) return;
      session.edit((content) => ({ ...content, data: withFollowed(content.data, followed) }));
      toast({
        title: 'The letter was brought up to date',
        description: said(followed),
        action: {
          label: 'Undo',
          onSelect: () =>
            session.edit((content) => ({ ...content, data: withoutFollowed(content.data, followed) })),
        },
      });
    };
    // Without a network it is as it was, until it is opened the next time.
    void follow().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [session, kinds, applicationId, toast]);
  return null;
}

/** The letter that would be made now. */
async function letterNow(kinds: DeskKinds, applicationId: number): Promise<LetterData | undefined> {
  const { data } = await applicationKind.gateway.read(applicationId);
  // A resume that was deleted or cannot be read says nothing of its person.
  const resume =
    data.resumeId === null ? null : await kinds.resume.gateway.read(data.resumeId).catch(() => null);
  const made = await kinds.letterFor(data, resume);
  // Letters are made for the kind of letters.
  return made.data as LetterData;
}

/** "Phone: 555 0100. Company: Zoe." */
function said(followed: readonly FollowedField[]): string {
  return followed
    .map(({ field, now }) => `${TAKEN_FIELDS[field]}: ${now.trim() === '' ? 'empty' : now}`)
    .join('. ');
}
