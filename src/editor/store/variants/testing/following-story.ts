import { mergeDocuments } from '#documents/merge/merge.ts';
import { COMMON, someEdits, textsIn, type Random } from '#documents/merge/testing/random-edits.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { DocumentStore } from '../../store.server.ts';
import type { VariantStore } from '../variant-store.server.ts';

/** What a device has of a document: the version that it began from, and what was made of it there. */
type Copy = { version: number; was: object; mine: object };

/**
 * A base and what follows it, edited on several devices that are offline most of the time: each saves what it has when
 * it comes to that, and merges where another one was first, by the one merge and as the browser does.
 */
export class FollowingStory {
  /** What somebody typed and nobody deleted or reworded since. */
  readonly typed = new Set<string>();
  /** What a device holds that can be saved nowhere any more, as it does with drafts. */
  readonly keptOnDevices: object[] = [];
  /** What was saved in the base since a variant was last read: no variant has seen it yet. */
  private unseen = new Set<string>();
  /** The base as it was then. */
  private seenBase: object | undefined;
  private readonly devices: Map<number, Copy>[];
  private readonly ids: Set<number>;
  private readonly store: DocumentStore<object> & { variants: VariantStore };
  private readonly random: Random;
  private readonly userId: number;
  private readonly base: number;

  constructor(
    store: DocumentStore<object> & { variants: VariantStore },
    random: Random,
    at: { userId: number; base: number; variants: readonly number[] },
  ) {
    this.store = store;
    this.random = random;
    this.userId = at.userId;
    this.base = at.base;
    this.ids = new Set([at.base, ...at.variants]);
    this.devices = [new Map(), new Map(), new Map()];
  }

  /** One thing that happens, whatever it is. */
  async next(): Promise<void> {
    const device = this.devices[this.random.below(this.devices.length)];
    const ids = [...this.ids];
    const id = ids[this.random.below(ids.length)];
    if (!device || id === undefined) return;
    const chance = this.random.below(100);
    if (chance < 45) await this.edit(device, id);
    else if (chance < 75) await this.save(device, id);
    else if (chance < 88) await this.read(device, id);
    else if (chance < 93) await this.restore(id);
    else if (chance < 95) await this.store.variants.detach(this.userId, id);
    else if (chance < 97) await unlessRefused(this.store.variants.attach(this.userId, id, this.base));
    else if (chance < 98 && this.ids.has(this.base)) await this.removeBase();
  }

  /** All devices save what they have and read what there is. */
  async end(): Promise<void> {
    for (const device of this.devices) for (const id of this.ids) await this.save(device, id);
    for (const device of this.devices) for (const id of this.ids) await this.read(device, id);
  }

  /** What each device has of each document in the end. */
  async copies(): Promise<{ server: object; devices: (object | undefined)[] }[]> {
    return Promise.all(
      [...this.ids].map(async (id) => ({
        server: (await this.store.get(this.userId, id)).data,
        devices: this.devices.map((device) => device.get(id)?.mine),
      })),
    );
  }

  /** Everything that is kept anywhere: documents, the sides of their conflicts, and their versions. */
  async kept(): Promise<Set<string>> {
    const found: unknown[] = [...this.keptOnDevices];
    for (const id of this.ids) {
      const { data, conflicts } = await this.store.get(this.userId, id);
      // What both sides had before is no text of either.
      const sides = conflicts.map(({ mine, theirs }) => [mine, theirs]);
      found.push(data, sides, await this.versionsOf(id));
    }
    return textsIn(found);
  }

  private async versionsOf(id: number): Promise<object[]> {
    const versions = await this.store.history.list(this.userId, id);
    return Promise.all(
      versions.map(async ({ version }) => (await this.store.history.get(this.userId, id, version)).data),
    );
  }

  private async edit(device: Map<number, Copy>, id: number): Promise<void> {
    const copy = device.get(id) ?? (await this.read(device, id));
    if (!copy) return;
    const before = textsIn(copy.mine);
    const mine = someEdits(copy.mine, this.random);
    const after = textsIn(mine);
    for (const text of before) if (!after.has(text)) this.typed.delete(text);
    for (const text of after) if (!before.has(text) && !COMMON.includes(text)) this.typed.add(text);
    copy.mine = mine;
  }

  private async read(device: Map<number, Copy>, id: number): Promise<Copy | undefined> {
    const copy = device.get(id);
    if (id !== this.base) await this.noteSeen();
    const there = await unlessRefused(this.store.get(this.userId, id));
    if (!there) return this.keepOnDevice(device, id);
    const merged = copy
      ? mergeDocuments(RESUME, copy.was, copy.mine, there.data)
      : { merged: there.data, conflicts: [] };
    // The dialog keeps the other side until a save keeps the version that has it.
    if (merged.conflicts.length > 0) this.keptOnDevices.push(merged.conflicts);
    const now = { version: there.version, was: there.data, mine: merged.merged };
    device.set(id, now);
    return now;
  }

  private async save(device: Map<number, Copy>, id: number): Promise<void> {
    for (let copy = device.get(id); copy && copy.mine !== copy.was; copy = device.get(id)) {
      const { version, mine } = copy;
      const before = textsIn(copy.was);
      try {
        const saved = await this.store.update(this.userId, id, { data: mine, version });
        device.set(id, { version: saved.version, was: mine, mine });
        if (id === this.base) for (const text of textsIn(mine)) if (!before.has(text)) this.unseen.add(text);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'version_conflict')
          return void this.keepOnDevice(device, id);
        await this.read(device, id);
      }
    }
  }

  private async restore(id: number): Promise<void> {
    if (id !== this.base) await this.noteSeen();
    const versions = await this.store.history.list(this.userId, id);
    const one = versions[this.random.below(versions.length)];
    if (one) await this.store.history.restore(this.userId, id, one.version, null);
  }

  /**
   * Who deletes a document deletes what stands in it and its versions alone, but not what its variants were still to be
   * given.
   */
  private async removeBase(): Promise<void> {
    const { data } = await this.store.get(this.userId, this.base);
    const present = textsIn(data);
    const past = textsIn(await this.versionsOf(this.base));
    const { unseen } = this;
    const following = (await this.store.list(this.userId)).filter(({ baseId }) => baseId === this.base);
    await this.store.remove(this.userId, this.base);
    this.ids.delete(this.base);
    for (const device of this.devices) this.keepOnDevice(device, this.base);
    const kept = await this.kept();
    const comesIn = following.length > 0 ? unseen : new Set<string>();
    const leftOut = await this.leftOutBy(following, data);
    for (const text of past.union(present))
      if (!kept.has(text) && !(present.has(text) && comesIn.has(text) && !leftOut.has(text)))
        this.typed.delete(text);
  }

  private async noteSeen(): Promise<void> {
    this.unseen = new Set();
    this.seenBase = (await unlessRefused(this.store.get(this.userId, this.base)))?.data;
  }

  /** What the base had made of what those that followed it have left out, which none of them gets back. */
  private async leftOutBy(following: readonly { id: number }[], base: object): Promise<Set<string>> {
    const found: unknown[] = [];
    for (const { id } of following) {
      const mine = (await this.store.get(this.userId, id)).data;
      const { conflicts } = mergeDocuments<object>(RESUME, this.seenBase ?? base, mine, base);
      found.push(conflicts.map(({ theirs }) => theirs));
    }
    return textsIn(found);
  }

  private keepOnDevice(device: Map<number, Copy>, id: number): undefined {
    const copy = device.get(id);
    if (copy) this.keptOnDevices.push(copy.mine);
    device.delete(id);
  }
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
