import { useEffect, type ReactNode } from 'react';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { isOfNewDocument } from '#editor/drafts/draft-name.ts';
import type { DocumentEditing } from '#editor/builder/use-document-editing.ts';
import type { DocumentWords } from '#editor/merge/differences.ts';
import { OtherDrafts } from './other-drafts.tsx';
import { TwoVersions } from '#editor/merge/two-versions.tsx';
import { RefusedSave } from './refused-save.tsx';
import { furtherDocumentQuery } from './use-draft-address.ts';
import { useSession, EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DownloadButton, FullScreenButton, SaveButton } from './builder-actions.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderLayout } from './builder-layout.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { HistoryButtons } from '#editor/history/history-buttons.tsx';
import { DownloadWarningsDialog } from './download-warnings-dialog.tsx';
import { NoticeLine } from './notice-line.tsx';
import type { Sparing } from '#editor/preview/last-page.tsx';
import { PreviewPanel } from '#editor/preview/preview-panel.tsx';
import type { CharacterPlace } from '#editor/preview/unsupported-characters.tsx';
import type { Preview } from '#editor/preview/use-preview.ts';
import { SaveStatusText } from './save-status-text.tsx';
import { SubscriptionHint } from './subscription-hint.tsx';
import type { BuilderViewState } from './use-builder-view.ts';
import { ViewSwitcher } from './view-switcher.tsx';

type BuilderScreenProps = {
  session: EditorSession;
  editing: DocumentEditing;
  view: BuilderViewState;
  preview: Preview;
  /** How a last page with little on it is spared. */
  sparing: Sparing;
  /** The page's own heading, for those who cannot see what it is. */
  heading: string;
  /** "resume" or "cover letter". */
  noun: string;
  /** How its parts are called where two versions are compared. */
  words: DocumentWords;
  progress?: ReactNode;
  badge?: ReactNode;
  editor: ReactNode;
  downloadLabel: string;
  downloadDisabled: boolean;
  /** What the list before a download is about. */
  warningsText: string;
  /** Where paying leads back to; null for those who have paid. */
  subscribeReturnTo: string | null;
  /** Field of the name, while that is still the name of an example. */
  exampleNameField: string | null;
  placeOf: (character: string) => CharacterPlace | undefined;
  /** Shows the field of this path, such as `data.employment.0.startDate`. */
  onGoToField: (field: string) => void;
};

/** The screen on which a document is written, whatever its kind. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { session, editing, view, preview, heading, noun, words, sparing, progress, badge, editor } = props;
  const { history } = editing;
  const {
    downloadLabel,
    downloadDisabled,
    warningsText,
    subscribeReturnTo,
    exampleNameField,
    placeOf,
    onGoToField,
  } = props;
  const { refresh, user } = useAuth();
  useKeptShell();
  const sessionEnded = preview.problem?.kind === 'signedOut';
  useEffect(() => {
    if (sessionEnded) void refresh();
  }, [sessionEnded, refresh]);
  const status = useSession(session, (state) => state.status);
  const fieldError = useSession(session, (state) => state.fieldError);
  const keptOnDevice = useSession(session, (state) => state.keptOnDevice);
  const saving = useSession(session, (state) => state.saving === 'person');
  const notice = useSession(session, (state) => state.notice);
  const templateId = useSession(session, ({ content }) => content.templateId);
  const saveButton = <SaveButton saving={saving} onSave={editing.save} />;
  const standing = (
    <>
      <SaveStatusText status={status} keptOnDevice={keptOnDevice} />
      {status === 'conflict' && (
        <Button variant="secondary" size="small" onClick={() => editing.setConflictOpen(true)}>
          Choose
        </Button>
      )}
      {status === 'invalid' && fieldError && (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0 whitespace-nowrap"
          onClick={() => onGoToField(fieldError.field)}
        >
          Go to field
        </Button>
      )}
    </>
  );
  const actions = (
    <>
      <HistoryButtons
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        onUndo={() => history.undo('keep')}
        onRedo={() => history.redo('keep')}
      />
      {view.wide && <FullScreenButton onClick={() => view.setFullScreen(true)} />}
      <DownloadButton
        label={downloadLabel}
        disabled={downloadDisabled}
        downloading={editing.downloading}
        size={view.wide ? 'medium' : 'small'}
        onDownload={editing.download}
      />
      {view.wide && saveButton}
    </>
  );
  return (
    <EditorContext value={session}>
      <p role="status" className="visually-hidden">
        {history.announcement}
      </p>
      <BuilderLayout
        bar={<BuilderBar heading={heading} progress={progress} status={standing} actions={actions} />}
        notices={
          <>
            <RefusedSave session={session} saving={saving} onSave={editing.save} />
            {exampleNameField && <ExampleNotice onGoToName={() => view.openField(exampleNameField)} />}
            {notice && (
              <NoticeLine
                kind={notice.kind}
                onAction={session.swapNotice}
                onDismiss={session.dismissNotice}
                startNew={isOfNewDocument(session.draftName()) ? furtherDocumentQuery(templateId) : null}
              />
            )}
            {user && <OtherDrafts session={session} accountId={user.id} noun={noun} />}
            {subscribeReturnTo !== null && <SubscriptionHint returnTo={subscribeReturnTo} />}
          </>
        }
        editor={editor}
        preview={
          <PreviewPanel
            preview={preview}
            subject={`your ${noun}`}
            badge={badge}
            placeOf={placeOf}
            onGoTo={view.openField}
            sparing={sparing}
            fullScreen={view.fullScreen}
            onFullScreen={view.setFullScreen}
          />
        }
        view={view.view}
        switcher={
          !view.wide && (
            <ViewSwitcher view={view.view} onChange={view.setView}>
              {saveButton}
            </ViewSwitcher>
          )
        }
      />
      <TwoVersions session={session} editing={editing} noun={noun} words={words} />
      <DownloadWarningsDialog
        rows={editing.warningsFound}
        description={warningsText}
        onClose={editing.dismissWarnings}
        onGoTo={({ field, words: bracketed }) => {
          editing.dismissWarnings();
          view.openField(field, bracketed);
        }}
        onDownload={() => void editing.downloadAnyway()}
      />
    </EditorContext>
  );
}
