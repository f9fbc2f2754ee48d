/** What an attacker sends again and again; `NUMBER` in a body and `ID` in an address are filled in. */
export type HostileCall = { method: string; path: string; body?: string };

const described = (text: string, entries: number) =>
  Array(entries)
    .fill(JSON.stringify({ position: 'a', description: text }))
    .join(',');

/** A document of many pages, which takes the engine about as long as it may. */
const LONG = `"summary":"NUMBER","employment":[${described('All of the words of a long text. '.repeat(500), 40)}]`;
/** As large as may be, and legal. */
const LARGE = `"summary":"NUMBER","employment":[${described('All of the words of a long text. '.repeat(590), 42)}]`;
const keys = (many: number) => Array.from({ length: many }, (_, at) => `"k${at.toString(36)}":1`).join(',');
/** As many keys as may be that nobody knows, of 500 different ones. */
const KEYS = `"NUMBER":1,"a":[${Array(68)
  .fill(`{${keys(500)}}`)
  .join(',')}]`;

const preview = (data: string) => `{"kind":"resume","templateId":"modern-1","data":{${data}}}`;

export const HOSTILE_CALLS = {
  previews: { method: 'POST', path: '/api/preview', body: preview(LONG) },
  keys: { method: 'POST', path: '/api/preview', body: preview(KEYS) },
  saves: { method: 'PUT', path: '/api/resumes/ID', body: `{"data":{${LARGE}}}` },
  reads: { method: 'GET', path: '/api/resumes/ID' },
  guesses: {
    method: 'POST',
    path: '/api/auth/verify-otp',
    body: `{"email":"ana@example.com","code":"123456","handle":"${'A'.repeat(43)}"}`,
  },
  'pages that are not there': { method: 'GET', path: '/nothing' },
  'saves of keys': { method: 'PUT', path: '/api/resumes/ID', body: `{"data":{${KEYS}}}` },
} as const satisfies Record<string, HostileCall>;
export type AttackName = keyof typeof HOSTILE_CALLS;
