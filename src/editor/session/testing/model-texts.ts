import { expect } from 'vitest';
import type { Content } from '#editor/session/content.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Text } from './session-setup.ts';

/** What the server names a document that is saved without a title. */
export const GIVEN_TITLE = 'My Resume';
/** In a text that the server does not take. */
export const REFUSED_MARK = '!';
/** In a text that no page sends. */
export const INVALID_MARK = '?';

/** The title that the server keeps it by. */
export function titleOf({ title }: { title: string }): string {
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
export function unsavable({ data }: Content<Text>) {
  return data.summary.includes(INVALID_MARK) ? [{ field: 'data.summary', message: 'no month' }] : [];
}

/** Refuses what the server does not take; fails where it should not have been sent. */
export function assertTaken({ data }: Content<Text>): void {
  expect(data.summary, 'what is not valid is not sent').not.toContain(INVALID_MARK);
  if (!data.summary.includes(REFUSED_MARK)) return;
  const [status, code, field] = [400, 'invalid_request', 'data.summary'];
  throw new ApiError({ message: 'no', status, code, field });
}
