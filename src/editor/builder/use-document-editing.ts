import { useCallback } from 'react';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useDownloadAction, type DownloadParts } from '#editor/builder/use-download-action.ts';
import { useHistory, type ShowField } from '#editor/history/use-history.ts';
import { useSaveAction, type ActionParts } from '#editor/builder/use-save-action.ts';
import { useShortcuts } from '#editor/history/use-shortcuts.ts';

/** All that can be done with a document that is being edited, by button and by key. */
export function useDocumentEditing<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  parts: ActionParts & Omit<DownloadParts<Data>, 'save'> & { showField: ShowField },
) {
  const { save, ...conflict } = useSaveAction(session, parts);
  const download = useDownloadAction(session, { ...parts, save });
  const saveNow = useCallback(() => void save(), [save]);
  const history = useHistory(session, parts.showField);
  useShortcuts({
    save: saveNow,
    download: () => {
      if (!download.downloading) download.download();
    },
    // By key the hands are on the keyboard: the focus goes along. A button keeps it, for the next press.
    undo: () => history.undo('take'),
    redo: () => history.redo('take'),
  });
  return { ...conflict, ...download, save: saveNow, history };
}

export type DocumentEditing = ReturnType<typeof useDocumentEditing>;
