import { startSession } from '#features/auth/sessions.server.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { documents, users } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import type { Random } from '#tests/support/seeded-random.ts';

/** Somebody with a session and documents. */
export type Person = {
  token: string;
  resumes: number[];
  letters: number[];
  applications: number[];
  /** What was marked as sent of their applications. */
  sent: number[];
};

/** Who the hostile calls come from. */
export type Population = {
  /** Signed in all the while, as far as the calls let them. */
  people: Person[];
  /** Sessions that calls which end sessions may use up. */
  leaving: string[];
  /** Sessions that have run out. */
  over: string[];
};

const DAY_MS = 24 * 3600_000;
const PEOPLE = 24;
const LEAVING = 60;
const OVER = 4;
/** Newest documents of somebody that calls are about. */
const KEPT_IDS = 6;

/** Puts people into the database of a product that is not running yet. */
export async function settle({ db }: OpenDatabase): Promise<Population> {
  const now = systemClock.now();
  const somebody = async (name: string, days: number, clock = systemClock) => {
    const accessUntil = days === 0 ? null : new Date(now.getTime() + days * DAY_MS);
    const email = `${name}@example.com`;
    const [user] = await db.insert(users).values({ email, accessUntil, createdAt: now }).returning();
    if (!user) throw new Error('the person is not there');
    return { id: user.id, ...(await startSession(db, clock, { userId: user.id, userAgent: 'Firefox' })) };
  };
  const written = { title: 'Nurse', version: 1, createdAt: now, updatedAt: now };
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const { id: userId, token } = await somebody(`person${at}`, at % 2 === 0 ? 30 : 0);
    const [resume] = await db
      .insert(documents)
      .values({ ...written, userId, kind: 'resume', templateId: 'modern-1', data: typicalResume() })
      .returning({ id: documents.id });
    const [letter] = await db
      .insert(documents)
      .values({ ...written, userId, kind: 'letter', templateId: 'professional-1', data: typicalLetter() })
      .returning({ id: documents.id });
    const [resumeId, letterId] = [resume?.id ?? 0, letter?.id ?? 0];
    const [application] = await db
      .insert(documents)
      .values({
        ...{ ...written, userId, kind: 'application', templateId: 'application' },
        data: { ...typicalApplication(), resumeId, letterId },
      })
      .returning({ id: documents.id });
    const applications = [application?.id ?? 0];
    people.push({ token, resumes: [resumeId], letters: [letterId], applications, sent: [] });
  }
  const leaving: string[] = [];
  for (let at = 0; at < LEAVING; at += 1) leaving.push((await somebody(`leaving${at}`, 0)).token);
  const longAgo = { ...systemClock, now: () => new Date(now.getTime() - 400 * DAY_MS) };
  const over: string[] = [];
  for (let at = 0; at < OVER; at += 1) over.push((await somebody(`over${at}`, 0, longAgo)).token);
  return { people, leaving, over };
}

export function somebodyOf({ people }: Population, random: Random): Person {
  const [first, ...others] = people;
  if (!first) throw new Error('nobody is there');
  return random.pick([first, ...others]);
}

/** What of somebody a call is about that names a thing by its number. */
export function idsAt(path: string, person: Person): number[] {
  if (path.includes('cover-letters')) return person.letters;
  return path.includes('applications') ? person.applications : person.resumes;
}

export function keepId(ids: number[], id: number): void {
  ids.push(id);
  if (ids.length > KEPT_IDS) ids.shift();
}
