import { CheckoutElementsProvider } from '@stripe/react-stripe-js/checkout';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState } from 'react';
import type { CheckoutProps } from './checkout-props.ts';
import { StripeCardForm } from './stripe-card-form.tsx';

/** Stripe's card form for a Checkout Session that the server opened with `ui_mode: elements`. */
export function StripeCheckout({ publishableKey, ...props }: CheckoutProps & { publishableKey: string }) {
  const { clientSecret } = props.checkout;
  const [stripe] = useState(() => loadStripe(publishableKey));
  const options = useMemo(
    () => ({ clientSecret, elementsOptions: { appearance: appearance() } }),
    [clientSecret],
  );
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <StripeCardForm {...props} />
    </CheckoutElementsProvider>
  );
}

/** Stripe's fields live in frames of their own: they are told the look, they cannot inherit it. */
function appearance() {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: dark ? ('night' as const) : ('stripe' as const),
    variables: { borderRadius: '6px', fontSizeBase: '16px', fontFamily: 'system-ui, sans-serif' },
  };
}
