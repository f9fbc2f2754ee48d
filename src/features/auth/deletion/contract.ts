import { z } from 'zod';
import { code, sendCodeAnswer } from '../contract.ts';

export const deletionCodeAnswer = sendCodeAnswer.extend({
  /** The person's own email address or phone number that the code went to. */
  sentTo: z.string(),
});

export const deletionRequest = z.object({ code });
