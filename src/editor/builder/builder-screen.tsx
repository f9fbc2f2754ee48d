import { useEffect, useMemo, type ReactNode } from 'react';
import { WritingAids } from '#editor/fields/writing/writing-aids.tsx';
import { TwoVersions } from '#editor/merge/conflict-dialog.tsx';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import { FitContext } from '#editor/fit/fit-context.ts';
import type { Fit } from '#editor/fit/use-fit.ts';
import { PreviewPanel } from '#editor/preview/preview-panel.tsx';
import type { CharacterPlace } from '#editor/preview/unsupported-characters.tsx';
import type { Preview } from '#editor/preview/use-preview.ts';
import { EditorContext } from '#editor/session/use-session.ts';
import { VersionsButton } from '#editor/versions/versions-button.tsx';
import type { PrintedVersionsParts } from '#editor/versions/versions-parts.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { BuilderBar, MoreFormatsAtEnd } from './builder-bar.tsx';
import { useWayBack } from './way-back.ts';
import type { SectionSteps } from './bottom-bar.tsx';
import { BuilderLayout } from './builder-layout.tsx';
import { BuilderNotices } from './builder-notices.tsx';
import { DocumentActions, NarrowActions, TurnButtons } from './document-actions.tsx';
import { GetPdfNotice, GetPdfSheet, PriceLine } from './get-pdf/get-pdf.tsx';
import { DocumentTitle, useTabTitle } from './document-title.tsx';
import { DownloadWarningsDialog } from './download-warnings-dialog.tsx';
import { SaveStatusLine } from './save-status-text.tsx';
import { useSaving } from './use-saving.ts';
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

/** The screen on which a document is written, whatever its kind. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { session, editing, view, preview, fit, kind, noun, words, toDocument } = props;
  const { layout } = preview;
  const fitInEditor = useMemo(() => ({ fit, layout }), [fit, layout]);
  useEndedSession(preview);
  useKeptShell();
  useTabTitle(session);
  return (
    <EditorContext value={session}>
      <p role="status" className="visually-hidden">
        {editing.history.announcement}
      </p>
      <BuilderLayout
        bar={<ScreenBar {...props} />}
        notices={<ScreenNotices {...props} />}
        editor={
          <FitContext value={fitInEditor}>
            <WritingAids>{props.editor}</WritingAids>
          </FitContext>
        }
        preview={<Pages {...props} />}
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
        bottomBar={!view.wide && <NarrowActions {...props} fields={kind.fields} />}
      />
      <TwoVersions {...{ session, editing, noun, words, toDocument }} />
      <BeforeTheFile {...props} />
      <WaysOut
        {...{ session, kind, noun, editing }}
        toDocument={props.toDocument}
        hasAccess={props.hasAccess}
      />
    </EditorContext>
  );
}

/** Asks again who is signed in where the preview is refused: the screen then says that the session has ended. */
function useEndedSession({ problem }: Preview): void {
  const { refresh } = useAuth();
  const sessionEnded = problem?.kind === 'signedOut';
  useEffect(() => {
    if (sessionEnded) void refresh();
  }, [sessionEnded, refresh]);
}

/** The bar above both columns. */
function ScreenBar(props: BuilderScreenProps) {
  const { session, editing, kind, noun, words, toDocument } = props;
  const wayBack = useWayBack();
  return (
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
        <DocumentActions
          {...props}
          versions={<VersionsButton {...{ session, kind, noun, words, toDocument }} />}
        />
      }
    />
  );
}

/** Lines about the whole document. */
function ScreenNotices(props: BuilderScreenProps) {
  const { session, editing, view, noun, exampleNameField } = props;
  const saving = useSaving(session);
  return (
    <>
      {props.tailored}
      <BuilderNotices
        {...{ session, noun, saving }}
        onSave={editing.save}
        onGoToName={exampleNameField === null ? null : () => view.openField(exampleNameField)}
        getPdf={!props.hasAccess && <GetPdfNotice getPdf={editing.getPdf} noun={noun} offer={view.wide} />}
      />
    </>
  );
}

/** The pages as they will be printed, in which fields are found and written, too. */
function Pages({ preview, badge, noun, placeOf, view, editing, fit }: BuilderScreenProps) {
  return (
    <PreviewPanel
      {...{ preview, badge, placeOf, fit }}
      subject={`your ${noun}`}
      onGoTo={view.openInForm}
      typing={view.typing}
      history={<TurnButtons history={editing.history} />}
      fullScreen={view.fullScreen}
      onFullScreen={view.setFullScreen}
    />
  );
}

/** What the list before a download is about. */
const WARNINGS_TEXT =
  'A reader would stumble here. Each has a way to its words, and nothing of it keeps you from downloading.';

/** What is shown on the way to the PDF: the plans, where there is none, and what a reader would stumble over. */
function BeforeTheFile({ editing, view, noun }: BuilderScreenProps) {
  return (
    <>
      <GetPdfSheet
        getPdf={editing.getPdf}
        noun={noun}
        onGoTo={({ field, words: bracketed }) => view.openField(field, bracketed)}
      />
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
    </>
  );
}
