import { useEffect } from 'react';
import type { LetterData } from '#documents/letter/schema.ts';
import { followedIn, takenValues, withFollowed, withoutFollowed } from '#documents/letter/taken-values.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { applicationKind } from '../application-kind.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { followedText } from './followed-text.ts';
import { letterNow } from './letter-now.ts';

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
      const { data: application } = await applicationKind.gateway.read(applicationId);
      const fresh = await letterNow(kinds, application);
      if (isLeft) return;
      const { data } = session.state().content;
      const followed = followedIn(data, fresh);
      if (followed.length === 0) return;
      session.edit((content) => ({ ...content, data: withFollowed(content.data, followed) }));
      toast({
        title: 'The letter was brought up to date',
        description: followedText(followed),
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
