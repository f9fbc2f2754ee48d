import { findPlan, type PlanId } from './plans.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';

/*
 * What the address of a document carries on the way to a plan and back. It stands in the address, so that it outlives
 * signing in, the bank's page and a reload; whoever is back takes it off again, so that it happens once.
 */

/** The PDF is wanted: it is downloaded at once, or the plans are shown where there is none. */
const WANTED = ['get', 'pdf'] as const;
/** A payment that is not settled yet, and the PDF is wanted once it is. */
export const AWAITED_PAYMENT = 'payment';

/** The plan that was chosen before something else came in between. */
const CHOSEN = 'plan';

export type WayBack = { wantsPdf: boolean; awaitedPayment: number | null; chosenPlan: PlanId | null };

/** What the query of an address carries. */
export function wayBackIn(search: string): WayBack {
  const parameters = new URLSearchParams(search);
  const payment = Number(parameters.get(AWAITED_PAYMENT));
  return {
    wantsPdf: parameters.get(WANTED[0]) === WANTED[1],
    awaitedPayment: Number.isSafeInteger(payment) && payment > 0 ? payment : null,
    chosenPlan: findPlan(parameters.get(CHOSEN) ?? '')?.id ?? null,
  };
}

/** The way to a document whose PDF is wanted, by the plan that was chosen for it. */
export function forPdf(path: string, plan?: PlanId): string {
  return changed(path, (parameters) => {
    parameters.set(...WANTED);
    if (plan) parameters.set(CHOSEN, plan);
  });
}

/** The same place, wanting nothing. */
export function plainWay(path: string): string {
  return changed(path, () => undefined);
}

/**
 * Where a payment leads that ended like this: to what it was for, and no further than the money goes. What is not
 * settled yet is waited for there; what was not paid leads back without opening the plans again.
 */
export function wayOnward(status: PaymentStatus, next: string, paymentId: number): string {
  if (status === 'paid') return next;
  const isWaiting = status === 'open' || status === 'creating';
  return isWaiting && wayBackIn(queryOf(next)).wantsPdf ? waitingFor(next, paymentId) : plainWay(next);
}

/** The way to a document whose PDF is wanted once a payment is settled. */
function waitingFor(path: string, paymentId: number): string {
  return changed(path, (parameters) => parameters.set(AWAITED_PAYMENT, String(paymentId)));
}

function changed(path: string, change: (parameters: URLSearchParams) => void): string {
  const [, place = '', , query = '', hash = ''] = /^([^?#]*)(\?([^#]*))?(#.*)?$/u.exec(path) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.delete(WANTED[0]);
  parameters.delete(AWAITED_PAYMENT);
  parameters.delete(CHOSEN);
  change(parameters);
  const changedQuery = parameters.toString();
  return place + (changedQuery && `?${changedQuery}`) + hash;
}

function queryOf(path: string): string {
  return /\?[^#]*/u.exec(path)?.[0] ?? '';
}
