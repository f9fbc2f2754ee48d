import { typicalResume } from '#tests/factories/sample-resumes.ts';

/** Runs one statement. */
export type RunStatement = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Of one account: what most people have, and a little more than that of what few have, so that every table is large. */
const RESUMES = 5;
const OTHERS = 3;
const VERSIONS = 3;
const SESSIONS = 2;

/** Moments of the last so many days, the same for the same row. */
const ago = (days: number, of = 'n') =>
  `$1::timestamptz - make_interval(secs => (${of}::bigint * 7919 % ${days * 24 * 3600})::double precision)`;
const hash = (of: string) => `encode(sha256((${of})::text::bytea), 'hex')`;

/**
 * Fills an empty database as years of use do: people with documents of ordinary size, their versions, sessions, codes,
 * payments and messages.
 * @param now the moment that it is of
 */
export async function fillBigDatabase(run: RunStatement, people: number, now: Date): Promise<void> {
  const each = (table: string, columns: string, values: string, times = 1, more: unknown[] = []) =>
    run(
      `insert into ${table} (${columns})
       select ${values} from generate_series(1, ${people}) u, generate_series(1, ${times}) t,
       lateral (select (u - 1) * ${times} + t as n) numbered where $1::timestamptz is not null`,
      [now, ...more],
    );
  await each(
    'users',
    'id, email, access_until, created_at',
    `u, case when u % 500 > 0 then 'big' || u || '@example.com' end, case when u % 5 = 0 then $1::timestamptz + make_interval(days => u % 30) end, ${ago(700)}`,
  );
  await each(
    'sessions',
    'token_hash, user_id, user_agent, created_at, last_seen_at, expires_at',
    `${hash(`'session' || n`)}, u, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ${ago(80)}, ${ago(13)}, $1::timestamptz + interval '10 days'`,
    SESSIONS,
  );
  await each(
    'passkeys',
    'user_id, credential_id, public_key, sign_count, transports, name, created_at, last_used_at',
    `u, ${hash(`'passkey' || n`)}, ${hash(`'key' || n`)}, 0, 'internal', 'My phone', ${ago(300)}, ${ago(20)}`,
  );
  await each('used_challenges', 'hash, expires_at', `${hash(`'challenge' || n`)}, ${ago(30)}`);
  const data = JSON.stringify(typicalResume());
  await each(
    'documents',
    'user_id, kind, id, title, template_id, data, version, created_at, updated_at, tags',
    `u, case when t <= ${RESUMES} then 'resume' when t = ${RESUMES + 1} then 'application' else 'letter' end, n,
     'Resume ' || n, 'modern-1', replace($2::text, 'Silva', 'Silva ' || n)::json, t, ${ago(600)}, ${ago(400)}, '{Clinic}'`,
    RESUMES + OTHERS,
    [data],
  );
  await run(
    `update documents d set base_id = (d.user_id - 1) * ${RESUMES + OTHERS} + 1, base_version = 1, base_sha256 = ${hash(`'body' || ((d.user_id - 1) * ${VERSIONS} + 1)`)} where kind = 'resume' and id % ${RESUMES + OTHERS} = 2`,
  );
  await each(
    'stored_texts',
    'user_id, sha256, body',
    `u, ${hash(`'body' || n`)}, replace($2::text, 'Silva', 'Costa ' || n)::json`,
    VERSIONS,
    [data],
  );
  await each(
    'document_versions',
    'user_id, kind, document_id, version, title, template_id, sha256, cause, saved_at, kept_at',
    `u, 'resume', (u - 1) * ${RESUMES + OTHERS} + 1, t, 'Resume', 'modern-1', ${hash(`'body' || n`)}, 'edit', ${ago(29)}, ${ago(29)}`,
    VERSIONS,
  );
  await each(
    'drafts',
    'user_id, key, kind, template_id, data, updated_at',
    `u, gen_random_uuid(), 'resume', 'modern-1', '{}', ${ago(300)}`,
  );
  await each('looks', 'user_id, name, look, updated_at', `u, 'Mine', '{}', ${ago(300)}`);
  await each(
    'outbox',
    'channel, recipient, subject, text, user_id, created_at, sent_at, attempts, next_attempt_at, reply_to',
    `'email', 'big' || u || '@example.com', 'Your receipt', repeat('Thank you. ', 40), u, ${ago(7)},
     case when u % 100 > 1 then ${ago(6)} end, 1, case when u % 100 = 0 then ${ago(7)} end,
     case when u % 9 = 0 then 'big' || u || '@example.com' end`,
    2,
  );
  await each(
    'contact_messages',
    'name, email, subject, message, created_at',
    `'Ana', 'big' || u || '@example.com', 'A question', repeat('How? ', 40), ${ago(360)}`,
  );
  await each(
    'payments',
    'id, user_id, plan_id, amount_cents, currency, access_days, livemode, status, session_ref, payment_intent_ref, created_at, updated_at, paid_at',
    `n, u, '30days', 1500, 'usd', 30, true, case when u % 300 = 0 then 'open' when u % 50 = 0 then 'refunded' else 'paid' end, 'cs_' || n, 'pi_' || n, ${ago(700)}, ${ago(700)}, ${ago(700)}`,
  );
  await each(
    'payment_events',
    'payment_id, at, from_status, to_status, cause',
    `u, ${ago(700)}, 'open', 'paid', 'webhook'`,
    2,
  );
  await each('refund_marks', 'payment_id, contact_hash, at', `u, ${hash(`'mark' || u`)}, ${ago(360)}`);
  await each(
    'webhook_events',
    'id, type, received_at',
    `'evt_' || n, 'checkout.session.completed', ${ago(700)}`,
  );
  await each(
    'limits',
    'key, hits, resets_at',
    `'hash ' || ${hash('n')}, 3, $1::timestamptz + make_interval(secs => n % 86400)`,
  );
  await each(
    'sign_in_codes',
    'contact, mailbox, purpose, handle, asker, own_send, code_hash, attempts, open_attempts, sent_at, expires_at',
    `'big' || u || '@example.com', 'big' || u || '@example.com', 'sign-in', ${hash(`'handle' || n`)}, 'a', false, 'used', 1, 0, ${ago(1)}, ${ago(1)}`,
  );
  await each(
    'known_devices',
    'contact, handle, last_proven_at',
    `'big' || u || '@example.com', ${hash(`'handle' || n`)}, ${ago(170)}`,
  );
  await each(
    'contact_undos',
    'token_hash, user_id, email, changed_at',
    `${hash(`'undo' || n`)}, u, 'was' || u || '@example.com', ${ago(3)}`,
  );
  await each('former_contacts', 'user_id, contact, left_at', `u, 'was' || u || '@example.com', ${ago(360)}`);
  await each('erased_sessions', 'token_hash, erased_at', `${hash(`'erased' || n`)}, ${ago(170)}`);
  await each('stored_files', 'user_id, sha256, size, bytes', `u, ${hash(`'file' || n`)}, 1000, sha256('x')`);
  await each(
    'photos',
    'user_id, sha256, size, bytes, named_at, looked_at',
    `u, ${hash(`'photo' || n`)}, 1000, sha256('x'), ${ago(40)}, ${ago(1)}`,
  );
  await each(
    'document_links',
    'id, user_id, kind, document_id, token_sha256, label, hidden, counts_opens, version, title, file_name, pdf_sha256, text_sha256, page_sha256s, created_at, updated_at, expires_at',
    `n, u, 'resume', (u - 1) * ${RESUMES + OTHERS} + 1, ${hash(`'link' || n`)}, 'For the clinic', '{phone}', true, 1, 'Ana', '{"ascii":"a","utf8":"a"}', ${hash(`'file' || n`)}, 'y', '{z}', ${ago(300)}, ${ago(300)}, $1::timestamptz + make_interval(days => u % 300 - 20)`,
  );
  await each('link_opens', 'link_id, day, opens', `u, '2026-01-0' || t, 1`, 2);
  await each(
    'sent_applications',
    'id, user_id, application_id, title, employer, position, sent_on, how, data_sha256, created_at',
    `n, u, (u - 1) * ${RESUMES + OTHERS} + ${RESUMES + 1}, 'Clinic', 'Clinic', 'Nurse', '2026-01-01', 'By mail', ${hash(`'file' || n`)}, ${ago(300)}`,
  );
  await each(
    'sent_documents',
    'sent_id, kind, user_id, document_id, version, title, template_id, data_sha256, pdf_sha256, pdf_size',
    `u, 'resume', u, 1, 1, 'Resume', 'modern-1', 'a', ${hash(`'file' || n`)}, 1000`,
  );
  for (const [table, column] of SEQUENCES)
    await run(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    );
  await run(`select setval('document_ids', (select max(id) from documents))`);
  await run('vacuum analyze');
}

const SEQUENCES = [
  ['users', 'id'],
  ['payments', 'id'],
  ['document_links', 'id'],
  ['sent_applications', 'id'],
] as const;
