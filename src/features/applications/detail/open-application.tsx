import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { emptyApplication } from '#documents/application/empty.ts';
import { applicationIdentity } from '#documents/application/identity.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { OpeningScreen } from '#editor/builder/opening-screen.tsx';
import type { Content } from '#editor/session/content.ts';
import { useOpenDocument } from '#editor/session/use-open-document.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { applicationKind } from '../application-kind.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { ALL_APPLICATIONS } from '../paths.ts';
import { ApplicationScreen } from './application-screen.tsx';

/** Accounts know nothing that an application begins with. */
const asItIs = (content: Content<ApplicationData>) => content;

const newContent = (): Content<ApplicationData> => ({
  title: '',
  templateId: applicationIdentity.onlyTemplate,
  data: emptyApplication(),
});

type OpenApplicationProps = { accountId: number; id: number | null; kinds: DeskKinds };

/** Opens the application in the address, and says so where that cannot be. */
export function OpenApplication({ accountId, id, kinds }: OpenApplicationProps) {
  const { refresh } = useAuth();
  const [asked] = useSearchParams();
  const { opening, tryAgain, begin } = useOpenDocument(
    applicationKind,
    accountId,
    id,
    newContent,
    { template: null, draftKey: asked.get('draft') },
    null,
    asItIs,
  );
  const signedOut = opening.status === 'signedOut';
  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);
  if (opening.status === 'ready') return <ApplicationScreen session={opening.session} kinds={kinds} />;
  const kept = opening.status === 'missing' ? opening.kept : null;
  return (
    <OpeningScreen
      opening={opening}
      noun={applicationKind.noun}
      home={ALL_APPLICATIONS}
      onTryAgain={tryAgain}
      onOpenKept={() => kept && begin(kept)}
    />
  );
}
