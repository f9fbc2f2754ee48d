import { useFromAccount } from '#editor/known/use-from-account.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Card } from '#ui/display/card.tsx';
import { FillFromResume } from './fill-from-resume.tsx';
import { LetterField } from './letter-field.tsx';
import type { LetterSession } from './letter-session.ts';

/** Who writes the letter. */
export function PersonalCard({ session }: { session: LetterSession }) {
  const { status } = useAuth();
  const email = useFromAccount('email');
  const phone = useFromAccount('phone');
  return (
    <Card padding="snug">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="text-xl">Personal Information</h3>
        {status === 'signedIn' && <FillFromResume session={session} />}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        <LetterField path="personalInfo.fullName" className="col-span-2 sm:col-span-6" />
        {/* Beside the preview half a row is too narrow for an email. */}
        <LetterField
          path="personalInfo.email"
          hint={email}
          className="col-span-2 sm:col-span-3 lg:col-span-6"
        />
        <LetterField
          path="personalInfo.phone"
          hint={phone}
          className="col-span-2 sm:col-span-3 lg:col-span-6"
        />
        <LetterField path="personalInfo.address" className="col-span-2 sm:col-span-6" />
        <LetterField path="personalInfo.city" className="col-span-2" />
        <LetterField path="personalInfo.state" className="sm:col-span-2" />
        <LetterField path="personalInfo.zipCode" className="sm:col-span-2" />
      </div>
    </Card>
  );
}
