import type { Fields } from '#documents/fields.ts';
import { mergeContent } from '#editor/merge/merge-content.ts';
import { valueAt, type Content } from '#editor/session/content.ts';

/** How many changes can be taken back. */
export const STEPS_MAX = 100;
/** A pause in typing after which the next letter begins a new step, in ms. */
export const TYPING_PAUSE_MS = 1_000;

const PARTS = ['title', 'templateId', 'data'] as const;

/** One change, or the typing of one go in one field. */
export type HistoryStep<Data> = Change & {
  before: Content<Data>;
  after: Content<Data>;
  /** When it last grew, in ms. */
  at: number;
};

/** What can be taken back and what can be done again, the nearest step last. */
export type History<Data> = { past: readonly HistoryStep<Data>[]; future: readonly HistoryStep<Data>[] };

/** Where something was taken back or done again; `caret` where that is a text. */
export type Trace = { path: string; caret?: number };

export function noHistory<Data>(): History<Data> {
  return { past: [], future: [] };
}

/** The history after a person has changed something; what could be done again no longer can. */
export function recorded<Data>(
  { past }: History<Data>,
  before: Content<Data>,
  after: Content<Data>,
  at: number,
): History<Data> {
  const change = findChange(before, after);
  const last = past.at(-1);
  // What came from elsewhere since then is no part of the step.
  const isNext = last?.after.data === before.data;
  const goesOn =
    isNext && last?.typing && change.typing && last.path === change.path && at - last.at < TYPING_PAUSE_MS;
  if (!goesOn) return { past: [...past, { ...change, before, after, at }].slice(-STEPS_MAX), future: [] };
  const grown = { ...last, after, at };
  // Typed and taken out again in one go: nothing happened.
  const nothing = valueAt(grown.before, change.path) === valueAt(after, change.path);
  return { past: [...past.slice(0, -1), ...(nothing ? [] : [grown])], future: [] };
}

/** The same after a pause: what comes next is a step of its own, however soon it follows. */
export function paused<Data>(history: History<Data>): History<Data> {
  const last = history.past.at(-1);
  return last?.typing ? { ...history, past: history.past.with(-1, { ...last, typing: false }) } : history;
}

type Turn<Data> = { history: History<Data>; content: Content<Data>; trace: Trace };

/** Takes back the last step; nothing where there is none. */
export function undone<Data>(
  { past, future }: History<Data>,
  content: Content<Data>,
  fields: Fields,
): Turn<Data> | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const history = { past: past.slice(0, -1), future: [...future, step] };
  return { history, ...withStep(fields, content, step.after, step.before, step.path) };
}

/** Does the last step again that was taken back; nothing where there is none. */
export function redone<Data>(
  { past, future }: History<Data>,
  content: Content<Data>,
  fields: Fields,
): Turn<Data> | undefined {
  const step = future.at(-1);
  if (!step) return undefined;
  const history = { past: [...past, step], future: future.slice(0, -1) };
  return { history, ...withStep(fields, content, step.before, step.after, step.path) };
}

/**
 * Brings over only what the step changed: what came from elsewhere meanwhile stays, also where it changed the same words
 * once more.
 */
function withStep<Data>(
  fields: Fields,
  content: Content<Data>,
  from: Content<Data>,
  to: Content<Data>,
  path: string,
): Pick<Turn<Data>, 'content' | 'trace'> {
  if (from.data !== to.data && content.data !== from.data) {
    const merged = mergeContent(fields, from, content, to).content;
    return { content: merged, trace: { path: findChange(content, merged).path } };
  }
  const carry = <Part extends keyof Content<Data>>(part: Part) =>
    from[part] === to[part] ? content[part] : to[part];
  const after = { title: carry('title'), templateId: carry('templateId'), data: carry('data') };
  const [one, other] = [valueAt(from, path), valueAt(to, path)];
  const texts = typeof one === 'string' && typeof other === 'string';
  return {
    // The very object where nothing else changed, so that a document back at its saved state is known as saved.
    content: PARTS.every((part) => after[part] === to[part]) ? to : after,
    trace: { path, ...(texts && { caret: caretAfter(one, other) }) },
  };
}

/** Where an edit changed something: a path such as `data.employment.0.position`. */
export type Change = {
  path: string;
  /** Whether one text became another, as by typing: such changes of one field are taken back together. */
  typing: boolean;
};

/**
 * Finds the place of a change between two versions that share what did not change. Where several values differ it is
 * the first of them; where entries were added, removed or moved, the first place in their list that differs.
 */
export function findChange(before: unknown, after: unknown): Change {
  const path: string[] = [];
  let [one, other] = [before, after];
  let single = true;
  while (isTree(one) && isTree(other)) {
    const [a, b] = [one, other];
    const different = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key]);
    const [first] = different;
    if (first === undefined) break;
    path.push(first);
    single &&= different.length === 1;
    const rearranged = Array.isArray(a) && Array.isArray(b) && (a.length !== b.length || !single);
    if (rearranged) return { path: path.join('.'), typing: false };
    [one, other] = [a[first], b[first]];
  }
  return { path: path.join('.'), typing: single && typeof one === 'string' && typeof other === 'string' };
}

/** Where the caret stands after a text became another: behind the part that differs, as if it had just been typed. */
export function caretAfter(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - end;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
