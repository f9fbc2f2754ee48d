import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { BankQuestion } from './bank-question.tsx';
import { cardProblems, type Card, type CardField } from './card-problems.ts';
import { CARD_NUMBER, CVC, EXPIRY } from './digit-groups.ts';
import { DigitInput } from './digit-input.tsx';
import { PayButton } from './pay-button.tsx';
import { TestCards } from './test-cards.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';
import { useSandboxPayment } from './use-sandbox-payment.ts';

const FIELDS: readonly CardField[] = ['cardNumber', 'expiry', 'cvc'];

/** The card form of a test installation. */
export function SandboxCheckout({ checkout, payLabel, next }: CheckoutProps) {
  const [card, setCard] = useState<Card>({ cardNumber: '', expiry: '', cvc: '' });
  const [problems, setProblems] = useState<Partial<Record<CardField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const { settled, failed, problem, clear } = usePaymentOutcome(next);
  const { phase, pay } = useSandboxPayment(checkout, {
    onSettled: settled,
    onFailed: (error) => {
      const field = error instanceof ApiError ? FIELDS.find((name) => name === error.field) : undefined;
      if (field && error instanceof ApiError) show({ [field]: withoutField(error) });
      failed(error);
    },
  });

  const rememberFocus = useReturnFocus(phase === 'asking');

  function show(found: Partial<Record<CardField, string>>) {
    setProblems(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = cardProblems(card, new Date());
    show(found);
    clear();
    if (Object.keys(found).length > 0) return;
    rememberFocus();
    void pay(card);
  }
  const field = (name: CardField) => ({
    name,
    value: card[name],
    error: problems[name],
    onChange: (value: string) => {
      setCard((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate className="space-y-4">
        <DigitInput
          label="Card number"
          groups={CARD_NUMBER}
          placeholder="4242 4242 4242 4242"
          {...field('cardNumber')}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <DigitInput label="Expiry date" groups={EXPIRY} month placeholder="MM/YY" {...field('expiry')} />
          <DigitInput label="CVC" groups={CVC} placeholder="123" {...field('cvc')} />
        </div>
        <PayButton label={payLabel} busy={phase !== 'ready'} problem={problem} />
      </form>
      <TestCards
        onChoose={(cardNumber) => {
          setCard({ cardNumber, expiry: '12/34', cvc: '123' });
          setProblems({});
        }}
      />
      <BankQuestion open={phase === 'asking'} onAnswer={(answer) => void pay(card, answer)} />
    </>
  );
}

/** A message that stands beside its field need not name it. */
function withoutField({ message, field }: ApiError): string {
  return field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
}
