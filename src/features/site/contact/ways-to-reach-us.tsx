import type { ReactNode } from 'react';
import { supportContacts } from '#platform/config/page-config.ts';
import { ONLY_WITH, type OptionalContact } from '#platform/config/ready-page.ts';
import { businessHours, contact } from '../content/contact.ts';

const { ways } = contact;

/** Addresses, numbers and hours. What this installation does not have is left out. */
export function WaysToReachUs() {
  const { email, phone, chatUrl, postalAddress } = supportContacts();
  return (
    <section aria-labelledby="ways" className="lg:pt-2">
      <h2 id="ways" className="text-2xl">
        {ways.title}
      </h2>
      <dl className="mt-6 grid gap-6">
        <Way label={ways.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
        <Way label={ways.phone} only="phone" missing={!phone}>
          <a href={`tel:${phone ?? ''}`}>{phone}</a>
        </Way>
        <Way label={ways.chat} only="chatUrl" missing={!chatUrl}>
          <a href={chatUrl ?? ''}>{ways.startChat}</a>
        </Way>
        <Way label={ways.hours}>
          {businessHours.map(({ days, hours }) => (
            <span key={days} className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0">
              <span>{days}</span>
              <span className="tabular-nums">{hours}</span>
            </span>
          ))}
        </Way>
        <Way label={ways.address} only="postalAddress" missing={!postalAddress}>
          <span className="whitespace-pre-line">{postalAddress}</span>
        </Way>
      </dl>
    </section>
  );
}

type WayProps = { label: string; only?: OptionalContact; missing?: boolean; children: ReactNode };

function Way({ label, only, missing = false, children }: WayProps) {
  return (
    <div hidden={missing} {...(only ? { [ONLY_WITH]: only } : {})} className="border-t border-line pt-4">
      <dt className="small-caps text-ink-faint">{label}</dt>
      <dd className="mt-1.5">{children}</dd>
    </div>
  );
}
