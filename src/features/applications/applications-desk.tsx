import { useCallback, useMemo, useState } from 'react';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import { localDay } from '#platform/clock/clock.ts';
import { Button } from '#ui/buttons/button.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { useNow } from '#ui/display/relative-time.ts';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import { AddDialog } from './adding/add-dialog.tsx';
import { applicationKind } from './application-kind.ts';
import type { ApplicationRow } from './contract.ts';
import type { DeskKinds } from './desk-kinds.ts';
import { DeskMenu } from './csv/desk-menu.tsx';
import { ApplicationList } from './list/application-list.tsx';
import type { ChangeApplication } from './list/application-row.tsx';
import { shownRows, VIEWS } from './list/desk-view.ts';
import { foundLine } from './list/found-line.ts';
import { ListTools } from './list/list-tools.tsx';
import { WhatIsDue } from './list/what-is-due.tsx';
import { NeverSaved } from './list/never-saved.tsx';
import { useApplications } from './list/use-applications.ts';
import { useFoundIds } from './list/use-found-ids.ts';
import { useDeskView } from './list/use-desk-view.ts';
import { useRowChanges } from './list/use-row-changes.ts';

const LOADING = { waiting: <p role="status">Loading...</p> };

/** `kinds`: of what applications are sent with. */
type DeskProps = { accountId: number; kinds: DeskKinds };

/** The person's applications, in the ways in which they can be looked at. */
export function ApplicationsDesk({ accountId, kinds }: DeskProps) {
  const asked = useApplications(accountId);
  const [adding, setAdding] = useState(false);
  const [writing, setWriting] = useState<string>();
  useKeptShell();
  return (
    <div className="page-width py-4 sm:py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">Applications</h1>
        <div className="flex items-center gap-1">
          <Button onClick={() => setAdding(true)}>
            <PlusIcon />
            <span>
              Add<span className="max-sm:visually-hidden"> an application</span>
            </span>
          </Button>
          <DeskMenu rows={asked.data} kinds={kinds} />
        </div>
      </div>
      <NeverSaved accountId={accountId} except={adding ? writing : undefined} />
      <Loaded asked={asked} noun="your applications">
        {(rows) => (rows.length === 0 ? <Nothing /> : <Rows {...{ accountId, kinds, rows }} />)}
      </Loaded>
      <AddDialog accountId={accountId} open={adding} onOpenChange={setAdding} onWriting={setWriting} />
    </div>
  );
}

function Nothing() {
  return (
    <div className="rounded-lg border border-dashed border-edge px-4 py-12 text-center">
      <h2 className="text-xl">No applications yet</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">
        Keep each job that you look at: its ad, what you send, what comes next, and what came of it. Nobody
        but you sees it.
      </p>
    </div>
  );
}

/** Each way to look at them but the list is loaded when it is chosen. */
const Board = onDemand(async () => (await import('./board/board.tsx')).Board, LOADING);
const Figures = onDemand(async () => (await import('./figures/figures.tsx')).Figures, LOADING);
const Calendar = onDemand(async () => (await import('./calendar/calendar.tsx')).Calendar, LOADING);

function Rows({ accountId, kinds, rows }: DeskProps & { rows: readonly ApplicationRow[] }) {
  const { view, settledSearch, setView, onType } = useDeskView();
  const { shown, change: changeRow, undoLast } = useRowChanges(accountId, rows);
  const change = useCallback<ChangeApplication>(
    (...wanted) => {
      changeRow(...wanted);
      // In a list of one stage the row goes with its stage.
      focusIfLost(foundLine);
    },
    [changeRow],
  );
  const today = localDay(useNow());
  const { ids, isPartial } = useFoundIds(settledSearch);
  const found = useMemo(() => shownRows(shown, view, ids), [shown, view, ids]);
  const unsavedIds = useUnsavedIds(accountId);
  const onTag = useCallback((tag: string) => setView({ tag }), [setView]);
  const tools = (
    <ListTools
      rows={shown}
      {...{ view, onType }}
      onView={setView}
      found={found.length}
      {...{ isPartial }}
      onUndo={undoLast}
    />
  );
  return (
    <Tabs
      value={view.view}
      onValueChange={(next) => setView({ view: VIEWS.find((one) => one.view === next)?.view ?? 'list' })}
    >
      <TabList aria-label="How to look at them" className="mb-4">
        {VIEWS.map(({ view: name, label }) => (
          <Tab key={name} value={name}>
            {label}
          </Tab>
        ))}
      </TabList>
      {view.view === 'list' && <WhatIsDue rows={shown} today={today} />}
      {view.view !== 'figures' && tools}
      <TabPanel value="list" className="pt-0!">
        <ApplicationList rows={found} {...{ today, unsavedIds, onTag }} onChange={change} />
      </TabPanel>
      <TabPanel value="board" className="pt-0!">
        <Board
          rows={found}
          today={today}
          onChange={change}
          stage={view.column}
          onStage={(column) => setView({ column })}
        />
      </TabPanel>
      <TabPanel value="calendar" className="pt-0!">
        <Calendar rows={found} today={today} month={view.month} onMonth={(month) => setView({ month })} />
      </TabPanel>
      <TabPanel value="figures" className="pt-0!">
        <Figures rows={shown} resumes={kinds.resume} today={today} />
      </TabPanel>
    </Tabs>
  );
}

/** Those of which this device has something that is not saved. */
function useUnsavedIds(accountId: number): ReadonlySet<number> {
  const unsaved = useUnsaved(accountId);
  return useMemo(
    () =>
      new Set(
        (unsaved ?? []).flatMap(({ document }) => documentOfDraft([applicationKind], document)?.id ?? []),
      ),
    [unsaved],
  );
}
