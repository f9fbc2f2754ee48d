import type { ReactNode } from 'react';
import { supportContacts } from '#platform/config/page-config.ts';
import { ONLY_WITH, type OptionalContact } from '#platform/config/ready-page.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { help } from '../content/help/help.ts';

const { response } = help;

/** How long an answer takes, by the way one asks. What this installation does not have is not promised. */
export function ResponseTimes() {
  const { email, phone, chatUrl } = supportContacts();
  return (
    <Card className="self-start">
      <h2 className="text-xl">{response.title}</h2>
      <dl className="mt-4">
        <Time way={response.email} time={response.emailTime} />
        <Time
          way={<a href={chatUrl ?? ''}>{response.chat}</a>}
          time={response.chatTime}
          only="chatUrl"
          missing={!chatUrl}
        />
        <Time
          way={<a href={`tel:${phone ?? ''}`}>{response.phone}</a>}
          time={response.phoneTime}
          only="phone"
          missing={!phone}
        />
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/contact">{response.contact}</ButtonLink>
        <a href={`mailto:${email}`} className="wrap-anywhere text-accent underline">
          {email}
        </a>
      </div>
    </Card>
  );
}

type TimeProps = { way: ReactNode; time: string; only?: OptionalContact; missing?: boolean };

function Time({ way, time, only, missing = false }: TimeProps) {
  return (
    <div
      hidden={missing}
      {...(only ? { [ONLY_WITH]: only } : {})}
      className="flex justify-between gap-4 border-b border-line py-2.5"
    >
      <dt>{way}</dt>
      <dd className="font-semibold">{time}</dd>
    </div>
  );
}
