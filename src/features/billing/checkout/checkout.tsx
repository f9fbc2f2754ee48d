import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { hasActiveSubscription } from '#money/access.ts';
import type { PublicConfig } from '#platform/config/public-config.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { pricingPath, formatPrice, type Plan, type PlanId } from '#money/plans.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/loaded.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CheckoutProps } from './card-form-parts.tsx';
import { longDate, OrderSummary, TrustNotes } from './order-summary.tsx';
import { Waiting } from './waiting.tsx';
import { openCheckout } from '../calls.ts';
import type { CreateSubscriptionAnswer } from '../contract.ts';

const waiting = <Skeleton className="h-64" />;
const SandboxCheckout = onDemand(async () => (await import('./sandbox-checkout.tsx')).SandboxCheckout, {
  waiting,
});
const StripeCheckout = onDemand(async () => (await import('./stripe-checkout.tsx')).StripeCheckout, {
  waiting,
});

type Props = { plan: Plan; user: Profile; config: PublicConfig; next: string };

/** The checkout of one plan: set up, then the order and the card form side by side. */
export function Checkout({ plan, user, config, next }: Props) {
  const own = useOwnDocument(config.paymentMode === 'stripe');
  return own ? <OwnCheckout plan={plan} user={user} config={config} next={next} /> : <Waiting />;
}

function OwnCheckout({ plan, user, config, next }: Props) {
  const { data: checkout, error } = useStartPayment(plan.id);
  const { refresh } = useAuth();
  useGiveUp(error, next);
  // Setting up may have settled an earlier payment: who is covered already should see it before paying.
  const lookAgain = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (checkout) lookAgain();
  }, [checkout]);

  if (error) return <Waiting />;
  if (checkout && !checkout.clientSecret) return <SomethingWentWrong next={next} />;
  const until = user.subscriptionExpiresAt === null ? null : new Date(user.subscriptionExpiresAt);
  const active = hasActiveSubscription(user, new Date());
  return (
    <>
      {active && (
        <Banner title="You have access already" className="mb-6">
          {until
            ? `It runs until ${longDate(until)}. Buying this plan adds ${plan.days} days to it.`
            : 'It has no end, so there is nothing you need to buy.'}
        </Banner>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <OrderSummary plan={plan} accessUntil={active ? until : null} next={next} />
        <Card>
          <h2 className="mb-4 text-xl">Payment</h2>
          {config.testMode && <Banner tone="caution" title="Test mode: no money moves" className="mb-5" />}
          {checkout ? (
            <CardForm key={checkout.clientSecret} {...{ plan, config, checkout, next }} />
          ) : (
            <Waiting />
          )}
          <TrustNotes />
        </Card>
      </div>
    </>
  );
}

type CardFormProps = Omit<Props, 'user'> & { checkout: CreateSubscriptionAnswer };

/** The card form of the installation's provider, for one checkout. */
function CardForm({ plan, config, checkout, next }: CardFormProps) {
  const form: CheckoutProps = {
    checkout,
    payLabel: `Complete Purchase - ${formatPrice(plan.priceCents)}`,
    next,
  };
  return config.paymentMode === 'stripe' ? (
    <StripeCheckout {...form} publishableKey={config.publishableKey ?? ''} />
  ) : (
    <SandboxCheckout {...form} />
  );
}

/** A checkout that cannot be set up leads back to the plans; where the session has ended, to signing in. */
function useGiveUp(error: Error | null, next: string): void {
  const { toast } = useToast();
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const giveUp = useEffectEvent((reason: Error) => {
    if (isSignedOut(reason)) {
      void refresh();
      return;
    }
    const description = errorText(reason, 'Failed to initialize payment. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
    void navigate(pricingPath(next), { replace: true });
  });
  useEffect(() => {
    if (error) giveUp(error);
  }, [error]);
}

function SomethingWentWrong({ next }: { next: string }) {
  return (
    <div className="py-16 text-center">
      <h2 className="text-2xl">Something went wrong</h2>
      <p className="mt-2 mb-6 text-ink-soft">The payment could not be set up. You have not been charged.</p>
      <ButtonLink to={pricingPath(next)}>Back to Pricing</ButtonLink>
    </div>
  );
}

/**
 * A page's policy stays in force while links are followed without loading. Stripe's hosts are allowed on the checkout
 * page alone, so in live mode it is loaded in full when it is entered by a link, and what follows it likewise.
 * @param live whether Stripe's card form is used here
 * @returns whether this document was loaded for the checkout, so that the card form can work
 */
function useOwnDocument(live: boolean): boolean {
  const own = !live || documentPath() === window.location.pathname;
  useEffect(() => {
    if (!live) return undefined;
    if (!own) window.location.reload();
    const checkout = window.location.pathname;
    return () => {
      // By now the address is the next page's; while it is still this one, the page is only being drawn again.
      if (own && window.location.pathname !== checkout) window.location.reload();
    };
  }, [live, own]);
  return own;
}

/** The path this document was loaded from, whatever links were followed since. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}

/**
 * Opens the checkout of a plan: one call a visit. It is kept as a query, because queries are shared however often a
 * component is mounted, and dropped when the page is left.
 */
function useStartPayment(planType: PlanId) {
  return useQuery({
    queryKey: [openCheckout.path, planType],
    queryFn: () => openCheckout({ body: { planType } }),
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
