import type { AdmittedBody, BodyShares } from './body-shares.ts';
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
    /** Whose turn it is to send a body; undefined where limits are off. */
    bodyShares: BodyShares | undefined;
    /** The body of this call, where there is one. */
    body: AdmittedBody | undefined;
    /** What the log calls the contact that a call of somebody signed out is about. */
    contactInLog: string | undefined;
  };
};
