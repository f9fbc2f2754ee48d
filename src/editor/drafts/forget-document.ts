import { deviceDocuments } from './device-drafts.ts';

/** Removes what this device keeps of a document that is deleted. */
export async function forgetDocument(accountId: number, name: string): Promise<void> {
  const { drafts, copies } = deviceDocuments(accountId);
  const unsaved = (await drafts.list()).filter(({ document }) => document === name);
  await Promise.all([...unsaved.map(({ remove }) => remove()), copies.drop(name)]);
}
