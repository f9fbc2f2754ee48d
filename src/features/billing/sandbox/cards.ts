/** What a test card of the sandbox does. Any other number is refused before it is sent. */
export type CardBehaviour =
  { kind: 'pays' } | { kind: 'asks' } | { kind: 'declines'; code: string; message: string };

export const SANDBOX_CARDS: readonly { number: string; label: string; behaviour: CardBehaviour }[] = [
  { number: '4242 4242 4242 4242', label: 'pays', behaviour: { kind: 'pays' } },
  {
    number: '4000 0000 0000 0002',
    label: 'is declined',
    behaviour: { kind: 'declines', code: 'card_declined', message: 'Your card was declined.' },
  },
  {
    number: '4000 0000 0000 9995',
    label: 'has insufficient funds',
    behaviour: { kind: 'declines', code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  { number: '4000 0025 0000 3155', label: 'asks for confirmation', behaviour: { kind: 'asks' } },
];

export const NOT_A_TEST_CARD = 'Please use one of the test cards: no real card is accepted here.';

export function findSandboxCard(typed: string) {
  const digits = typed.replace(/[\s-]/g, '');
  return SANDBOX_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
}

/** The last moment of a card's month, from `MM/YY` or `MM/YYYY`; undefined where it cannot be read. */
export function cardExpiry(typed: string): Date | undefined {
  const match = /^(0[1-9]|1[0-2])(?:\s*\/)?\s*(?:20)?(\d{2})$/.exec(typed.trim());
  if (!match) return undefined;
  return new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) - 1);
}
