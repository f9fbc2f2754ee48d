import type { DeviceTable } from '#editor/device/device-table.ts';
import type { Journal } from './draft-journal.ts';

type Kept = { copies: DeviceTable; drafts: DeviceTable; journal: Journal };

/**
 * Removes the server's versions of documents of every account but `except`. One that a draft was written on stays with the
 * draft, which cannot be brought together with what was changed elsewhere without it.
 */
export async function dropSavedCopies(
  { copies, drafts, journal }: Kept,
  except: number | null,
): Promise<void> {
  try {
    const [kept, unsaved] = await Promise.all([copies.read(''), drafts.read('')]);
    const written = [...unsaved, ...journal.read('')].map(({ name }) => name.slice(0, name.lastIndexOf(':')));
    const needed = new Set(written);
    const goes = (name: string) => !needed.has(name) && !(except !== null && name.startsWith(`${except}:`));
    const remove = kept.map(({ name }) => name).filter(goes);
    if (remove.length > 0) await copies.write({ remove });
  } catch {
    // A device that keeps nothing has nothing to remove.
  }
}
