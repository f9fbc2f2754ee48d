import { useState } from 'react';
import { usePublicConfig } from '#platform/config/page-config.ts';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { BreakableAddress } from '#ui/display/breakable-address.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Channel } from '../sign-in/sent-code.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { CONTACT_NOUNS } from '../sign-in/contact-inputs.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { removeContact } from '../calls.ts';

const LABELS: Record<Channel, string> = { email: 'Email', phone: 'Phone' };

type Opened = { dialog: 'put' | 'remove'; channel: Channel };

/** Who the person is here: what they sign in with, and its change. */
export function ContactsCard({ user }: { user: Profile }) {
  const { data: config } = usePublicConfig();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const both = user.email !== null && user.phone !== null;
  const channels: Channel[] =
    config?.phoneSignIn === false && user.phone === null ? ['email'] : ['email', 'phone'];
  return (
    <TitledCard
      title="How you sign in"
      text="We send your codes here. With both, you still get in when you lose one."
    >
      <dl className="divide-y divide-line border-y border-line">
        {channels.map((channel) => (
          <div key={channel} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <dt className="w-16 font-semibold">{LABELS[channel]}</dt>
            <dd className="flex-1 basis-40 wrap-anywhere">
              {user[channel] ? (
                <BreakableAddress address={user[channel]} />
              ) : (
                <span className="text-ink-soft">Not added</span>
              )}
            </dd>
            <dd className="flex gap-2">
              <Button
                variant="secondary"
                size="small"
                aria-label={`${user[channel] ? 'Change' : 'Add'} ${CONTACT_NOUNS[channel]}`}
                onClick={() => setOpened({ dialog: 'put', channel })}
              >
                {user[channel] ? 'Change' : 'Add'}
              </Button>
              {both && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${CONTACT_NOUNS[channel]}`}
                  onClick={() => setOpened({ dialog: 'remove', channel })}
                >
                  Remove
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {opened?.dialog === 'put' && <ContactDialog channel={opened.channel} user={user} onClose={close} />}
      {opened?.dialog === 'remove' && (
        <RemoveContactDialog channel={opened.channel} user={user} onClose={close} />
      )}
    </TitledCard>
  );
}

type RemoveContactDialogProps = { channel: Channel; user: Profile; onClose: () => void };

/** Asks before a contact is taken out of the account. */
function RemoveContactDialog({ channel, user, onClose }: RemoveContactDialogProps) {
  const { refresh } = useAuth();
  const noun = CONTACT_NOUNS[channel];
  return (
    <RemovalDialog
      {...{ user, onClose }}
      title={`Remove ${noun}`}
      removed={`Your ${noun} is removed`}
      onRemove={async () => {
        await removeContact({ params: { channel } });
        await refresh();
      }}
    >
      <strong className="font-semibold wrap-anywhere">{user[channel]}</strong> will no longer sign you in.
      Your documents and your plan stay.
    </RemovalDialog>
  );
}
