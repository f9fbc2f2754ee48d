import type { Content } from './content.ts';

/**
 * What stands on the screen and what the server is known to have, once `sent` was saved. The title that the server gave
 * is only taken where none was sent: it may have trimmed one that is still being typed.
 */
export function afterSave<Data>(
  onScreen: Content<Data>,
  sent: Content<Data>,
  given: string | undefined,
): { content: Content<Data>; base: Content<Data> } {
  const title = sent.title.trim() === '' ? (given ?? sent.title) : sent.title;
  const saved = title === sent.title ? sent : { ...sent, title };
  if (onScreen === sent) return { content: saved, base: saved };
  const renamed = onScreen.title === sent.title && title !== sent.title;
  return { content: renamed ? { ...onScreen, title } : onScreen, base: sent };
}
