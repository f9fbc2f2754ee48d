import { supportContacts } from '#platform/config/page-config.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Card } from '#ui/display/card.tsx';
import { help } from '../content/help/help.ts';

const { response } = help;
const TIMES = [
  [response.email, response.emailTime],
  [response.chat, response.chatTime],
  [response.phone, response.phoneTime],
] as const;

/** How long an answer takes, by the way one asks. */
export function ResponseTimes() {
  const { email } = supportContacts();
  return (
    <Card>
      <h2 className="text-xl">{response.title}</h2>
      <dl className="mt-4">
        {TIMES.map(([way, time]) => (
          <div key={way} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt>{way}</dt>
            <dd className="font-semibold">{time}</dd>
          </div>
        ))}
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
