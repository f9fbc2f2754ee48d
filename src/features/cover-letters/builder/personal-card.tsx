import { SENDER } from '#documents/letter/fields.ts';
import { emailWarning } from '#editor/fields/address-warnings.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Card } from '#ui/display/card.tsx';
import { FillFromResume } from './fill-from-resume.tsx';
import type { LetterSession } from './letter-session.ts';

/** Who writes the letter. */
export function PersonalCard({ session }: { session: LetterSession }) {
  const { status } = useAuth();
  return (
    <Card padding="snug">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="text-xl">Personal Information</h3>
        {status === 'signedIn' && <FillFromResume session={session} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-6">
        <LineField
          path="personalInfo.fullName"
          {...onForm(SENDER.fullName)}
          autoComplete="name"
          className="sm:col-span-6"
        />
        <LineField
          path="personalInfo.email"
          {...onForm(SENDER.email)}
          type="email"
          autoComplete="email"
          warn={emailWarning}
          className="sm:col-span-3"
        />
        <LineField
          path="personalInfo.phone"
          {...onForm(SENDER.phone)}
          type="tel"
          autoComplete="tel"
          className="sm:col-span-3"
        />
        <LineField
          path="personalInfo.address"
          {...onForm(SENDER.address)}
          autoComplete="street-address"
          className="sm:col-span-6"
        />
        <LineField
          path="personalInfo.city"
          {...onForm(SENDER.city)}
          autoComplete="address-level2"
          className="sm:col-span-2"
        />
        <LineField
          path="personalInfo.state"
          {...onForm(SENDER.state)}
          autoComplete="address-level1"
          className="sm:col-span-2"
        />
        <LineField
          path="personalInfo.zipCode"
          {...onForm(SENDER.zipCode)}
          autoComplete="postal-code"
          className="sm:col-span-2"
        />
      </div>
    </Card>
  );
}
