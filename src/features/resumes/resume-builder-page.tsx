import { useLocation, useParams, useSearchParams } from 'react-router';
import { documentId } from '#editor/session/document-kind.ts';
import { useAuth, useSessionEnded } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import { OpeningScreen } from '#editor/builder/opening-screen.tsx';
import { SignInGate } from '#editor/builder/sign-in-gate.tsx';
import { chosenTemplate } from './builder/default-template.ts';
import { OpenResume } from './builder/open-resume.tsx';

export const meta = () => [{ title: 'Resume Builder – Foothold' }, { name: 'robots', content: 'noindex' }];

const nothing = () => undefined;

/**
 * `/resume-builder/{id?}`, or the id as `?id=`; a new resume takes its template from `?template=`, goes on with the
 * draft of `?draft=`, and may begin as `?example=`.
 */
export default function ResumeBuilderPage() {
  const auth = useAuth();
  const sessionEnded = useSessionEnded();
  const { id: segment } = useParams();
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const id = documentId(segment ?? parameters.get('id'));

  if (auth.status === 'signedOut') {
    return (
      <SignInGate
        text="You need to be signed in to create resumes."
        sessionEnded={sessionEnded}
        signInPath={signInPath(pathname + search)}
      />
    );
  }
  if (auth.status === 'loading' || id === undefined) {
    // An address that names nothing looks like any other until it is known who asks: the ready page is the same for all.
    const opening =
      auth.status === 'loading' ? { status: 'loading' as const } : { status: 'missing' as const, kept: null };
    return <OpeningScreen opening={opening} noun="resume" onTryAgain={nothing} onOpenKept={nothing} />;
  }
  const template = chosenTemplate(parameters.get('template'));
  const example = parameters.get('example');
  return (
    <OpenResume
      key={auth.user.id}
      user={auth.user}
      id={id}
      template={template}
      draftKey={parameters.get('draft')}
      example={example}
    />
  );
}
