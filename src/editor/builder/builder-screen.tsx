import { useEffect, useMemo, type ReactNode } from 'react';
import { WritingAids } from '#editor/fields/writing/writing-aids.tsx';
import { HistoryButtons } from '#editor/history/history-buttons.tsx';
import { TwoVersions } from '#editor/merge/conflict-dialog.tsx';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import { FitContext } from '#editor/fit/fit-context.ts';
import type { Fit } from '#editor/fit/use-fit.ts';
import { PreviewPanel } from '#editor/preview/preview-panel.tsx';
import type { CharacterPlace } from '#editor/preview/unsupported-characters.tsx';
import type { Preview } from '#editor/preview/use-preview.ts';
import { useSession, EditorContext } from '#editor/session/use-session.ts';
import { VersionsButton } from '#editor/versions/versions-button.tsx';
import type { PrintedVersionsParts } from '#editor/versions/versions-screen.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import {
  BuilderBar,
  DownloadButton,
  FullScreenButton,
  MoreFormatsAtEnd,
  MoreFormatsButton,
  SaveButton,
} from './builder-bar.tsx';
import { useWayBack } from './way-back.ts';
import { BottomBar, type SectionSteps } from './bottom-bar.tsx';
import { BuilderLayout } from './builder-layout.tsx';
import { BuilderNotices } from './builder-notices.tsx';
import { GetPdfButton, GetPdfNotice, GetPdfSheet, PriceLine } from './get-pdf/get-pdf.tsx';
import { DocumentTitle, useTabTitle } from './document-title.tsx';
import { DownloadWarningsDialog } from './download-warnings-dialog.tsx';
import { SaveStatusLine } from './save-status-text.tsx';
import { WaysOut } from './ways-out.tsx';
import type { BuilderViewState } from './use-builder-view.ts';
import type { DocumentEditing } from './use-document-editing.ts';

type BuilderScreenProps = PrintedVersionsParts<Record<string, unknown>> & {
  editing: DocumentEditing;
  view: BuilderViewState;
  preview: Preview;
  /** The way to fit the document to its pages. */
  fit: Fit;
  /** Where the way back leads, where that is not the dashboard. */
  back?: { to: string; label: string } | undefined;
  /** The page's own heading, for those who cannot see what it is. */
  heading: string;
  /** What is said of a tailored document as a whole. */
  tailored?: ReactNode;
  progress?: ReactNode;
  badge?: ReactNode;
  editor: ReactNode;
  /** Stands beside the pages on a wide screen. */
  side?: ReactNode;
  /** From section to section, where the editor has them. */
  steps?: SectionSteps;
  downloadLabel: string;
  /** Why the PDF cannot be had yet; null where it can. */
  downloadBarred: string | null;
  /** Whether the PDF is open to the person. */
  hasAccess: boolean;
  /** Field of the name, while that is still the name of an example. */
  exampleNameField: string | null;
  placeOf: (character: string) => CharacterPlace | undefined;
  /** Shows the field of this path, such as `data.employment.0.startDate`. */
  onGoToField: (field: string) => void;
};

/** What the list before a download is about. */
const WARNINGS_TEXT =
  'A reader would stumble here. Each has a way to its words, and nothing of it keeps you from downloading.';

