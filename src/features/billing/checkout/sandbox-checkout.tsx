import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { useReturnFocus, Dialog } from '#ui/dialogs/dialog.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { type CheckoutProps, PayButton } from './card-form-parts.tsx';
import { cardProblems, type Card, type CardField } from './card-problems.ts';
import { CARD_NUMBER, CVC, EXPIRY, DigitInput } from './digit-input.tsx';
import { usePaymentOutcome, useSandboxPayment } from './use-sandbox-payment.ts';
import { SANDBOX_CARDS } from '../sandbox/cards.ts';

const FIELDS: readonly CardField[] = ['cardNumber', 'expiry', 'cvc'];

/** The card form of a test installation. */
export function SandboxCheckout({ checkout, payLabel, next }: CheckoutProps) {
  const [card, setCard] = useState<Card>({ cardNumber: '', expiry: '', cvc: '' });
  const [problems, setProblems] = useState<Partial<Record<CardField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const { settled, failed, problem, clear } = usePaymentOutcome(checkout.paymentId, next);
  const { phase, pay } = useSandboxPayment(checkout, next, {
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

type BankQuestionProps = { open: boolean; onAnswer: (answer: 'approved' | 'refused') => void };

/** Stands in for the page on which a bank has its customer confirm a payment. Closing it is refusing. */
function BankQuestion({ open, onAnswer }: BankQuestionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onAnswer('refused')}
      title="Your bank asks you to confirm this payment"
      description="Test mode: this stands in for your bank's own page. No money moves."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer('refused')}>
            Refuse
          </Button>
          <Button onClick={() => onAnswer('approved')}>Approve</Button>
        </>
      }
    />
  );
}

/** The cards that exist in test mode, each filled in by its button. */
function TestCards({ onChoose }: { onChoose: (cardNumber: string) => void }) {
  return (
    <section aria-labelledby="test-cards" className="mt-6 border-t border-line pt-4">
      <h3 id="test-cards" className="text-base">
        Test cards
      </h3>
      <p className="text-sm text-ink-soft">
        Press one to fill it in. Any future date and any security code will do.
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {SANDBOX_CARDS.map(({ number, label }) => (
          <li key={number}>
            <button
              type="button"
              className="min-h-11 w-full rounded-md border border-line px-3 py-1.5 text-left text-sm transition-colors hover:border-edge hover:bg-accent-wash"
              onClick={() => onChoose(number)}
            >
              <span className="block font-semibold whitespace-nowrap tabular-nums">{number}</span>
              <span className="text-ink-soft">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
