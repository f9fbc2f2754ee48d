import { emptyResume } from '#documents/resume/empty.ts';
import { migrateResume } from '#documents/resume/migrations.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { newEntryId } from './entries.ts';

/**
 * A resume fit for the screen: of the current version, with nothing missing, and with entries that can be told apart.
 * What nobody here knows is kept.
 */
export function prepareResume(raw: unknown): ResumeData {
  const empty = emptyResume();
  const migrated = migrateResume(raw);
  // The server has checked what it sends and a draft was once on this screen; what an older one lacks is filled in.
  const given = (typeof migrated === 'object' && migrated !== null ? migrated : {}) as Partial<ResumeData>;
  const data = { ...empty, ...given };
  return {
    ...data,
    personalInfo: { ...empty.personalInfo, ...given.personalInfo },
    settings: { ...empty.settings, ...given.settings },
    employment: withOwnIds(data.employment),
    education: withOwnIds(data.education),
    sections: withOwnIds(data.sections).map((section) => ({ ...section, items: withOwnIds(section.items) })),
  };
}

/** The same entries, with an id of its own for each that has none or another's. */
function withOwnIds<E extends { id: string }>(entries: readonly E[]): E[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const id = String(entry.id ?? '');
    const own = id === '' || taken.has(id) ? newEntryId() : id;
    taken.add(own);
    return own === entry.id ? entry : { ...entry, id: own };
  });
}
