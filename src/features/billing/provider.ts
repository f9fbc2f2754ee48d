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

/** A webhook call whose signature was right. `sessionRef` names the checkout it is about, if any. */
export type ProviderEvent = { id: string; type: string; sessionRef: string | null };

/** The payment provider, as far as we need it. */
export interface PaymentProvider {
  createCheckout(purchase: Purchase): Promise<Checkout>;
  checkoutState(sessionRef: string): Promise<CheckoutState>;
  /** Makes a checkout unpayable; fails where it was paid or has expired already. */
  expireCheckout(sessionRef: string): Promise<void>;
  /** @throws where the signature is wrong or too old */
  readEvent(body: string, signature: string): ProviderEvent;
}
