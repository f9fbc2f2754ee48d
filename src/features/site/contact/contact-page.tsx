import type { ReactNode } from 'react';
import { supportContacts } from '#platform/config/page-config.ts';
import { ONLY_WITH, type OptionalContact } from '#platform/config/ready-page.ts';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { contact, businessHours } from '../content/contact.ts';
import { contactMetadata } from '../content/metadata.ts';
import { questionsAndAnswers } from '../content/structured-data.ts';
import { Questions } from '../questions/questions.tsx';
import { ContactForm } from './contact-form.tsx';

export const meta = pageMeta({
  ...contactMetadata,
  structured: [breadcrumb('Contact', contactMetadata.path), questionsAndAnswers(contact.questions.entries)],
});

export default function ContactPage() {
  return (
    <div className="page-width pb-20">
      <PageOpening title={contact.title} text={contact.text} />
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
        <ContactForm />
        <WaysToReachUs />
      </div>
      <Questions {...contact.questions} className="mt-20" />
    </div>
  );
}

const { ways } = contact;

/** Addresses, numbers and hours. What this installation does not have is left out. */
function WaysToReachUs() {
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
