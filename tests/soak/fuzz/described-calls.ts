import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';

/** A call that the product answers. */
export type Call = {
  method: string;
  /** With the names of what is to be filled in: `/api/resumes/{id}`. */
  path: string;
  /** Names of the query that it understands. */
  query: string[];
  /** Bodies that it takes; none where it reads no body. */
  bodies: unknown[];
};

/** Calls that the API's description leaves out, since they are no part of the API. */
export const NOT_DESCRIBED = [
  'GET /api/openapi.json',
  'GET /dev/inbox',
  'GET /s/{token}',
  'GET /s/{token}/file.pdf',
  'GET /s/{token}/{page}',
  'POST /s/{token}/opened',
  'GET /s/*',
] as const;

const HANDLE = 'h'.repeat(43);
const documents = (templateId: string, data: unknown) => ({
  create: [{ title: 'Nurse', templateId, data }],
  update: [
    { data, title: 'Nurse', templateId, version: 1 },
    { data, cause: 'merge', settled: ['summary'], tags: ['Clinic'] },
    { data },
  ],
});
const archived = [{ archived: true }, { archived: false }];
const named = [{ name: 'Sent' }, { name: '' }];
const restored = [{ version: 1 }, {}];
const resume = documents('modern-1', typicalResume());
const letter = documents('professional-1', typicalLetter());
const application = documents('application', typicalApplication());

/** What is sent in each call that reads a body; a call that is not here fails the test. */
const BODIES: Record<string, unknown[]> = {
  'POST /api/auth/send-otp': [
    { email: 'newcomer@example.com', handle: null },
    { phone: '+12025550123', handle: HANDLE },
  ],
  'POST /api/auth/verify-otp': [{ email: 'newcomer@example.com', code: '123456', handle: HANDLE }],
  'POST /api/auth/passkey': [
    {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', handle: null },
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  ],
  'POST /api/account/passkeys': [
    {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'e30', attestationObject: 'AAAA', transports: ['internal'] },
    },
  ],
  'PUT /api/account/passkeys/{id}': [{ name: 'My phone' }],
  'POST /api/account/contacts/send-code': [{ email: 'further@example.com', handle: null }],
  'POST /api/account/contacts/verify': [{ phone: '+12025550124', code: '123456', handle: HANDLE }],
  'POST /api/account/deletion/send-code': [{ handle: null }],
  'POST /api/account/deletion': [{ code: '123456', handle: HANDLE }],
  'POST /api/auth/undo-change': [{ token: HANDLE }],
  'POST /api/read-back': [{ templateId: 'modern-1', data: typicalResume() }],
  'POST /api/resumes': resume.create,
  'PUT /api/resumes/{id}': resume.update,
  'PUT /api/resumes/{id}/archived': archived,
  'PUT /api/resumes/{id}/versions/{version}': named,
  'POST /api/resumes/{id}/versions/{version}/restore': restored,
  'POST /api/resumes/{id}/variants': [{ title: 'For the clinic', language: 'de' }, {}],
  'PUT /api/resumes/{id}/base': [{ baseId: 1 }, { baseId: 2 }],
  'POST /api/cover-letters': letter.create,
  'PUT /api/cover-letters/{id}': letter.update,
  'PUT /api/cover-letters/{id}/archived': archived,
  'PUT /api/cover-letters/{id}/versions/{version}': named,
  'POST /api/cover-letters/{id}/versions/{version}/restore': restored,
  'POST /api/applications': application.create,
  'PUT /api/applications/{id}': application.update,
  'PUT /api/applications/{id}/archived': archived,
  'PUT /api/applications/{id}/versions/{version}': named,
  'POST /api/applications/{id}/versions/{version}/restore': restored,
  'POST /api/applications/{id}/sent': [{ sentOn: '2026-03-01', how: 'By mail' }, {}],
  'POST /api/resumes/{id}/links': [
    { days: 7, hide: ['phone', 'references'], label: 'For the clinic', countOpens: true },
    {},
  ],
  'POST /api/cover-letters/{id}/links': [{ days: 365, hide: ['email'] }, {}],
  'PUT /api/drafts/{key}': [
    { kind: 'resume', title: 'Nurse', templateId: 'modern-1', data: typicalResume() },
    {
      kind: 'letter',
      templateId: 'professional-1',
      data: typicalLetter(),
      updatedAt: '2026-03-01T00:00:00Z',
    },
  ],
  'POST /api/looks': [
    { name: 'Mine', look: { accentColor: '#9f1239', typefaces: 'literata', density: 'compact' } },
    { name: 'Plain', look: {} },
  ],
  'PUT /api/looks/{id}': [{ name: 'Ours' }, { look: { pageNumbers: 'off' } }],
  // Its body is a picture, which none of these is.
  'POST /api/photos': [{ picture: 'none' }],
  'POST /api/preview': [
    { kind: 'resume', templateId: 'modern-1', data: typicalResume(), known: ['a'] },
    { kind: 'letter', templateId: 'professional-1', data: typicalLetter(), date: '2026-03-01' },
  ],
  'POST /api/contact': [
    { name: 'Ana', email: 'ana@example.com', subject: 'A question', message: 'How?', website: '' },
  ],
  'POST /api/create-subscription': [{ planType: '30days' }],
  'POST /api/sandbox/card': [
    {
      clientSecret: 'cs_1_secret_2',
      cardNumber: '4242 4242 4242 4242',
      expiry: '12/30',
      cvc: '123',
      confirmation: 'approved',
    },
  ],
  // Browsers name its type as no JSON, so that the description names none.
  'POST /api/csp-reports': [
    [{ type: 'csp-violation', body: { documentURL: 'http://a.example/', effectiveDirective: 'script-src' } }],
    { 'csp-report': { 'document-uri': 'http://a.example/', 'blocked-uri': 'inline' } },
  ],
  // Its body is checked against a signature before it is read, so that the description names none.
  'POST /api/webhooks/stripe': [
    { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } },
  ],
};

type Parameter = { in: string; name: string };
type Operation = { parameters?: Parameter[]; requestBody?: object };
export type Description = { paths: Record<string, Record<string, Operation>> };

/**
 * Every call of the product, as its description tells; those with a body three times, since more can be wrong in them.
 * @throws Error where a call reads a body that nobody has written an example of
 */
export function callsOf({ paths }: Description): Call[] {
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, operation]): Call => {
      const method = name.toUpperCase();
      const bodies = BODIES[`${method} ${path}`];
      if (operation.requestBody && !bodies) throw new Error(`no example of a body for ${method} ${path}`);
      const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      return { method, path, query: query.map(({ name }) => name), bodies: bodies ?? [] };
    }),
  );
  const others = NOT_DESCRIBED.map((call): Call => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, query: [], bodies: [] };
  });
  return [...described, ...others].flatMap((call) => (call.bodies.length > 0 ? [call, call, call] : [call]));
}
