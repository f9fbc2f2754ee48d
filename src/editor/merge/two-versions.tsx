import { ConflictDialog } from './conflict-dialog.tsx';
import type { DocumentWords } from './differences.ts';
import { undoneByChoice } from './undone-by-choice.ts';
import { contentOf } from '#editor/session/content.ts';
import { type EditorSession, useSession } from '#editor/session/use-session.ts';
import type { DocumentEditing } from '#editor/builder/use-document-editing.ts';

type TwoVersionsProps = {
  session: EditorSession;
  editing: DocumentEditing;
  noun: string;
  words: DocumentWords;
};

/** Shows this device's version beside the one that was saved elsewhere, and lets the person choose. */
export function TwoVersions({ session, editing, noun, words }: TwoVersionsProps) {
  const conflict = useSession(session, (state) => state.conflict);
  const content = useSession(session, (state) => state.content);
  const base = useSession(session, (state) => state.conflictBase);
  const writtenAt = useSession(session, (state) => state.writtenAt);
  if (!conflict) return null;
  const mine = { ...contentOf(content), title: content.title || conflict.title };
  const theirs = contentOf(conflict);
  const { between, byMine, byOther } = undoneByChoice(base, mine, theirs, words);
  return (
    <ConflictDialog
      open={editing.conflictOpen}
      onOpenChange={editing.setConflictOpen}
      noun={noun}
      mine={{ title: mine.title, at: writtenAt ?? undefined }}
      theirs={{ title: conflict.title, at: conflict.updatedAt }}
      differences={between}
      undoneByMine={byMine.map(({ name, mine: stays, theirs: goes }) => ({ name, goes, stays }))}
      undoneByOther={byOther.map(({ name, mine: goes, theirs: stays }) => ({ name, goes, stays }))}
      busy={editing.keepingBoth}
      onKeepMine={() => void editing.keepMine()}
      onTakeOther={editing.takeTheirs}
      onKeepBoth={() => void editing.keepBoth()}
    />
  );
}