/** The screen on which a document is written, whatever its kind. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { session, editing, view, preview, fit, kind, noun, words, toDocument, badge } = props;
  const saving = useSession(session, (state) => state.saving === 'person');
  const { layout } = preview;
  const fitInEditor = useMemo(() => ({ fit, layout }), [fit, layout]);
  useEndedSession(preview);
  useKeptShell();
  useTabTitle(session);
  const wayBack = useWayBack();
  return (
    <EditorContext value={session}>
      <p role="status" className="visually-hidden">
        {editing.history.announcement}
      </p>
      <BuilderLayout
        bar={
          <BuilderBar
            {...(props.back && { back: props.back })}
            {...wayBack}
            heading={props.heading}
            title={<DocumentTitle session={session} />}
            progress={props.progress}
            status={
              <SaveStatusLine
                session={session}
                fields={kind.fields}
                onChoose={() => editing.setConflictOpen(true)}
                onGoToField={props.onGoToField}
              />
            }
            actions={
              <Actions
                {...props}
                saving={saving}
                versions={<VersionsButton {...{ session, kind, noun, words, toDocument }} />}
              />
            }
          />
        }
        notices={
          <>
            {props.tailored}
            <BuilderNotices
              {...{ session, noun, saving }}
              onSave={editing.save}
              onGoToName={props.exampleNameField === null ? null : goTo(view, props.exampleNameField)}
              getPdf={
                !props.hasAccess && <GetPdfNotice getPdf={editing.getPdf} noun={noun} offer={view.wide} />
              }
            />
          </>
        }
        editor={
          <FitContext value={fitInEditor}>
            <WritingAids>{props.editor}</WritingAids>
          </FitContext>
        }
        preview={
          <PreviewPanel
            {...{ preview, badge }}
            subject={`your ${noun}`}
            placeOf={props.placeOf}
            onGoTo={view.openInForm}
            typing={view.typing}
            history={<TurnButtons history={editing.history} />}
            fit={fit}
            fullScreen={view.fullScreen}
            onFullScreen={view.setFullScreen}
          />
        }
        side={props.side}
        view={view.view}
        end={
          !view.wide && (
            <div className="grid gap-3">
              {!props.hasAccess && <PriceLine />}
              <MoreFormatsAtEnd onShow={editing.formats.show} />
            </div>
          )
        }
        bottomBar={
          !view.wide && (
            <BottomBar view={view.view} onView={view.setView} steps={props.steps}>
              {view.view === 'preview' && <FileButton {...props} className="px-3! text-sm sm:px-4!" />}
              <SaveButton saving={saving} onSave={editing.save} className="px-3! text-sm sm:px-4!" />
            </BottomBar>
          )
        }
      />
      <TwoVersions {...{ session, editing, noun, words, toDocument }} />
      <GetPdfSheet
        getPdf={editing.getPdf}
        noun={noun}
        onGoTo={({ field, words: bracketed }) => view.openField(field, bracketed)}
      />
      <WaysOut {...{ session, kind, noun, editing }} hasAccess={props.hasAccess} />
      <DownloadWarningsDialog
        rows={editing.warningsFound}
        description={WARNINGS_TEXT}
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

/** Taking back and doing again by button, which keeps the focus. */
function TurnButtons({ history }: Pick<DocumentEditing, 'history'>) {
  return (
    <HistoryButtons
      canUndo={history.canUndo}
      canRedo={history.canRedo}
      onUndo={() => history.undo('keep')}
      onRedo={() => history.redo('keep')}
    />
  );
}

type ActionsProps = Pick<
  BuilderScreenProps,
  'editing' | 'view' | 'downloadLabel' | 'downloadBarred' | 'hasAccess'
> & {
  saving: boolean;
  /** Opens the versions that were kept of the document. */
  versions: ReactNode;
};

/** What can be done with the whole document; on a small screen saving is in the bar at the bottom. */
function Actions(props: ActionsProps) {
  const { editing, view, saving } = props;
  const { history } = editing;
  return (
    <>
      <TurnButtons history={history} />
      {props.versions}
      {view.wide && <FullScreenButton onClick={() => view.setFullScreen(true)} />}
      {(view.wide || view.view === 'edit') && <FileButton {...props} />}
      {view.wide && <SaveButton saving={saving} onSave={editing.save} />}
    </>
  );
}

type FileButtonProps = Pick<
  BuilderScreenProps,
  'editing' | 'view' | 'downloadLabel' | 'downloadBarred' | 'hasAccess'
> & { className?: string };

/** The way to the file; on a phone's preview within a thumb's reach. */
function FileButton({ editing, view, hasAccess, className, ...download }: FileButtonProps) {
  return (
    <>
      <DownloadButton
        label={download.downloadLabel}
        barred={download.downloadBarred}
        downloading={editing.downloading}
        narrow={!view.wide && !hasAccess}
        onDownload={editing.download}
        {...(className && { className })}
      />
      <MoreFormatsButton onShow={editing.formats.show} />
      {!hasAccess && <GetPdfButton getPdf={editing.getPdf} place="bar" />}
    </>
  );
}
