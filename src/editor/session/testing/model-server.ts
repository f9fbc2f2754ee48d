import { expect } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content, Stored } from '#editor/session/content.ts';
import type { DocumentGateway } from '#editor/session/document-gateway.ts';
import { conflict, offline, type Text } from './session-setup.ts';

/** How a call on its way ends. */
export type CallFate =
  | 'answered'
  | 'requestLost'
  | 'requestLate'
  | 'answerLost'
  | 'failing'
  | 'busy'
  | 'signedOut'
  | 'foundNothing';

type PendingCall = { name: string; work: () => unknown; settle: (fate: CallFate) => void };

/** What the server names a document that is saved without a title. */
export const GIVEN_TITLE = 'My Resume';
/** In a text that the server does not take. */
export const REFUSED_MARK = '!';
/** In a text that no page sends. */
export const INVALID_MARK = '?';

/** A server that remembers every version of every document, and whose calls wait until their fate is decided. */
export class ModelServer {
  readonly documents = new Map<number, Stored<Text>>();
  readonly versions = new Map<number, Map<number, Content<Text>>>();
  /** Whether another device has saved anything. */
  isShared = false;
  /** How many documents pages have made. */
  created = 0;
  /** What must not have happened. */
  readonly violations: string[] = [];
  /** The calls that a page waits for. */
  pending: PendingCall[] = [];
  /** Called before a page's save goes over what is there. */
  onOverwrite: (before: Content<Text>, after: Content<Text>) => void = () => undefined;
  /** Versions that a page was told it had saved. */
  #acknowledged = new Set<string>();
  #keys = new Map<string, number>();
  /** Requests that may still arrive, though nobody waits for their answers. */
  #late: (() => unknown)[] = [];

  readonly gateway: DocumentGateway<Text> = {
    titleOf,
    read: (id) => this.#call('read', () => structuredClone(this.#find(id))),
    create: (content, key) => this.#call('create', () => this.#create(structuredClone(content), key)),
    update: (id, content, version) =>
      this.#call('update', () => this.#update(id, structuredClone(content), version)),
  };

  /** A document that is there from the beginning. */
  restore({ id, version, ...content }: Stored<Text>): void {
    this.#put(id, content, version);
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
    for (const { work } of this.pending) {
      if (arrives) quietly(work);
      else this.#late.push(work);
    }
    this.pending = [];
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

  isAcknowledged(id: number, version: number): boolean {
    return this.#acknowledged.has(`${id} ${version}`);
  }

  everHad(id: number, has: (content: Content<Text>) => boolean): boolean {
    return [...(this.versions.get(id)?.values() ?? [])].some(has);
  }

  isMade(key: string): boolean {
    return this.documents.has(this.#keys.get(key) ?? 0);
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

  #create(content: Content<Text>, key: string) {
    assertTaken(content);
    const made = this.#keys.get(key);
    if (made !== undefined && this.documents.has(made)) {
      const title = this.versions.get(made)?.get(1)?.title ?? GIVEN_TITLE;
      return { id: made, version: 1, title, repeated: true };
    }
    const id = 10 + this.created;
    this.created += 1;
    this.#keys.set(key, id);
    this.#put(id, content, 1);
    return { id, version: 1, title: this.#find(id).title, repeated: false };
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

function titleOf({ title }: { title: string }): string {
  return title.trim() || GIVEN_TITLE;
}

/** Whether `saved` is what the server makes of `content`. */
export function isSaved(content: Content<Text>, saved: Content<Text>): boolean {
  const title = content.title.trim();
  return (
    (title === '' || title === saved.title) &&
    content.templateId === saved.templateId &&
    content.data.summary === saved.data.summary
  );
}

/** What no page sends. */
export function validate({ data }: Content<Text>) {
  return data.summary.includes(INVALID_MARK) ? { field: 'data.summary', message: 'no month' } : null;
}

function assertTaken({ data }: Content<Text>): void {
  expect(data.summary, 'what is not valid is not sent').not.toContain(INVALID_MARK);
  if (!data.summary.includes(REFUSED_MARK)) return;
  const [status, code, field] = [400, 'invalid_request', 'data.summary'];
  throw new ApiError({ message: 'no', status, code, field });
}

function answerWith<Answer>(
  work: () => Answer,
  resolve: (answer: Answer) => void,
  reject: (error: unknown) => void,
): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}

function quietly(work: (() => unknown) | undefined): void {
  try {
    work?.();
  } catch {
    // It was refused, and nobody is there to hear it.
  }
}

function errorOf(fate: CallFate): Error {
  switch (fate) {
    case 'failing':
      return new ApiError({ message: 'down', status: 503, code: 'unavailable' });
    case 'busy':
      return new ApiError({ message: 'busy', status: 429, code: 'rate_limited', retryAfterSeconds: 30 });
    case 'signedOut':
      return new ApiError({ message: 'sign in', status: 401, code: 'unauthenticated' });
    case 'foundNothing':
      return new ApiError({ message: 'no such page', status: 404, code: 'not_found' });
    default:
      return offline();
  }
}
