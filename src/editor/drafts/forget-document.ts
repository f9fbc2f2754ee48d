import { deviceDocuments } from './device-drafts.ts';

/** Removes what this device keeps of a document that is deleted, and tells its other tabs. */
export async function forgetDocument(accountId: number, name: string): Promise<void> {
  const { drafts, copies, news } = deviceDocuments(accountId);
  // Whoever has it open in another tab is told, whatever becomes of the rest.
  news.emit({ kind: 'deleted', document: name });
  const unsaved = (await drafts.list()).filter(({ document }) => document === name);
  await Promise.all([...unsaved.map(({ remove }) => remove()), copies.drop(name)]);
}
