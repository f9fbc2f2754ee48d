import { AppError } from '#platform/http/app-error.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Contact } from './contact.ts';

/** Does what sends a code, and counts what became of it. */
export type CountCode = <T>(channel: Contact['channel'], send: () => Promise<T>) => Promise<T>;

const CHANNELS = ['email', 'sms'] as const;
/** Those that tell of trouble; there are more. */
const OUTCOMES = ['sent', 'delivery_failed', 'sending_paused'] as const;

/** Codes by channel: sent, or the code of the error that says why not. */
export function countCodes(metrics: Metrics): CountCode {
  const count = metrics.counter({
    name: 'foothold_codes_total',
    help: 'Codes asked for, by channel and outcome: sent, or why not',
    labels: ['channel', 'outcome'],
    known: CHANNELS.flatMap((channel) => OUTCOMES.map((outcome) => ({ channel, outcome }))),
  });
  return async (channel, send) => {
    try {
      const sent = await send();
      count({ channel, outcome: 'sent' });
      return sent;
    } catch (error) {
      count({ channel, outcome: error instanceof AppError ? error.code : 'internal' });
      throw error;
    }
  };
}
