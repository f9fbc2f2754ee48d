import type { AdmittedBody } from './body-shares.ts';
import type { Shares } from './shares.ts';
import type { Caller } from '#platform/log/security-log.ts';

/** The person a request comes from. */
export type SignedInUser = {
  id: number;
  email: string | null;
  phone: string | null;
  /** End of paid access; null where there is none. */
  accessUntil: Date | null;
};

/** The session that a request comes with. */
export type CurrentSession = { id: number; startedAt: Date };

/** What middleware leaves for handlers. */
export type ApiEnv = {
  Variables: {
    user: SignedInUser;
    session: CurrentSession;
    requestId: string;
    clientAddress: string;
    /** Where the call comes from, for the log. */
    caller: Caller;
    /** Whose turn it is to send or to read something; undefined where limits are off. */
    shares: Shares | undefined;
    /** The body of this call, where there is one. */
    body: AdmittedBody | undefined;
    /** Most bytes that are read of it, where it is less than of others. */
    bodyMost: number | undefined;
    /** How many bytes of it were read; missing while nobody has begun to. */
    bodyBytes: number | undefined;
    /** Of a call that is sent a file: that, once it was read; before that, that it is to be read as bytes. */
    bodyRead: 'as bytes' | Uint8Array | undefined;
    /** The turn of a call that reads something. */
    answerTurn: AdmittedBody | undefined;
    /** What the log calls the contact that a call of somebody signed out is about. */
    contactInLog: string | undefined;
  };
};
