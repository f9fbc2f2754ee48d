import type { ReactNode } from 'react';
import { saveStatus } from '#platform/document-store/editing/session-state.ts';
import type { DocumentEditing } from '#platform/document-store/editing/use-document-editing.ts';
import { useSession } from '#platform/document-store/editing/use-session.ts';
import { Button } from '../buttons/button.tsx';
import { DownloadButton, FullScreenButton, SaveButton } from './builder-actions.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderLayout } from './builder-layout.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorContext, type EditorSession } from './editor-context.ts';
import { LooseEndsDialog } from './loose-ends-dialog.tsx';
import { NoticeLine } from './notice-line.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import type { CharacterPlace } from './preview/unsupported-characters.tsx';
import type { Preview } from './preview/use-preview.ts';
import { SaveStatusText } from './save-status-text.tsx';
import { SubscriptionHint } from './subscription-hint.tsx';
import type { BuilderViewState } from './use-builder-view.ts';
import { ViewSwitcher } from './view-switcher.tsx';

type BuilderScreenProps = {
  session: EditorSession;
  editing: DocumentEditing;
  view: BuilderViewState;
  preview: Preview;
  /** "resume" or "cover letter". */
  noun: string;
  progress?: ReactNode;
  badge?: ReactNode;
  editor: ReactNode;
  downloadLabel: string;
  downloadDisabled: boolean;
  /** What the list before a download is about. */
  looseEndsText: string;
  /** Where paying leads back to; null for those who have paid. */
  subscribeReturnTo: string | null;
  placeOf: (character: string) => CharacterPlace | undefined;
};

/** The screen on which a document is written, whatever its kind. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { session, editing, view, preview, noun, progress, badge, editor } = props;
  const { downloadLabel, downloadDisabled, looseEndsText, subscribeReturnTo, placeOf } = props;
  const status = useSession(session, saveStatus);
  const kept = useSession(session, (state) => state.kept);
  const saving = useSession(session, (state) => state.saving === 'person');
  const notice = useSession(session, (state) => state.notice);
  const saveButton = <SaveButton saving={saving} onSave={editing.save} />;
  const actions = (
    <>
      <SaveStatusText status={status} kept={kept} />
      {status === 'conflict' && (
        <Button variant="secondary" size="small" onClick={() => editing.setConflictOpen(true)}>
          Choose
        </Button>
      )}
      {view.wide && <FullScreenButton onClick={() => view.setFullScreen(true)} />}
      <DownloadButton
        label={downloadLabel}
        disabled={downloadDisabled}
        downloading={editing.downloading}
        onDownload={editing.download}
      />
      {view.wide && saveButton}
    </>
  );
  return (
    <EditorContext value={session}>
      <BuilderLayout
        bar={<BuilderBar progress={progress} actions={actions} />}
        notices={
          <>
            {notice && (
              <NoticeLine
                kind={notice.kind}
                onAction={session.swapNotice}
                onDismiss={session.dismissNotice}
              />
            )}
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
      <ConflictDialog
        open={editing.conflictOpen}
        onOpenChange={editing.setConflictOpen}
        noun={noun}
        onKeepMine={() => void editing.keepMine()}
        onTakeOther={editing.takeTheirs}
      />
      <LooseEndsDialog
        rows={editing.looseEndsFound}
        description={looseEndsText}
        onClose={editing.dismissLooseEnds}
        onGoTo={(field) => {
          editing.dismissLooseEnds();
          view.openField(field);
        }}
        onDownload={() => void editing.downloadAnyway()}
      />
    </EditorContext>
  );
}
