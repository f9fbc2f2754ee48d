import { useCallback } from 'react';
import type { DocumentSession } from '../editing/document-session.ts';
import { useDownloadAction, type DownloadParts } from './use-download-action.ts';
import { useSaveAction, type ActionParts } from './use-save-action.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

/** All that can be done with a document that is being edited, by button and by key. */
export function useDocumentEditing<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  parts: ActionParts & Omit<DownloadParts<Data>, 'save'>,
) {
  const { save, ...conflict } = useSaveAction(session, parts);
  const download = useDownloadAction(session, { ...parts, save });
  const saveNow = useCallback(() => void save(), [save]);
  useSaveShortcut(saveNow);
  return { ...conflict, ...download, save: saveNow };
}

export type DocumentEditing = ReturnType<typeof useDocumentEditing>;
