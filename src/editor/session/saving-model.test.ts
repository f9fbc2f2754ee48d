import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { FOUND_STORIES } from './testing/found-stories.ts';
import { machinePage, runnerPage } from './testing/model-pages.ts';
import { live } from './testing/saving-model.ts';
import { randomStory, shrunk, type Story } from './testing/stories.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A few seconds' worth; more, or others, where somebody is looking for something. */
const STORIES = Number(process.env.STORIES ?? 2_000);
const SEED = Number(process.env.SEED ?? 1);

async function failureOf(story: Story, openPage: typeof machinePage): Promise<string | null> {
  vi.clearAllTimers();
  return live(story, openPage).then(
    () => null,
    (error: unknown) => String(error),
  );
}

it.each(FOUND_STORIES)('nothing is lost or untrue where %s', async (_, story) => {
  expect(await failureOf(story, machinePage)).toBeNull();
  expect(await failureOf(story, runnerPage)).toBeNull();
});

it.each([
  ['the machine', machinePage],
  ['the session with its runner', runnerPage],
])('%s loses nothing and tells the truth, whatever happens', async (_, openPage) => {
  for (let seed = SEED; seed < SEED + STORIES; seed += 1) {
    const story = randomStory(seededRandom(seed));
    if ((await failureOf(story, openPage)) === null) continue;
    const shortest = await shrunk(story, async (one) => (await failureOf(one, openPage)) !== null);
    expect.fail(`SEED=${seed} ${JSON.stringify(shortest)}: ${await failureOf(shortest, openPage)}`);
  }
});
