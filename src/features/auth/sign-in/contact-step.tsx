import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePublicConfig } from '#platform/config/use-public-config.ts';
import { Card } from '#ui/display/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Channel } from './sent-code.ts';

/** The first step: where the code is to go. */
export function ContactStep() {
  const { data: config } = usePublicConfig();
  const [parameters] = useSearchParams();
  const keepsDraft = /[?&]draft=/.test(parameters.get('next') ?? '');
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
        <p className="mt-5 text-sm text-ink-soft">
          By signing in, you agree to our <Link to="/terms">Terms of Service</Link> and{' '}
          <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </Card>
    </>
  );
}
