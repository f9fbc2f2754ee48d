import { currentAppearance } from '#ui/appearance/appearance.ts';
import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
  type StripeCheckoutElementsValue,
} from '@stripe/react-stripe-js/checkout';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState, useRef, type SubmitEvent } from 'react';
import { rememberAfterPayment } from '#money/after-payment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/display/loaded.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { type CheckoutProps, PayButton, usePaymentProblem } from './card-form-parts.tsx';

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
  const dark = currentAppearance() === 'dark';
  return {
    theme: dark ? ('night' as const) : ('stripe' as const),
    variables: { borderRadius: '6px', fontSizeBase: '16px', fontFamily: 'system-ui, sans-serif' },
  };
}

/** The form around Stripe's Payment Element, once it is there. */
function StripeCardForm(props: CheckoutProps) {
  const state = useCheckoutElements();
  if (state.type === 'loading') return <Skeleton className="h-64" />;
  if (state.type === 'error') return <NotLoaded message={state.error.message} />;
  return <CardForm checkoutSession={state.checkout} {...props} />;
}

type CardFormProps = CheckoutProps & { checkoutSession: StripeCheckoutElementsValue };

function CardForm({ checkoutSession, checkout, payLabel, next }: CardFormProps) {
  const { pay, busy, problem } = useConfirm(checkoutSession, checkout.paymentId, next);
  const [email, setEmail] = useState('');
  const [incomplete, setIncomplete] = useState(true);
  // People who sign in by phone have given none, and Stripe sends its receipt there.
  const needsEmail = checkoutSession.email === null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void pay(needsEmail ? email.trim() : undefined);
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      {needsEmail && (
        <Field label="Email for the receipt" required>
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      )}
      <PaymentElement onChange={({ complete }) => setIncomplete(!complete)} />
      <PayButton
        label={payLabel}
        busy={busy}
        disabled={incomplete || (needsEmail && email.trim() === '')}
        problem={problem}
      />
    </form>
  );
}

/** Confirms the payment once, however often it is asked to while that runs. */
function useConfirm(checkoutSession: StripeCheckoutElementsValue, paymentId: number, next: string) {
  const { problem, report, clear } = usePaymentProblem();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function pay(email: string | undefined): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    clear();
    rememberAfterPayment(paymentId, next);
    try {
      const result = await checkoutSession.confirm({ redirect: 'if_required', ...(email ? { email } : {}) });
      if (result.type === 'success') {
        // A full load, as after the bank's page: it leaves the page on which Stripe's hosts are allowed.
        window.location.assign(`/dashboard?payment=${paymentId}`);
        return;
      }
      report(result.error.code === 'paymentFailed', result.error.message);
    } catch {
      report(false, '');
    }
    running.current = false;
    setBusy(false);
  }

  return { pay, busy, problem };
}

function NotLoaded({ message }: { message: string }) {
  return (
    <div role="alert">
      <p className="font-semibold">The card form could not be loaded.</p>
      <p className="mt-1 mb-4 text-ink-soft">{message}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
