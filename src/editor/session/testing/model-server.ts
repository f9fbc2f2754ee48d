import { ApiError } from '#platform/http/api-error.ts';
import type { Content, Stored } from '#editor/session/content.ts';
import type { DocumentGateway } from '#editor/session/document-gateway.ts';
import type { DraftAnswer } from '#editor/session/draft-gateway.ts';
import type { SharedDraft } from '#editor/session/draft-event.ts';
import { answerWith, errorOf, quietly, type CallFate, type PendingCall } from './model-calls.ts';
import { assertTaken, GIVEN_TITLE, isSaved, titleOf } from './model-texts.ts';
import { conflict, type Text } from './session-setup.ts';

/** A server that remembers every version of every document, and whose calls wait until their fate is decided. */
export class ModelServer {
  readonly documents = new Map<number, Stored<Text>>();
  readonly versions = new Map<number, Map<number, Content<Text>>>();
  /** Whether another device has saved anything. */
  isShared = false;
  /** How many documents pages have made. */
  created = 0;
  /** How many of them were made by other devices. */
  createdElsewhere = 0;
  #moment = Date.parse('2026-01-01T00:00:00Z');
  /** Which document was made under a key, whether or not it is still there. */
  readonly keys = new Map<string, number>();
  /** What must not have happened. */
  readonly violations: string[] = [];
  /** What is kept of documents that were never saved, by their keys, and every text that ever was. */
  readonly drafts = new Map<string, SharedDraft<Text>>();
  readonly draftTexts: Content<Text>[] = [];
  /** The calls about drafts that are on their way. */
  pendingDrafts: PendingCall[] = [];
  /** The calls that a page waits for. */
  pending: PendingCall[] = [];
  /** Called before a page's save goes over what is there. */
  onOverwrite: (before: Content<Text>, after: Content<Text>) => void = () => undefined;
  /** Versions that a page was told it had saved. */
  #acknowledged = new Set<string>();
  /** Requests that may still arrive, though nobody waits for their answers. */
  #late: (() => unknown)[] = [];

