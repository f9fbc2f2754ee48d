import { useEffect, useState, useEffectEvent, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePublicConfig } from '#platform/config/page-config.ts';
import { Card } from '#ui/display/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import type { Channel } from './sent-code.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import {
  begunPath,
  interruptedKind,
  writeFirstPath,
  writtenFirstPath,
} from '#editor/builder/document-address.ts';
import { WRITE_FIRST_TEXTS } from '#editor/before-sign-in/write-first-texts.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { useLastWritten } from '#editor/drafts/use-last-written.ts';
import { useReadFromFile } from '#editor/drafts/use-read-from-file.ts';
import { Field } from '#ui/fields/field.tsx';
import { relativeTime, useNow } from '#ui/display/relative-time.ts';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { CONTACT_INPUTS, contactProblem } from './contact-inputs.ts';
import { useSendCode } from './use-send-code.ts';

/** The first step: where the code is to go. */
export function ContactStep() {
  const { data: config } = usePublicConfig();
  const [parameters] = useSearchParams();
  // The page that is ready is the same for every address: what this one says comes once the page is alive.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const interrupted = (isAlive && parameters.get('next')) || '';
  const keepsDraft = /[?&]draft=/.test(interrupted);
  const begun = begunPath(interrupted);
  const isRead = useReadFromFile(begun && begun.creationKey);
  const writeFirst = isRead && begun ? begun.path : writeFirstPath(interrupted);
  const kind = interruptedKind(interrupted);
  const written = useLastWritten(kind && draftName(kind, null));
  const now = useNow();
  const [channel, setChannel] = useState<Channel>('email');
  const [contacts, setContacts] = useState({ email: '', phone: '' });
  const form = (of: Channel) => (
    <ContactForm
      channel={of}
      value={contacts[of]}
      onChange={(value) => setContacts((before) => ({ ...before, [of]: value }))}
    />
  );

  return (
    <>
      <h1 className="text-center text-3xl">Welcome to Foothold</h1>
      <p className="mt-2 text-center text-ink-soft">Sign in to access your resumes and create new ones</p>
      {keepsDraft && (
        <p className="mt-3 text-center font-semibold">
          What you have begun is kept on this device, and opens once you have signed in.
        </p>
      )}
      <Card className="mt-8">
        <h2 className="mb-4 text-xl">Get Started</h2>
        {config?.phoneSignIn === false ? (
          form('email')
        ) : (
          <Tabs value={channel} onValueChange={(value) => setChannel(value === 'phone' ? 'phone' : 'email')}>
            <TabList aria-label="How to receive the code">
              <Tab value="email">Email</Tab>
              <Tab value="phone">Phone</Tab>
            </TabList>
            <TabPanel value="email">{form('email')}</TabPanel>
            <TabPanel value="phone">{form('phone')}</TabPanel>
          </Tabs>
        )}
        <PasskeySignIn />
        <p className="mt-5 text-sm text-ink-soft">
          By signing in, you agree to our <Link to="/terms">Terms of Service</Link> and{' '}
          <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </Card>
      {kind && written && (
        <div className="mt-6 text-center">
          <ButtonLink to={writtenFirstPath(kind.newPath, written.creationKey)} className="w-full">
            Continue what you wrote
          </ButtonLink>
          <p className="mt-2 text-sm text-ink-soft">
            Begun on this device,{' '}
            <time dateTime={written.writtenAt}>{relativeTime(new Date(written.writtenAt), now)}</time>, and
            not saved yet.
          </p>
        </div>
      )}
      {writeFirst !== null && (
        <div className="mt-6 text-center">
          <ButtonLink to={writeFirst} variant="secondary" className="w-full">
            {WRITE_FIRST_TEXTS.action}
          </ButtonLink>
          <p className="mt-2 text-sm text-ink-soft">{WRITE_FIRST_TEXTS.meaning}</p>
        </div>
      )}
    </>
  );
}

type ContactFormProps = { channel: Channel; value: string; onChange: (value: string) => void };

/** Asks for one contact; what was typed stays whatever goes wrong. */
function ContactForm({ channel, value, onChange }: ContactFormProps) {
  const { send, busy, problem: refused, clearProblem } = useSendCode();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, ...attributes } = CONTACT_INPUTS[channel];

  // What was typed or filled in before the page came alive is taken over; drawing the form again would wipe it out.
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value);
  });
  useLayoutEffect(() => takeOver(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = contactProblem(channel, value);
    setProblem(found);
    if (found) input.current?.focus();
    else void send(channel, value.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <Field label={label} hint={hint} error={problem ?? refused} required>
        <TextInput
          {...attributes}
          // Where it fills in the contact, the browser offers passkeys too.
          autoComplete={`${attributes.autoComplete} webauthn`}
          ref={input}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setProblem(undefined);
            clearProblem();
          }}
        />
      </Field>
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={busy}
        busyLabel="Sending..."
        disabled={value.trim() === ''}
      >
        Send Verification Code
      </Button>
    </form>
  );
}
