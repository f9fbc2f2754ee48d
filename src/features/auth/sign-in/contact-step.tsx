import { useState } from 'react';
import { usePublicConfig } from '#platform/config/use-public-config.ts';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Channel } from './sent-code.ts';

/** The first step: where the code is to go. */
export function ContactStep() {
  const { data: config } = usePublicConfig();
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
      <p className="mt-2 text-center text-muted">Sign in to access your resumes and create new ones</p>
      <Card className="mt-8 p-6 sm:p-8">
        <h2 className="mb-4 text-xl">Get Started</h2>
        {config?.phoneSignIn === false ? (
          form('email')
        ) : (
          <Tabs
            label="How to receive the code"
            value={channel}
            onChange={setChannel}
            items={[
              { id: 'email', label: 'Email', content: form('email') },
              { id: 'phone', label: 'Phone', content: form('phone') },
            ]}
          />
        )}
        <p className="mt-5 text-sm text-muted">
          By signing in, you agree to our Terms of Service and Privacy Policy.
        </p>
      </Card>
    </>
  );
}
