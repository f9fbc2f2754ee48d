import { LONG_TEXT_MAX } from '#documents/limits.ts';
import { findPlan, formatPrice, type PlanId, REFUND_DAYS } from '#money/plans.ts';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODES_A_DAY,
  CODES_AN_HOUR,
  IDLE_DAYS,
  MAX_ATTEMPTS,
  OWN_CODES_A_DAY,
  RESEND_AFTER_SECONDS,
  SESSION_DAYS,
} from '#platform/session/sign-in-limits.ts';

/** Every figure that the help quotes. */
export const figures = {
  codeDigits: CODE_LENGTH,
  codeMinutes: CODE_MINUTES,
  codeTries: MAX_ATTEMPTS,
  resendSeconds: RESEND_AFTER_SECONDS,
  sessionDays: SESSION_DAYS,
  sessionIdleDays: IDLE_DAYS,
  refundDays: REFUND_DAYS,
  longText: LONG_TEXT_MAX.toLocaleString('en-US'),
  codesAnHour: CODES_AN_HOUR,
  codesADay: CODES_A_DAY,
  ownCodesADay: OWN_CODES_A_DAY,
  // Those of the server and of the builders, whose code must not come along: a test holds these against them.
  documents: 200,
  autosaveSeconds: 2,
  undoSeconds: 60,
  historyDays: 30,
  summaryCharacters: 500,
  languages: ['English', 'German', 'Spanish', 'French', 'Italian', 'Dutch', 'Polish', 'Portuguese'],
} as const;

/** What a plan is called, what it costs and how long it lasts. */
export function planTerms(id: PlanId): { id: PlanId; name: string; days: number; price: string } {
  const plan = findPlan(id);
  if (!plan) throw new Error(`there is no plan ${id}`);
  return { id, name: plan.name, days: plan.days, price: formatPrice(plan.priceCents) };
}

/** "English, German and Polish". */
export function enumerated(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
