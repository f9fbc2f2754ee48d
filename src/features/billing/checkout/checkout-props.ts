import type { CreateSubscriptionAnswer } from '../contract.ts';

/** What both card forms are given. */
export type CheckoutProps = {
  checkout: CreateSubscriptionAnswer;
  /** The button's text, with the price. */
  payLabel: string;
  /** Where the person goes once it is paid: a path of this site. */
  next: string;
};
