import { emptyLetter } from '#documents/letter/empty.ts';
import { migrateLetter } from '#documents/letter/migrations.ts';
import type { LetterData } from '#documents/letter/schema.ts';

/** A letter fit for the screen: of the current version, with nothing missing. What nobody here knows is kept. */
export function prepareLetter(raw: unknown): LetterData {
  const empty = emptyLetter();
  const migrated = migrateLetter(raw);
  // The server has checked what it sends and a draft was once on this screen; what an older one lacks is filled in.
  const given = (typeof migrated === 'object' && migrated !== null ? migrated : {}) as Partial<LetterData>;
  return {
    ...empty,
    ...given,
    personalInfo: { ...empty.personalInfo, ...given.personalInfo },
    recipient: { ...empty.recipient, ...given.recipient },
    content: { ...empty.content, ...given.content },
    settings: { ...empty.settings, ...given.settings },
  };
}
