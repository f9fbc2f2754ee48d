import { usePublicConfig } from '#platform/config/use-public-config.ts';
import { ContactStep } from './contact-step.tsx';
import { useSentCode } from './sent-code.ts';
import { VerifyStep } from './verify-step.tsx';

/** Signing in: a contact, then the code that was sent to it. */
export function SignIn() {
  const sent = useSentCode();
  return (
    <>
      {sent ? <VerifyStep key={sent.contact} sent={sent} /> : <ContactStep />}
      <InboxHint />
    </>
  );
}

/** Where nothing is really sent, the way to the codes. */
function InboxHint() {
  const { data: config } = usePublicConfig();
  if (!config?.inboxPath) return null;
  return (
    <p className="mt-5 text-center text-sm text-ink-soft">
      Test installation: codes arrive at{' '}
      <a href={config.inboxPath} target="_blank" rel="noreferrer" className="underline">
        {config.inboxPath}
      </a>
    </p>
  );
}
