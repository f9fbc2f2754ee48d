import { keepHandle } from '#platform/session/code-handle.ts';
import type { SendCodeAnswer } from './contract.ts';

/** Keeps what the answer to asking for a code leaves with this browser. @returns the seconds until another may be asked for */
export function keepAnswer({ resendAfterSeconds, handle }: SendCodeAnswer): number {
  keepHandle(handle);
  return resendAfterSeconds;
}
