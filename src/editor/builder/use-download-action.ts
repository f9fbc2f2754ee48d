import { useCallback, useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { errorText, isSignedOut } from '#platform/http/error-text.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { DownloadWarning } from './download-warnings-dialog.tsx';
import { errorMessage, type DocumentTexts, type Message } from '#editor/merge/document-texts.ts';

export type DownloadParts<Data> = {
  texts: DocumentTexts;
  tell(message: Message): void;
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
export function useDownloadAction<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { texts, tell, hasAccess, refresh, save, warningsOf, fetch }: DownloadParts<Data>,
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
      tell({ title: 'Download ready', description: texts.downloadReady });
    } catch (error) {
      const unpaid = error instanceof ApiError && error.code === 'subscription_required';
      if (unpaid || isSignedOut(error)) refresh();
      const text = errorText(error, texts.downloadFailed);
      tell(unpaid ? subscriptionRequired(text) : errorMessage(text));
    } finally {
      setDownloading(false);
    }
  }, [session, texts, tell, refresh, save, fetch]);

  const download = useCallback(() => {
    const { stored, content } = session.state();
    if (!hasAccess) return tell(subscriptionRequired(texts.needsSubscription));
    if (!stored && texts.saveFirst !== null)
      return tell({ title: 'Save first', description: texts.saveFirst });
    const found = warningsOf(content.data);
    if (found.length > 0) setWarningsFound(found);
    else void fetchFile();
  }, [session, texts, tell, hasAccess, warningsOf, fetchFile]);

  const dismissWarnings = useCallback(() => setWarningsFound(null), []);
  return { download, downloadAnyway: fetchFile, downloading, warningsFound, dismissWarnings };
}

function subscriptionRequired(description: string): Message {
  return { title: 'Subscription required', description, variant: 'destructive' };
}
