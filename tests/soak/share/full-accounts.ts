import { startSession } from '#features/auth/sessions.server.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, users } from '#platform/database/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';

const words = 'All of the words of a long text. ';

/** A resume of about 800 KB, whose pages are few. */
function fullResume(): object {
  const entry = { position: 'Nurse', company: 'Hospital', include: false, description: words.repeat(590) };
  const employment = Array.from({ length: 42 }, (_, id) => ({ id: String(id), ...entry }));
  return { ...typicalResume(), employment };
}

/** Makes accounts with many full resumes. @returns their tokens */
export async function writeFullAccounts(db: Database, accounts: number, resumes: number): Promise<string[]> {
  const now = systemClock.now();
  const tokens: string[] = [];
  for (let account = 0; account < accounts; account += 1) {
    const email = `full${account}@example.com`;
    const [user] = await db.insert(users).values({ email, createdAt: now }).returning();
    if (!user) throw new Error('the person is not there');
    const written = { title: 'Nurse', templateId: 'modern-1', version: 1, createdAt: now, updatedAt: now };
    const row = { ...written, userId: user.id, kind: 'resume', data: fullResume() };
    for (let at = 0; at < resumes; at += 1) await db.insert(documents).values(row);
    tokens.push((await startSession(db, systemClock, { userId: user.id, userAgent: 'Firefox' })).token);
  }
  return tokens;
}
