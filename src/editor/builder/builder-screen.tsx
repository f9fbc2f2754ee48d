import { useEffect, type ReactNode } from 'react';
import { WritingAids } from '#editor/fields/writing/writing-aids.tsx';
import { HistoryButtons } from '#editor/history/history-buttons.tsx';
import { TwoVersions } from '#editor/merge/conflict-dialog.tsx';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import type { FitToPage } from '#editor/preview/fit-to-page.tsx';
import { PreviewPanel } from '#editor/preview/preview-panel.tsx';
import type { CharacterPlace } from '#editor/preview/unsupported-characters.tsx';
import type { Preview } from '#editor/preview/use-preview.ts';
import { useSession, EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { BuilderBar, DownloadButton, FullScreenButton, SaveButton } from './builder-bar.tsx';
import { BottomBar, type SectionSteps } from './bottom-bar.tsx';
import { BuilderLayout } from './builder-layout.tsx';
import { BuilderNotices } from './builder-notices.tsx';
import { GetPdfButton, GetPdfNotice, GetPdfSheet } from './get-pdf/get-pdf.tsx';
import { DocumentTitle, useTabTitle } from './document-title.tsx';
import { DownloadWarningsDialog } from './download-warnings-dialog.tsx';
import { SaveStatusLine } from './save-status-text.tsx';
import type { BuilderViewState } from './use-builder-view.ts';
import type { DocumentEditing } from './use-document-editing.ts';

type BuilderScreenProps = {
  session: EditorSession;
  editing: DocumentEditing;
  view: BuilderViewState;
  preview: Preview;
  /** The attempt to do without a last page with little on it. */
  fitToPage: FitToPage;
  /** The page's own heading, for those who cannot see what it is. */
  heading: string;
  /** "resume" or "cover letter". */
  noun: string;
  /** How its parts are called where two versions are compared. */
  words: DocumentWords;
  /** Opens the versions that were kept of it. */
  versions: ReactNode;
  /** What is said of a tailored document as a whole. */
  tailored?: ReactNode;
  progress?: ReactNode;
  badge?: ReactNode;
  editor: ReactNode;
  /** From section to section, where the editor has them. */
  steps?: SectionSteps;
  downloadLabel: string;
  downloadDisabled: boolean;
  /** What the list before a download is about. */
  warningsText: string;
  /** Whether the PDF is open to the person. */
  hasAccess: boolean;
  /** Field of the name, while that is still the name of an example. */
  exampleNameField: string | null;
  placeOf: (character: string) => CharacterPlace | undefined;
  /** Shows the field of this path, such as `data.employment.0.startDate`. */
  onGoToField: (field: string) => void;
};

/** The screen on which a document is written, whatever its kind. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { session, editing, view, preview, noun, badge } = props;
  const saving = useSession(session, (state) => state.saving === 'person');
  useEndedSession(preview);
  useKeptShell();
  useTabTitle(session);
  return (
    <EditorContext value={session}>
      <p role="status" className="visually-hidden">
        {editing.history.announcement}
      </p>
      <BuilderLayout
        bar={
          <BuilderBar
            heading={props.heading}
            title={<DocumentTitle session={session} />}
            progress={props.progress}
            status={
              <SaveStatusLine
                session={session}
                onChoose={() => editing.setConflictOpen(true)}
                onGoToField={props.onGoToField}
              />
            }
            actions={<Actions {...props} saving={saving} />}
          />
        }
        notices={
          <>
            {props.tailored}
            <BuilderNotices
              {...{ session, noun, saving }}
              onSave={editing.save}
              onGoToName={props.exampleNameField === null ? null : goTo(view, props.exampleNameField)}
              getPdf={!props.hasAccess && <GetPdfNotice getPdf={editing.getPdf} noun={noun} />}
            />
          </>
        }
        editor={<WritingAids>{props.editor}</WritingAids>}
        preview={
          <PreviewPanel
            {...{ preview, badge }}
            subject={`your ${noun}`}
            placeOf={props.placeOf}
            onGoTo={view.openField}
            fitToPage={props.fitToPage}
            fullScreen={view.fullScreen}
            onFullScreen={view.setFullScreen}
          />
        }
        view={view.view}
        bottomBar={
          !view.wide && (
            <BottomBar view={view.view} onView={view.setView} steps={props.steps}>
              <SaveButton saving={saving} onSave={editing.save} className="px-3! text-sm sm:px-4!" />
            </BottomBar>
          )
        }
      />
      <TwoVersions {...{ session, editing, noun }} words={props.words} />
      <GetPdfSheet getPdf={editing.getPdf} noun={noun} />
      <DownloadWarningsDialog
        rows={editing.warningsFound}
        description={props.warningsText}
        onClose={editing.dismissWarnings}
        onGoTo={({ field, words: bracketed }) => {
          editing.dismissWarnings();
          view.openField(field, bracketed);
        }}
        onDownload={editing.downloadAnyway}
      />
    </EditorContext>
  );
}

const goTo = (view: BuilderViewState, field: string) => () => view.openField(field);

/** Asks again who is signed in where the preview is refused: the screen then says that the session has ended. */
function useEndedSession({ problem }: Preview): void {
  const { refresh } = useAuth();
  const sessionEnded = problem?.kind === 'signedOut';
  useEffect(() => {
    if (sessionEnded) void refresh();
  }, [sessionEnded, refresh]);
}

type ActionsProps = Pick<
  BuilderScreenProps,
  'editing' | 'view' | 'versions' | 'downloadLabel' | 'downloadDisabled' | 'hasAccess'
>;

/** What can be done with the whole document; on a small screen saving is in the bar at the bottom. */
function Actions(props: ActionsProps & { saving: boolean }) {
  const { editing, view, downloadLabel, downloadDisabled, saving } = props;
  const { history } = editing;
  return (
    <>
      <HistoryButtons
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        onUndo={() => history.undo('keep')}
        onRedo={() => history.redo('keep')}
      />
      {props.versions}
      {view.wide && <FullScreenButton onClick={() => view.setFullScreen(true)} />}
      <DownloadButton
        label={downloadLabel}
        disabled={downloadDisabled}
        downloading={editing.downloading}
        size={view.wide ? 'medium' : 'small'}
        onDownload={editing.download}
      />
      {!props.hasAccess && <GetPdfButton getPdf={editing.getPdf} place="bar" />}
      {view.wide && <SaveButton saving={saving} onSave={editing.save} />}
    </>
  );
}
