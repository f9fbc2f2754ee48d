import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { seeded, someResume } from '#documents/merge/testing/random-edits.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { documents, users } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';
import { createDocumentStore } from '../store.server.ts';
import { FollowingStory } from './testing/following-story.ts';

/** `SEED` and `SEEDS` choose some of them: all together take hours. */
const FIRST = Number(process.env.SEED ?? 0);
const STORIES = Number(process.env.SEEDS ?? count(10_000, 12));
/** A story takes about a second. */
const LONGEST_MS = Math.max(60_000, STORIES * 10_000);
const LENGTH = 60;
const VARIANTS = 5;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test(
  `in ${STORIES} stories of a base and ${VARIANTS} variants on three devices, nothing typed is lost, and all end equal`,
  async () => {
    const { db } = product.database;
    await product.signIn('ana@example.com');
    const [person] = await db.select().from(users).where(eq(users.email, 'ana@example.com'));
    const userId = person?.id ?? 0;
    const kind = { name: 'resume', noun: 'resume', tailoredBy: RESUME };
    const made = createDocumentStore<object>(db, product.clock, silentLog, {
      ...kind,
      upgrade: (stored) => stored as object, // As the stories have written it.
    });
    const { variants } = made;
    if (!variants) throw new Error('resumes have variants');
    for (let seed = FIRST; seed < FIRST + STORIES; seed += 1) {
      const random = seeded(seed);
      const data = { ...someResume(random), settings: { language: 'en' } };
      const base = await made.create(userId, { title: 'Base', templateId: 'modern-1', data });
      const tailored: number[] = [];
      for (let left = VARIANTS; left > 0; left -= 1)
        tailored.push((await variants.tailor(userId, base.id, {}, undefined)).id);
      const at = { userId, base: base.id, variants: tailored };
      const story = new FollowingStory({ ...made, variants }, random, at);
      for (let step = 0; step < LENGTH; step += 1) {
        await story.next();
        product.clock.advance(random.below(300));
      }
      await story.end();
      const kept = await story.kept();
      expect(
        [...story.typed].filter((text) => !kept.has(text)),
        `seed ${seed}`,
      ).toEqual([]);
      for (const { server, devices } of await story.copies())
        for (const copy of devices) if (copy) expect(copy, `seed ${seed}`).toEqual(server);
      await db.delete(documents).where(eq(documents.userId, userId));
    }
  },
  LONGEST_MS,
);
