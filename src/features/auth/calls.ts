import type { z } from 'zod';
import { aFlag, aListOf, aNumber, aText, fields, nothing, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { Profile } from '#platform/session/profile.ts';
import { aProfile } from '#platform/session/session-calls.ts';
import type {
  SendCodeAnswer,
  sendCodeRequest,
  VerifyCodeAnswer,
  verifyCodeRequest,
  deletionCodeAnswer,
  deletionCodeRequest,
  deletionContactAnswer,
  deletionRequest,
  SessionSummary,
  UndoAnswer,
  undoRequest,
} from './contract.ts';

type SendCode = z.input<typeof sendCodeRequest>;
type VerifyCode = z.input<typeof verifyCodeRequest>;

const sentCode = { resendAfterSeconds: aNumber, handle: aText };

export const sendCode = apiCall<SendCodeAnswer, SendCode>('POST', '/api/auth/send-otp', fields(sentCode));

export const verifyCode = apiCall<VerifyCodeAnswer, VerifyCode>(
  'POST',
  '/api/auth/verify-otp',
  fields({ sessionToken: aText, user: aProfile }, { handle: aText }),
);

export const undoChange = apiCall<UndoAnswer, z.input<typeof undoRequest>>(
  'POST',
  '/api/auth/undo-change',
  fields({ email: orNull(aText), phone: orNull(aText), incomplete: aFlag }),
);

export const listSessions = apiCall<SessionSummary[]>(
  'GET',
  '/api/account/sessions',
  aListOf(fields({ id: aNumber, device: aText, startedAt: aText, lastSeenAt: aText, current: aFlag })),
);

export const endOneSession = apiCall<void>('DELETE', '/api/account/sessions/{id}', nothing);

export const endEverySession = apiCall<void>('POST', '/api/account/sign-out-everywhere', nothing);

export const sendContactCode = apiCall<SendCodeAnswer, SendCode>(
  'POST',
  '/api/account/contacts/send-code',
  fields(sentCode),
);

export const verifyContact = apiCall<Profile, VerifyCode>('POST', '/api/account/contacts/verify', aProfile);

export const removeContact = apiCall<Profile>('DELETE', '/api/account/contacts/{channel}', aProfile);

/** Where a code that confirms deleting the account goes. */
export const readDeletionContact = apiCall<z.infer<typeof deletionContactAnswer>>(
  'GET',
  '/api/account/deletion',
  fields({ sentTo: aText }),
);

export const sendDeletionCode = apiCall<
  z.infer<typeof deletionCodeAnswer>,
  z.input<typeof deletionCodeRequest>
>('POST', '/api/account/deletion/send-code', fields({ ...sentCode, sentTo: aText }));

export const deleteAccount = apiCall<void, z.input<typeof deletionRequest>>(
  'POST',
  '/api/account/deletion',
  nothing,
);
