import type { ReactNode } from 'react';
import type { Fields } from '#documents/fields.ts';
import { HistoryButtons } from '#editor/history/history-buttons.tsx';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { BottomBar, type SectionSteps } from './bottom-bar.tsx';
import { DownloadButton, FullScreenButton, MoreFormatsButton, SaveButton } from './builder-bar.tsx';
import { SaveTroubleAtEnd } from './save-status-text.tsx';
import { GetPdfButton } from './get-pdf/get-pdf.tsx';
import type { BuilderViewState } from './use-builder-view.ts';
import type { DocumentEditing } from './use-document-editing.ts';
import { useSaving } from './use-saving.ts';

/* What can be done with the whole document: above both columns and, on a small screen, at the bottom. */

type FileButtonProps = {
  editing: DocumentEditing;
  view: BuilderViewState;
  downloadLabel: string;
  /** Why the PDF cannot be had yet; null where it can. */
  downloadBarred: string | null;
  /** Whether the PDF is open to the person. */
  hasAccess: boolean;
  className?: string;
};

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

type ActionsProps = Omit<FileButtonProps, 'className'> & {
  session: DocumentSession<Record<string, unknown>>;
};

/** The actions in the bar; on a small screen saving is in the bar at the bottom. `versions` opens those that were kept. */
export function DocumentActions(props: ActionsProps & { versions: ReactNode }) {
  const { session, editing, view } = props;
  const saving = useSaving(session);
  return (
    <>
      <TurnButtons history={editing.history} />
      {props.versions}
      {view.wide && <FullScreenButton onClick={() => view.setFullScreen(true)} />}
      {(view.wide || view.view === 'edit') && <FileButton {...props} />}
      {view.wide && <SaveButton saving={saving} onSave={editing.save} />}
    </>
  );
}

const NARROW = 'px-3! text-sm sm:px-4!';

/** The small screen's bar at the bottom. */
export function NarrowActions(props: ActionsProps & { fields: Fields; steps?: SectionSteps }) {
  const { session, fields, editing, view, steps } = props;
  const saving = useSaving(session);
  return (
    <BottomBar view={view.view} onView={view.setView} steps={steps}>
      <SaveTroubleAtEnd session={session} fields={fields} />
      {view.view === 'preview' && <FileButton {...props} className={NARROW} />}
      <SaveButton saving={saving} onSave={editing.save} className={NARROW} />
    </BottomBar>
  );
}

/** Taking back and doing again by button, which keeps the focus. */
export function TurnButtons({ history }: Pick<DocumentEditing, 'history'>) {
  return (
    <HistoryButtons
      canUndo={history.canUndo}
      canRedo={history.canRedo}
      onUndo={() => history.undo('keep')}
      onRedo={() => history.redo('keep')}
    />
  );
}
