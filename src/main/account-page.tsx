import { PleaseSignIn } from '#editor/before-sign-in/please-sign-in.tsx';
import { ExportCard } from '#features/account/export/export-card.tsx';
import { PhotosCard } from '#features/account/photos/photos-card.tsx';
import { ContactsCard } from '#features/auth/contacts/contacts-card.tsx';
import { DeletionCard } from '#features/auth/deletion/deletion-dialog.tsx';
import { PasskeysCard } from '#features/auth/passkeys/passkeys-card.tsx';
import { SessionsCard } from '#features/auth/sessions/sessions-card.tsx';
import { PaymentsCard } from '#features/billing/payments/payments-card.tsx';
import { PlanCard } from '#features/billing/payments/plan-card.tsx';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import { LinksCard } from '#features/sharing/links-card.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Skeleton } from '#ui/display/loaded.tsx';

export const meta = () => [{ title: 'Your account – Foothold' }, { name: 'robots', content: 'noindex' }];

/** Who the person is here, what they have bought, where they are signed in, and the ways to take it along or end it. */
export default function AccountPage() {
  const { status, user } = useAuth();
  return (
    <div className="page-width max-w-3xl py-10">
      {status === 'loading' && <Loading />}
      {status === 'signedOut' && <PleaseSignIn waiting="Your account is waiting behind your sign-in." />}
      {status === 'signedIn' && <Account user={user} />}
    </div>
  );
}

const SHARED_KINDS = { [resumeKind.name]: resumeKind, [letterKind.name]: letterKind };
const kindOf = (name: string) => SHARED_KINDS[name];

function Account({ user }: { user: Profile }) {
  return (
    <>
      <h1 className="text-3xl">Your account</h1>
      <p className="mt-1 text-lg wrap-anywhere text-ink-soft">Signed in as {user.email ?? user.phone}</p>
      <div className="mt-8 space-y-6">
        <ContactsCard user={user} />
        <PasskeysCard user={user} />
        <PlanCard user={user} />
        <PaymentsCard />
        <SessionsCard />
        <LinksCard kindOf={kindOf} />
        <PhotosCard kindOf={kindOf} />
        <ExportCard user={user} />
        <DeletionCard />
      </div>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1 className="text-3xl">Your account</h1>
      <p role="status" className="mt-1 text-lg text-ink-soft">
        Loading your account...
      </p>
      <div aria-hidden="true" className="mt-8 space-y-6">
        <Skeleton className="h-56" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