  readonly gateway: DocumentGateway<Text> = {
    titleOf,
    read: (id) => this.#call('read', () => structuredClone(this.#find(id))),
    create: (content, key, seen) =>
      this.#call('create', () => this.#create(structuredClone(content), key, seen)),
    drafts: {
      read: (key) => this.#draftCall('readDraft', () => this.#readDraft(key)),
      keep: (key, content, _, seen) =>
        this.#draftCall('keepDraft', () => this.#keepDraft(key, structuredClone(content), seen)),
      remove: (key, seen) =>
        this.#draftCall('removeDraft', () => {
          if (this.drafts.has(key) && this.drafts.get(key)?.updatedAt !== seen) throw conflict();
          this.drafts.delete(key);
        }),
    },
    update: (id, content, version) =>
      this.#call('update', () => this.#update(id, structuredClone(content), version)),
  };

  /** A document that is there from the beginning. */
  restore({ id, version, ...content }: Stored<Text>): void {
    this.#put(id, content, version);
  }

  /** The fate of the call about a draft that is under way, if there is one. */
  decideDraft(fate: CallFate): void {
    this.pendingDrafts.shift()?.settle(fate === 'foundNothing' ? 'answered' : fate);
  }

  /** Another device writes in the draft. */
  draftElsewhere(key: string, content: Content<Text>): void {
    if (this.isMade(key)) return;
    this.isShared = true;
    this.#putDraft(key, content);
  }

  discardElsewhere(key: string): void {
    this.drafts.delete(key);
  }

  /** Another device, which has seen the draft, saves it. */
  saveDraftElsewhere(key: string, title: string): void {
    const draft = this.drafts.get(key);
    if (!draft || this.isMade(key)) return;
    this.isShared = true;
    this.#make({ ...draft.content, title }, key);
    this.createdElsewhere += 1;
  }

  /** Decides the fate of the call that is under way, if there is one. */
  decide(fate: CallFate): void {
    const call = this.pending.shift();
    // Of a document that is there the API never says that it is not.
    call?.settle(fate === 'foundNothing' && call.name !== 'create' ? 'answered' : fate);
  }

  /** A request that was given up reaches the server after all. */
  lateArrives(): void {
    quietly(this.#late.shift());
  }

  /** The page is gone in the middle of a call: nobody waits for it any more. */
  abandon(arrives: boolean): void {
    for (const { work } of [...this.pending, ...this.pendingDrafts]) {
      if (arrives) quietly(work);
      else this.#late.push(work);
    }
    this.pending = [];
    this.pendingDrafts = [];
  }

  /** Another device saves on top of what is there. */
  saveElsewhere(id: number, change: Partial<Content<Text>>): void {
    const found = this.documents.get(id);
    if (!found) return;
    this.isShared = true;
    this.#put(id, { ...found, ...change }, found.version + 1);
  }

  remove(id: number): void {
    this.documents.delete(id);
    this.#late = [];
  }

  has(id: number, content: Content<Text>, version: number): boolean {
    const found = this.versions.get(id)?.get(version);
    return found !== undefined && isSaved(content, found);
  }

  /** The same, whatever its summary is. */
  hasBeside(id: number, content: Content<Text>, version: number): boolean {
    const found = this.versions.get(id)?.get(version);
    return found !== undefined && isSaved({ ...content, data: found.data }, found);
  }

  isAcknowledged(id: number, version: number): boolean {
    return this.#acknowledged.has(`${id} ${version}`);
  }

  everHad(id: number, has: (content: Content<Text>) => boolean): boolean {
    return [...(this.versions.get(id)?.values() ?? [])].some(has);
  }

  isMade(key: string): boolean {
    return this.documents.has(this.keys.get(key) ?? 0);
  }

  #draftCall<Answer>(name: string, work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.pendingDrafts.push({
        name,
        work,
        settle: (fate) => {
          if (fate === 'answered') return answerWith(work, resolve, reject);
          if (fate === 'requestLate' && name !== 'readDraft') this.#late.push(work);
          if (fate === 'answerLost') quietly(work);
          reject(errorOf(fate));
        },
      });
    });
  }

  #readDraft(key: string): DraftAnswer<Text> {
    const shared = structuredClone(this.drafts.get(key));
    if (shared) return { type: 'draftFound', shared };
    return { type: this.isMade(key) ? 'draftSaved' : 'draftGone' };
  }

  #keepDraft(key: string, content: Content<Text>, seen: string | null): SharedDraft<Text> {
    assertTaken(content);
    const before = this.drafts.get(key);
    if (this.isMade(key) || (before?.updatedAt ?? null) !== seen) throw conflict();
    if (before) this.onOverwrite(before.content, content);
    return structuredClone(this.#putDraft(key, content));
  }

  #putDraft(key: string, content: Content<Text>): SharedDraft<Text> {
    this.#moment += 1_000;
    const shared = { content: structuredClone(content), updatedAt: new Date(this.#moment).toISOString() };
    this.drafts.set(key, shared);
    this.draftTexts.push(shared.content);
    return shared;
  }

  #call<Answer extends { id: number; version: number }>(name: string, work: () => Answer): Promise<Answer> {
    const [other] = this.pending;
    if (other) this.violations.push(`${name} is called while ${other.name} is under way`);
    return new Promise((resolve, reject) => {
      this.pending.push({
        name,
        work,
        settle: (fate) => {
          if (fate === 'answered') return answerWith(() => this.#noted(name, work()), resolve, reject);
          if (fate === 'requestLate') this.#late.push(work);
          if (fate === 'answerLost') quietly(work);
          reject(errorOf(fate));
        },
      });
    });
  }

  #noted<Answer extends { id: number; version: number }>(name: string, answer: Answer): Answer {
    if (name !== 'read') this.#acknowledged.add(`${answer.id} ${answer.version}`);
    return answer;
  }

  #find(id: number): Stored<Text> {
    const found = this.documents.get(id);
    if (!found) throw new ApiError({ message: 'Resume not found.', status: 404, code: 'not_found' });
    return found;
  }

  #create(content: Content<Text>, key: string, seen: string | null | undefined) {
    assertTaken(content);
    const made = this.keys.get(key);
    if (made !== undefined && this.documents.has(made)) {
      const title = this.versions.get(made)?.get(1)?.title ?? GIVEN_TITLE;
      return { id: made, version: 1, title, repeated: true };
    }
    const draft = this.drafts.get(key);
    if (seen !== undefined && (draft?.updatedAt ?? null) !== seen) throw conflict();
    if (draft) this.onOverwrite(draft.content, content);
    const id = this.#make(content, key);
    return { id, version: 1, title: this.#find(id).title, repeated: false };
  }

  #make(content: Content<Text>, key: string): number {
    const id = 10 + this.created;
    this.created += 1;
    this.keys.set(key, id);
    this.drafts.delete(key);
    this.#put(id, content, 1);
    return id;
  }

  #update(id: number, content: Content<Text>, version: number) {
    assertTaken(content);
    const found = this.#find(id);
    if (found.version !== version) throw conflict();
    this.onOverwrite(found, content);
    this.#put(id, content, version + 1);
    return { id, version: version + 1 };
  }

  #put(id: number, { title, templateId, data }: Content<Text>, version: number): void {
    const content = { title: titleOf({ title }), templateId, data };
    this.documents.set(id, { ...content, id, version });
    const versions = this.versions.get(id) ?? new Map<number, Content<Text>>();
    this.versions.set(id, versions.set(version, content));
  }
}
