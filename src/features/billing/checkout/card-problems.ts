import { cardExpiry, findSandboxCard } from '../sandbox/cards.ts';
import { digitsOf } from './digit-input.tsx';

export type Card = { cardNumber: string; expiry: string; cvc: string };
export type CardField = keyof Card;

const TEST_CARD_DIGITS = 16;

/** What is wrong with a card's fields, each said beside its field; nothing leaves the browser until there is none. */
export function cardProblems(card: Card, now: Date): Partial<Record<CardField, string>> {
  const found = {
    cardNumber: numberProblem(card.cardNumber),
    expiry: expiryProblem(card.expiry, now),
    cvc: cvcProblem(card.cvc),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function numberProblem(typed: string): string | undefined {
  const { length } = digitsOf(typed);
  if (length === 0) return 'Please enter the card number.';
  if (length !== TEST_CARD_DIGITS)
    return `A card number has ${TEST_CARD_DIGITS} digits; this one has ${length}.`;
  if (!findSandboxCard(typed))
    return 'Please use one of the test cards listed here. Never enter a real card.';
  return undefined;
}

function expiryProblem(typed: string, now: Date): string | undefined {
  if (typed === '') return 'Please enter the expiry date.';
  const end = cardExpiry(typed);
  if (!end) return 'Please write month and year, such as 12/30.';
  return end < now ? 'This card has expired.' : undefined;
}

function cvcProblem(typed: string): string | undefined {
  if (typed === '') return 'Please enter the security code.';
  return /^\d{3,4}$/.test(typed) ? undefined : 'A security code has 3 or 4 digits.';
}
