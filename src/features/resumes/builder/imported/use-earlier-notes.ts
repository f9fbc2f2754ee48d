import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { READ_NOTES, readNotesOf, withNotes, withReadNotes } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { deviceImports } from '#editor/drafts/device-drafts.ts';
import type { ImportNotes } from '#editor/drafts/imports.ts';
import type { ResumeSession } from '../resume-session.ts';

/**
 * What an earlier release kept on this device of a resume that was read from a file goes into the resume itself, once, so
 * that it is there on every device.
 */
export function useEarlierNotes(session: ResumeSession, accountId: number): void {
  const [parameters] = useSearchParams();
  const named = parameters.get('draft') ?? '';
  useEffect(() => {
    const imports = deviceImports();
    for (const name of [session.creationKey() ?? '', session.draftName(), named]) {
      const kept = imports.find(accountId, name);
      if (!kept) continue;
      imports.drop(accountId, name);
      // What nobody has claimed still is told to have been read from a file.
      if (accountId === NOBODY) imports.mark(accountId, name);
      session.edit((content) => ({ ...content, data: withEarlierNotes(content.data, kept) }));
    }
  }, [session, accountId, named]);
}

/** A resume with the notes of an earlier release; where it has its own, with those. */
export function withEarlierNotes(data: ResumeData, kept: ImportNotes): ResumeData {
  if (readNotesOf(data)) return data;
  const noted = withReadNotes(kept.data, kept);
  const notes = READ_NOTES in noted ? readNotesOf(noted) : null;
  if (!notes) return data;
  const settled = new Set(
    readNotesOf(withReadNotes(kept.data, settledOnly(kept)))?.doubts.map(({ id }) => id),
  );
  const doubts = notes.doubts.map((doubt) => ({ ...doubt, settled: settled.has(doubt.id) }));
  return withNotes(data, { ...notes, doubts, hidden: kept.hidden });
}

function settledOnly({ lowConfidenceFields, settled }: ImportNotes) {
  return {
    lowConfidenceFields: lowConfidenceFields.filter(({ field }) => settled.includes(field)),
    unplaced: [],
  };
}
