import type { Content } from '#editor/session/content.ts';
import type { ModelServer } from './model-server.ts';
import { GIVEN_TITLE, INVALID_MARK, REFUSED_MARK } from './model-texts.ts';
import type { ModelDevice, ModelPage } from './model-pages.ts';
import { first, type Text } from './session-setup.ts';

/** Where a page stands: what it shows, what its device keeps, and what the server has. */
type Standing = { page: ModelPage; device: ModelDevice; server: ModelServer };

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`does not hold: ${what}`);
}

/** The page could end now: what is on the screen is on the server, or in a draft. */
export function assertSafe({ page, device, server }: Standing): void {
  const { content, stored } = page.state();
  const draft = device.drafts.get(page.draftName());
  const isDrafted = draft !== undefined && isSame(draft, content);
  const isOnServer = stored !== null && server.has(stored.id, content, stored.version);
  const isUntouched = stored === null && isSame(first, content);
  holds(isDrafted || isOnServer || isUntouched, 'what is on the screen is kept');
}

/** What is said of the writing is so. */
export function assertTrue({ page, server }: Standing): void {
  const { content, stored, conflict, failure, dirty, status } = page.state();
  const isStored = stored !== null && server.has(stored.id, content, stored.version);
  const key = page.creationKey();
  const draftKey = page.draftKey();
  const goesByItsKey = stored === null || draftKey === null || server.keys.get(draftKey) === stored.id;
  holds(goesByItsKey, 'what was saved first here goes by the key that it was made under');
  const isTrue = {
    empty: () => isSame(first, content) && key !== null && (server.isShared || !server.isMade(key)),
    unsaved: () => (dirty || isInvalid(content)) && failure === null,
    saving: () => server.pending.length === 1 || server.pendingDrafts.length > 0,
    saved: () => isStored,
    partly: () =>
      stored !== null && isInvalid(content) && server.hasBeside(stored.id, content, stored.version),
    merged: () => isStored,
    followed: () => isStored && !server.isAcknowledged(stored.id, stored.version),
    copy: () => isStored,
    offline: () => failure?.kind === 'offline' || isInvalid(content),
    invalid: () => content.data.summary.includes(REFUSED_MARK),
    failed: () => failure !== null,
    conflict: () => conflict !== null,
  }[status];
  holds(isTrue(), `the status "${status}"`);
}

/** What is on the screen has changed by itself only where the server has had what is gone. */
export function assertNothingTakenAway(
  server: ModelServer,
  before: { content: Content<Text>; id: number | undefined },
  { content: now, notice, stored }: ReturnType<ModelPage['state']>,
): void {
  // What was never saved is on the server, too, or is offered back.
  const had = (has: (version: Content<Text>) => boolean) =>
    server.everHad(before.id ?? stored?.id ?? 0, has) ||
    server.draftTexts.some(has) ||
    (notice !== null && has(notice.other));
  const { summary } = before.content.data;
  const title = before.content.title.trim();
  const lines = now.data.summary.split('\n');
  // What another device wrote stands beside it.
  if (!summary.split('\n').every((line) => lines.includes(line)))
    holds(
      had(({ data }) => data.summary === summary),
      `"${summary}" is not taken away`,
    );
  if (now.title.trim() !== title && title !== '')
    holds(
      had((version) => version.title.trim() === title),
      `the title "${title}" is not taken away`,
    );
}

/** The parts of a content, each unlike any other. */
export function partsOf({ title, templateId, data }: Content<Text>): string[] {
  return [`title ${title.trim() || GIVEN_TITLE}`, `template ${templateId}`, ...data.summary.split('\n')];
}

export function isNotTaken(content: Content<Text>): boolean {
  return content.data.summary.includes(REFUSED_MARK) || isInvalid(content);
}

/** Whether no page sends its summary. */
export function isInvalid({ data }: Content<Text>): boolean {
  return data.summary.includes(INVALID_MARK);
}

export function isSame(one: Content<unknown>, other: Content<Text>): boolean {
  const { summary } = one.data as Text; // Drafts of this test hold its texts.
  return one.title === other.title && one.templateId === other.templateId && summary === other.data.summary;
}
