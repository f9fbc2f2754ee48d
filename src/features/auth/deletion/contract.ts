import { z } from 'zod';
import { code, handle, sendCodeAnswer } from '../contract.ts';

export const deletionCodeRequest = z.object({ handle });

export const deletionContactAnswer = z.object({
  /** The person's own email address or phone number that the code goes to: of before a change that can still be undone. */
  sentTo: z.string(),
});

export const deletionCodeAnswer = sendCodeAnswer.extend(deletionContactAnswer.shape);

export const deletionRequest = z.object({ code, handle });
