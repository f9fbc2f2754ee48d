import { ConflictDialog } from '#ui/editor/conflict-dialog.tsx';
import { differences, type DocumentWords } from '../editing/differences.ts';
import { contentOf } from '../editing/session-start.ts';
import type { EditorSession } from './editor-context.ts';
import type { DocumentEditing } from './use-document-editing.ts';
import { useSession } from './use-session.ts';

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
  const writtenAt = useSession(session, (state) => state.writtenAt);
  if (!conflict) return null;
  return (
    <ConflictDialog
      open={editing.conflictOpen}
      onOpenChange={editing.setConflictOpen}
      noun={noun}
      mine={{ title: content.title || conflict.title, at: writtenAt ?? undefined }}
      theirs={{ title: conflict.title, at: conflict.updatedAt }}
      differences={differences(
        { ...contentOf(content), title: content.title || conflict.title },
        contentOf(conflict),
        words,
      )}
      busy={editing.keepingBoth}
      onKeepMine={() => void editing.keepMine()}
      onTakeOther={editing.takeTheirs}
      onKeepBoth={() => void editing.keepBoth()}
    />
  );
}
