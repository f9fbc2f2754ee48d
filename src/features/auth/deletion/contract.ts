import { z } from 'zod';
import { code, handle, sendCodeAnswer } from '../contract.ts';

export const deletionCodeRequest = z.object({ handle });

export const deletionCodeAnswer = sendCodeAnswer.extend({
  /** The person's own email address or phone number that the code went to: of before a change that can still be undone. */
  sentTo: z.string(),
});

export const deletionRequest = z.object({ code, handle });
