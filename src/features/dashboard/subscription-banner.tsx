import { ButtonLink } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';

/** Tells people without access what it would open. */
export function SubscriptionBanner() {
  return (
    <Banner
      tone="caution"
      className="mt-6"
      title="Subscription Required"
      actions={
        <ButtonLink to="/subscription" size="small">
          Subscribe Now
        </ButtonLink>
      }
    >
      Subscribe now to download PDFs and access all features.
    </Banner>
  );
}
