import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BuilderBar, SaveButton } from '#editor/builder/builder-bar.tsx';
import { BuilderNotices } from '#editor/builder/builder-notices.tsx';
import { DocumentTitle, useTabTitle } from '#editor/builder/document-title.tsx';
import { SaveStatusLine } from '#editor/builder/save-status-text.tsx';
import { useDraftAddress } from '#editor/builder/use-draft-address.ts';
import { useSaveAction } from '#editor/builder/use-save-action.ts';
import { useFieldFocus, type Landing } from '#editor/fields/use-field-focus.ts';
import { WritingAids } from '#editor/fields/writing/writing-aids.tsx';
import { HistoryButtons } from '#editor/history/history-buttons.tsx';
import { useHistory } from '#editor/history/use-history.ts';
import { useShortcuts } from '#editor/history/use-shortcuts.ts';
import { TwoVersions } from '#editor/merge/conflict-dialog.tsx';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import { EditorContext, useSession, type EditorSession } from '#editor/session/use-session.ts';
import { VersionsButton } from '#editor/versions/versions-button.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { applicationKind } from '../application-kind.ts';
import { APPLICATION_TEXTS } from '../content/texts.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { deskPath } from '../list/application-link.tsx';
import { applicationPath } from '../paths.ts';
import type { ApplicationSession } from './application-session.ts';
import { ApplicationMenu } from './application-menu.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { fieldName } from './field-names.ts';
import { useApplicationWords } from './use-application-words.ts';
import { SentCard } from '../sent/sent-card.tsx';
import { AdCard } from '../ad/ad-card.tsx';
import { ReadingBeside } from '../ad/reading-beside.tsx';
import { useAdEngine } from '../ad/use-ad.ts';
import { WhatItAsks } from '../ad/what-it-asks.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { JobCard, LinksCard, NotesCard } from './job-cards.tsx';
import { StageCard } from './stage-card.tsx';

/** The open application: every field, how it is saved, and what goes with it. */
export function ApplicationScreen({ session, kinds }: { session: ApplicationSession; kinds: DeskKinds }) {
  // Fields know a document by their paths alone.
  const editor = session as unknown as EditorSession;
  const saving = useSession(session, (state) => state.saving === 'person');
  const editing = useEditing(session);
  // Saving and finding fields put other addresses in its place.
  const location = useLocation();
  const [back] = useState(() => ({ to: deskPath(location.state), label: 'All applications' }));
  const words = useApplicationWords(kinds);
  useTabTitle(editor);
  useDraftAddress(session);
  useKeptShell();
  const { history, save, showField } = editing;
  return (
    <EditorContext value={editor}>
      <p role="status" className="visually-hidden">
        {history.announcement}
      </p>
      <div className="flex grow flex-col bg-paper">
        <BuilderBar
          back={back}
          heading="Application"
          title={<DocumentTitle session={editor} wide />}
          status={
            <SaveStatusLine
              session={editor}
              fields={applicationKind.fields}
              onChoose={() => editing.setConflictOpen(true)}
              onGoToField={showField}
            />
          }
          actions={
            <>
              <HistoryButtons
                canUndo={history.canUndo}
                canRedo={history.canRedo}
                onUndo={() => history.undo('keep')}
                onRedo={() => history.redo('keep')}
              />
              <VersionsButton {...{ session, kind: applicationKind, noun: applicationKind.noun, words }} />
              <SaveButton saving={saving} onSave={save} />
              <ApplicationMenu session={session} />
            </>
          }
        />
        <div className="page-width grow pt-2 pb-10 lg:pt-4">
          <BuilderNotices
            {...{ session: editor, noun: applicationKind.noun, saving }}
            onSave={save}
            onGoToName={null}
            getPdf={null}
          />
          <h2 className="visually-hidden">Edit Application</h2>
          <ApplicationCards {...{ session, kinds, showField }} />
        </div>
      </div>
      <TwoVersions session={editor} {...{ editing, noun: applicationKind.noun, words }} />
    </EditorContext>
  );
}

type ApplicationCardsProps = {
  session: ApplicationSession;
  kinds: DeskKinds;
  showField: (field: string, landing?: Landing) => void;
};

/** Its fields, beside what was read of its ad. */
function ApplicationCards({ session, kinds, showField }: ApplicationCardsProps) {
  const engine = useAdEngine();
  return (
    <WritingAids>
      <ReadingBeside {...{ session, engine, showField }}>
        <div data-form className="grid grid-cols-1 gap-5 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <StageCard session={session} />
            <DocumentsCard session={session} kinds={kinds} />
            <SentCard session={session} kinds={kinds} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <JobCard />
            <AdCard session={session} engine={engine} />
            <WhatItAsks {...{ session, kinds, engine }} />
            <NotesCard />
            <ContactsCard />
            <LinksCard />
          </div>
        </div>
      </ReadingBeside>
    </WritingAids>
  );
}

/** All that can be done with it by button and by key. */
function useEditing(session: ApplicationSession) {
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const focusField = useFieldFocus();
  const showField = useCallback(
    (field: string, landing?: Landing) => {
      const path = field.replace(/^data\./, '');
      const name = fieldName(path);
      if (name !== undefined) focusField(path, landing);
      return name;
    },
    [focusField],
  );
  const { save, ...conflict } = useSaveAction(session, {
    texts: APPLICATION_TEXTS,
    toast,
    refresh: () => void refresh(),
    onCreated: (id) => void navigate(applicationPath(id), { replace: true, preventScrollReset: true }),
    kind: applicationKind,
    showField,
  });
  const saveNow = useCallback(() => void save(), [save]);
  const history = useHistory(session, showField);
  useShortcuts({
    save: saveNow,
    // There is no file of it: the browser's own window for printing stays away, as in every editor.
    download: () => undefined,
    // By key the focus moves to the field that changed; a button keeps the focus, so that it can be pressed again.
    undo: () => history.undo('take'),
    redo: () => history.redo('take'),
  });
  return { ...conflict, save: saveNow, history, showField };
}
