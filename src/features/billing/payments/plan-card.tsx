import { ButtonLink } from '#ui/buttons/button.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { hasActiveSubscription } from '#money/access.ts';
import { queryOf } from '#platform/http/api-call.ts';
import type { Profile } from '#platform/session/profile.ts';

import { listPayments } from '../calls.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The plan, and when it ends. */
export function PlanCard({ user }: { user: Profile }) {
  const { data: payments = [] } = useQuery(queryOf(listPayments));
  const end = user.subscriptionExpiresAt;
  const counting = payments.find(({ status }) => status === 'paid' || status === 'refund_pending');
  if (!hasActiveSubscription(user, new Date())) {
    return (
      <TitledCard
        title="Your plan"
        text={
          end === null
            ? 'You have no plan. Writing and saving are free; a plan opens the PDFs.'
            : `Your plan ended on ${day.format(new Date(end))}. Your documents stay; a new plan opens the PDFs again.`
        }
      >
        <ButtonLink to="/pricing">See plans</ButtonLink>
      </TitledCard>
    );
  }
  return (
    <TitledCard title="Your plan">
      <p className="text-lg">
        <strong className="font-semibold">{counting?.plan ?? 'Active'}</strong>
        {end !== null && <>, until {day.format(new Date(end))}</>}
      </p>
      <p className="mt-1 mb-4 text-ink-soft">
        It ends by itself: nothing renews and nothing is charged again. More time is added to the end.
      </p>
      <ButtonLink to="/pricing" variant="secondary">
        Add time
      </ButtonLink>
    </TitledCard>
  );
}
