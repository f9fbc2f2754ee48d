import { useCallback, useState } from 'react';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useHistory, type ShowField } from '#editor/history/use-history.ts';
import { useShortcuts } from '#editor/history/use-shortcuts.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import type { Toast } from '#ui/toast/toast.tsx';
import { useSaveAction, type ActionParts } from './use-save-action.ts';
import type { DownloadWarning } from './download-warnings-dialog.tsx';
import {
  downloadReadyToast,
  errorToast,
  saveFirstToast,
  subscriptionToast,
  type DocumentTexts,
} from './toast-texts.ts';

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
    // By key the focus moves to the field that changed; a button keeps the focus, so that it can be pressed again.
    undo: () => history.undo('take'),
    redo: () => history.redo('take'),
  });
  return { ...conflict, ...download, save: saveNow, history };
}

export type DocumentEditing = ReturnType<typeof useDocumentEditing>;

type DownloadParts<Data> = {
  texts: DocumentTexts;
  toast(message: Toast): void;
  hasAccess: boolean;
  /** The session or the access ended while the page was open. */
  refresh(): void;
  /** Answers whether the document is saved now. */
  save(quiet: boolean): Promise<boolean>;
  warningsOf(data: Data): DownloadWarning[];
  /** Fetches the file of a saved document. */
  fetch(id: number): Promise<void>;
};

/** Downloading: first what is missing is shown, then what is not saved is saved, then the file is fetched. */
function useDownloadAction<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { texts, toast, hasAccess, refresh, save, warningsOf, fetch }: DownloadParts<Data>,
) {
  const [warningsFound, setWarningsFound] = useState<DownloadWarning[] | null>(null);
  const [downloading, setDownloading] = useState(false);

  const fetchFile = useCallback(async () => {
    setWarningsFound(null);
    setDownloading(true);
    try {
      const { stored, dirty } = session.state();
      if ((!stored || dirty) && !(await save(true))) return;
      const id = session.state().stored?.id;
      if (id === undefined) return;
      await fetch(id);
      toast(downloadReadyToast(texts));
    } catch (error) {
      const unpaid = error instanceof ApiError && error.code === 'subscription_required';
      if (unpaid || isSignedOut(error)) refresh();
      const text = errorText(error, texts.downloadFailed);
      toast(unpaid ? subscriptionToast(text) : errorToast(text));
    } finally {
      setDownloading(false);
    }
  }, [session, texts, toast, refresh, save, fetch]);

  const download = useCallback(() => {
    const { stored, content } = session.state();
    if (!hasAccess) return toast(subscriptionToast(texts.needsSubscription));
    if (!stored && texts.saveFirst !== null) return toast(saveFirstToast(texts.saveFirst));
    const found = warningsOf(content.data);
    if (found.length > 0) setWarningsFound(found);
    else void fetchFile();
  }, [session, texts, toast, hasAccess, warningsOf, fetchFile]);

  const dismissWarnings = useCallback(() => setWarningsFound(null), []);
  return { download, downloadAnyway: fetchFile, downloading, warningsFound, dismissWarnings };
}
