/** What the calls answer, as far as it is looked at. */
export type Answered = {
  id: number;
  version: number;
  updatedAt: string;
  title: string;
  data: Record<string, unknown>;
};
export type Call = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; json: Answered }>;

/** Calls of somebody who is signed in, to one of the copies that run. */
export function callsTo(url: string, token: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, json: (text === '' ? {} : JSON.parse(text)) as Answered }; // The contract of the calls.
  };
}

export function summaryOf({ data }: Answered): string {
  return typeof data.summary === 'string' ? data.summary : '';
}

export function phoneOf({ data }: Answered): unknown {
  return (data.personalInfo as { phone?: unknown } | undefined)?.phone;
}
