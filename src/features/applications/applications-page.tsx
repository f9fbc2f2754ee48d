import { useLocation, useParams, useSearchParams } from 'react-router';
import { OpeningScreen } from '#editor/builder/opening-screen.tsx';
import { SignInGate } from '#editor/before-sign-in/sign-in-gate.tsx';
import { documentId } from '#editor/drafts/draft-name.ts';
import { ACCOUNT_DELETED, useAuth, useErased, useSessionEnded } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import { ApplicationsDesk } from './applications-desk.tsx';
import { applicationKind } from './application-kind.ts';
import type { DeskKinds } from './desk-kinds.ts';
import { ALL_APPLICATIONS } from './paths.ts';
import { OpenApplication } from './detail/open-application.tsx';

const nothing = () => undefined;

/** All of a person's applications or, where the address names one, that one. */
export function ApplicationsPage({ kinds }: { kinds: DeskKinds }) {
  const { status, user } = useAuth();
  const sessionEnded = useSessionEnded();
  const erased = useErased();
  const { pathname, search } = useLocation();
  const params = useParams();
  const [asked] = useSearchParams();
  const named = params.id ?? asked.get('id') ?? undefined;
  if (status === 'signedOut')
    return (
      <SignInGate
        text={erased ? ACCOUNT_DELETED : 'You need to be signed in to keep applications.'}
        sessionEnded={sessionEnded}
        signInPath={signInPath(pathname + search)}
        writeFirstPath={null}
        written={null}
      />
    );
  const id = named === undefined ? undefined : documentId(named);
  if (status === 'loading' || (named !== undefined && id === undefined))
    return (
      <OpeningScreen
        opening={status === 'loading' ? { status } : { status: 'missing', kept: null }}
        noun={applicationKind.noun}
        home={ALL_APPLICATIONS}
        onTryAgain={nothing}
        onOpenKept={nothing}
      />
    );
  if (id === undefined) return <ApplicationsDesk key={user.id} accountId={user.id} kinds={kinds} />;
  return <OpenApplication key={user.id} accountId={user.id} id={id} kinds={kinds} />;
}
