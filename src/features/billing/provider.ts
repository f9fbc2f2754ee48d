/** What is bought: the terms that a settled payment is compared with. */
export type Purchase = {
  paymentId: number;
  /** Makes a repeated creation answer with the same checkout. */
  idempotencyKey: string;
  name: string;
  amountCents: number;
  currency: string;
  /** Where the provider sends people back to, where it has to leave the page. */
  returnUrl: string;
  email: string | null;
};

export type Checkout = { sessionRef: string; clientSecret: string };

/** How a checkout stands, as the provider tells it. */
export type CheckoutState = {
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  amountCents: number | null;
  currency: string | null;
  livemode: boolean;
  /** Our payment's id, as given at creation. */
  paymentId: string | null;
  paymentIntentRef: string | null;
};

/** Money on its way back. `key` is the one we asked with; null where somebody asked at the provider's own desk. */
export type Refund = { key: string | null; status: 'pending' | 'succeeded' | 'failed'; amountCents: number };

/** What became of a payment's money after it had arrived. */
export type RefundState = {
  refunds: Refund[];
  /** Whether the person's bank has taken the money back, or holds it while it looks into the matter. */
  disputed: boolean;
};

/** Something that happened at the provider, with what it is about: a checkout, or a payment's money. */
export type ProviderEvent = {
  id: string;
  type: string;
  sessionRef: string | null;
  paymentIntentRef: string | null;
};

/** The provider has answered that there will be no such checkout: asking again with the same key is useless. */
export class CheckoutRefusedError extends Error {
  constructor(cause: unknown) {
    super('the payment provider refused the checkout', { cause });
    this.name = 'CheckoutRefusedError';
  }
}

/** The provider has answered that it does not give this money back. */
export class RefundRefusedError extends Error {
  constructor(cause: unknown) {
    super('the payment provider refused the refund', { cause });
    this.name = 'RefundRefusedError';
  }
}

/** The payment provider, as far as we need it. */
export interface PaymentProvider {
  /** @throws CheckoutRefusedError for a definite no, any other error where it is not known what became of the call */
  createCheckout(purchase: Purchase): Promise<Checkout>;
  checkoutState(sessionRef: string): Promise<CheckoutState>;
  /** Makes a checkout unpayable; fails where it was paid or has expired already. */
  expireCheckout(sessionRef: string): Promise<void>;
  /**
   * Gives all of a payment's money back; the same key asks once.
   * @throws RefundRefusedError for a definite no, any other error where it is not known what became of the call
   */
  refund(paymentIntentRef: string, key: string): Promise<void>;
  refundState(paymentIntentRef: string): Promise<RefundState>;
  /** What happened to money after it had arrived, the oldest first. */
  refundEvents(since: Date): Promise<ProviderEvent[]>;
  /** Reads a webhook call. @throws where the signature is wrong or too old */
  readEvent(body: string, signature: string): ProviderEvent;
}
