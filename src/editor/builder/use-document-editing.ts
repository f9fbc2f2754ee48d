import { useCallback, useState } from 'react';
import { type CopyOffer, type DownloadOffer, FREE_FORMATS } from '#documents/export/file-format.ts';
import { fetchFormat, readText } from '#editor/formats/fetch-format.ts';
import type { DocumentCalls } from '#editor/session/document-gateway.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useHistory, type ShowField } from '#editor/history/use-history.ts';
import { useShortcuts } from '#editor/history/use-shortcuts.ts';
import type { SaveOutcome } from '#editor/session/session-step.ts';
import type { KindPages } from '#editor/session/edited-kind.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import type { Toast } from '#ui/toast/toast.tsx';
import { useSaveAction, type ActionParts } from './use-save-action.ts';
import { useGetPdf } from './get-pdf/use-get-pdf.ts';
import type { DownloadWarning } from './download-warning.ts';
import {
  downloadReadyToast,
  errorToast,
  notSavedReason,
  saveFirstToast,
  subscriptionToast,
  type DocumentTexts,
} from './toast-texts.ts';

/** All that can be done with a document that is being edited, by button and by key. */
export function useDocumentEditing<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  parts: EditingParts<Data>,
) {
  const { texts, toast, hasAccess, kind } = parts;
  const { save, ...conflict } = useSaveAction(session, parts);
  const { fetchWanted, findWarnings, savedId, downloadAs, ...download } = useDownloadAction(session, {
    ...parts,
    save,
  });
  const reasonOf = (outcome: SaveOutcome) =>
    notSavedReason(outcome, texts.saveFailed, session.state().keptOnDevice);
  const getPdf = useGetPdf(session, { kind, hasAccess, reasonOf, findWarnings, fetchFile: fetchWanted });
  const saveNow = useCallback(() => void save(), [save]);
  const history = useHistory(session, parts.showField);
  const downloadOrSay = () => {
    if (hasAccess) void downloadAs('pdf');
    else toast(subscriptionToast(texts.needsSubscription, getPdf.show));
  };
  const [formatsOpen, setFormatsOpen] = useState(false);
  const formats = {
    open: formatsOpen,
    show: () => setFormatsOpen(true),
    close: () => setFormatsOpen(false),
    /** Text and data come at once; of what goes out as it is, what is missing is shown first. */
    take: (format: CopyOffer) => {
      setFormatsOpen(false);
      void downloadAs(format);
    },
    seePlans: () => {
      setFormatsOpen(false);
      getPdf.show();
    },
    textOf: () => savedId().then((id) => (id === undefined ? undefined : readText(kind.calls, id))),
  };
  useShortcuts({
    save: saveNow,
    download: () => {
      if (!download.downloading) downloadOrSay();
    },
    // By key the focus moves to the field that changed; a button keeps the focus, so that it can be pressed again.
    undo: () => history.undo('take'),
    redo: () => history.redo('take'),
  });
  const actions = { download: downloadOrSay, save: saveNow, savedId };
  return { ...conflict, ...download, ...actions, history, getPdf, formats };
}

export type DocumentEditing = ReturnType<typeof useDocumentEditing>;

type EditingParts<Data> = ActionParts &
  Omit<DownloadParts<Data>, 'save'> & {
    showField: ShowField;
    kind: Pick<KindPages, 'editPath'>;
    hasAccess: boolean;
  };

/** Our server makes the files. */
const failedOffline = (failed: string) =>
  `${failed} Our server makes the file: please try again once you are online.`;

type DownloadParts<Data> = {
  texts: DocumentTexts;
  toast(message: Toast): void;
  /** The session or the access ended while the page was open. */
  refresh(): void;
  /** Answers whether the document is saved now. */
  save(quiet: boolean): Promise<boolean>;
  /** What should be looked at before it goes out. */
  warningsOf(data: Data): Promise<DownloadWarning[]>;
  kind: { calls: Pick<DocumentCalls, 'download'> };
};

/** Downloading: first what is missing is shown, then what is not saved is saved, then the file is fetched. */
function useDownloadAction<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { texts, toast, refresh, save, warningsOf, kind }: DownloadParts<Data>,
) {
  const [warningsFound, setWarningsFound] = useState<DownloadWarning[] | null>(null);
  /** What was asked for when they were found. */
  const [wanted, setWanted] = useState<DownloadOffer>('pdf');
  const [downloading, setDownloading] = useState(false);

  /** Saves what is not saved yet; nothing where that cannot be, which has been told then. */
  const savedId = async (): Promise<number | undefined> => {
    const { stored, dirty } = session.state();
    if (!stored && texts.saveFirst !== null) {
      toast(saveFirstToast(texts.saveFirst));
      return undefined;
    }
    if ((!stored || dirty) && !(await save(true))) return undefined;
    return session.state().stored?.id;
  };

  /** `unseen` is what nobody was asked about before. */
  const fetchFile = async (format: DownloadOffer, unseen: DownloadWarning[] = []) => {
    setWarningsFound(null);
    setDownloading(true);
    try {
      const { stored, dirty } = session.state();
      if ((!stored || dirty) && !(await save(true))) return;
      const id = session.state().stored?.id;
      if (id === undefined) return;
      await fetchFormat(kind.calls, id, format);
      toast(downloadReadyToast(texts, unseen.length > 0 ? () => setWarningsFound(unseen) : undefined));
    } catch (error) {
      const unpaid = error instanceof ApiError && error.code === 'subscription_required';
      if (unpaid || isSignedOut(error)) refresh();
      const text = errorText(
        error,
        navigator.onLine ? texts.downloadFailed : failedOffline(texts.downloadFailed),
      );
      toast(unpaid ? subscriptionToast(text) : errorToast(text));
    } finally {
      setDownloading(false);
    }
  };

  /** Nothing that is found, and no rule that could not be loaded, stands in the way of the file. */
  const findWarnings = () => warningsOf(session.state().content.data).catch(() => []);

  const downloadAs = async (format: DownloadOffer) => {
    if (!session.state().stored && texts.saveFirst !== null) return toast(saveFirstToast(texts.saveFirst));
    if (FREE_FORMATS.has(format)) return fetchFile(format);
    setDownloading(true);
    const found = await findWarnings();
    if (found.length === 0) return fetchFile(format);
    setDownloading(false);
    setWanted(format);
    setWarningsFound(found);
  };

  /** The file that was promised: it comes without a question, and what was found is said after it. */
  const fetchWanted = async () => {
    setDownloading(true);
    return fetchFile('pdf', await findWarnings());
  };

  const dismissWarnings = useCallback(() => setWarningsFound(null), []);
  return {
    downloadAs,
    fetchWanted,
    findWarnings,
    savedId,
    downloadAnyway: () => void fetchFile(wanted),
    downloading,
    warningsFound,
    dismissWarnings,
  };
}
