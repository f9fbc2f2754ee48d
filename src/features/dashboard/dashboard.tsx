import { ButtonLink } from '#ui/buttons/button.tsx';
import { useCallback, useEffect, useEffectEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { hasActiveSubscription } from '#money/access.ts';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { useAllUnsaved } from '#editor/session/use-all-unsaved.ts';
import { isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';

import { Banner } from '#ui/display/banner.tsx';
import { BreakableAddress } from '#ui/display/breakable-address.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { useNow } from '#ui/display/relative-time.ts';
import { useQueryChange } from '#ui/use-query-change.ts';
import { Shortcuts } from './shortcuts.tsx';
import { BroughtSection } from './unsaved/brought-section.tsx';
import { unsavedOf, withoutCard } from './unsaved/unsaved-documents.ts';
import { UnsavedSection } from './unsaved/unsaved-section.tsx';
import { viewIn, withView, type ListView } from './list-view.ts';
import {
  useArchivedLists,
  useDocumentLists,
  useListRefresh,
  useListsOfOtherTabs,
} from './use-document-lists.ts';

type DashboardProps = {
  user: Profile;
  kinds: readonly AnyKind[];
  /** A way to what else the person keeps. */
  besides?: ReactNode;
};

/** The signed-in person's documents, of every kind. */
export function Dashboard({ user, kinds, besides }: DashboardProps) {
  const lists = useDocumentLists(kinds);
  const found = useAllUnsaved(user.id, kinds);
  useListsOfOtherTabs(user.id, kinds);
  const active = hasActiveSubscription(user, useNow());
  const archivedLists = useArchivedLists(kinds);
  const { view, setView } = useListView();
  const tab = kinds.find(({ name }) => name === view.kind)?.name ?? kinds[0]?.name;
  const { refresh } = useAuth();
  useKeptShell();
  const refreshLists = useListRefresh(kinds);
  const sessionOver = lists.some(({ error }) => isSignedOut(error));

  // Brings the signed-out state, unless another tab has signed in again: then the lists are asked for once more.
  const findOut = useEffectEvent(async () => {
    await refresh();
    await refreshLists();
  });
  useEffect(() => {
    if (sessionOver) void findOut();
  }, [sessionOver]);

  const panels = kinds.flatMap((kind, index) => {
    const list = lists[index];
    const archived = archivedLists[index]?.data;
    return list ? [{ kind, list, archived, unsaved: found && unsavedOf(kind, found) }] : [];
  });
  // A list that is being read again may lack what was just saved.
  const waiting = panels.flatMap(({ list, unsaved = [] }) =>
    withoutCard(unsaved, list.isFetching ? undefined : list.data),
  );
  if (sessionOver || lists.some(({ isPending }) => isPending)) return <DashboardSkeleton />;
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">
        Welcome back, <BreakableAddress address={user.email ?? user.phone ?? ''} />!
      </h1>
      <p className="mt-1 text-lg text-ink-soft">Manage your resumes and cover letters</p>
      <p className="mt-1">
        <Link to="/account" className="underline">
          Your account, receipts and data
        </Link>
      </p>
      {!active && <SubscriptionBanner />}
      <Shortcuts kinds={kinds} besides={besides} low={lists.some(({ data = [] }) => data.length > 0)} />
      <BroughtSection accountId={user.id} kinds={kinds} />
      <UnsavedSection unsaved={waiting} />
      <Tabs
        value={tab}
        // Tags and archived ones are those of one kind.
        onValueChange={(kind) => setView({ kind, tag: null, archived: false })}
        className="mt-10"
      >
        <TabList aria-label="Your documents">
          {panels.map(({ kind, list }) => (
            <Tab key={kind.name} value={kind.name}>
              {titled(kind.Names, list.data)}
            </Tab>
          ))}
        </TabList>
        {panels.map(({ kind, list, archived, unsaved }) => (
          <TabPanel key={kind.name} value={kind.name}>
            <DocumentPanel
              kind={kind}
              list={list}
              refreshLists={refreshLists}
              paid={kind.hasPaidActions ? { locked: !active } : undefined}
              unsaved={unsaved}
              archived={archived}
              view={view}
              onView={setView}
            />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** What of the lists is shown, as the address says it. */
function useListView() {
  const [address] = useSearchParams();
  const changeQuery = useQueryChange();
  const setView = useCallback(
    (change: Partial<ListView>) =>
      void changeQuery((before) => withView(before, change), { replace: true, preventScrollReset: true }),
    [changeQuery],
  );
  return { view: viewIn(address), setView };
}

/** A tab's title with how many there are, as far as that is known. */
function titled(name: string, documents: readonly unknown[] | undefined): string {
  return documents ? `${name} (${documents.length})` : name;
}

/** Tells people without access what it would open. */
function SubscriptionBanner() {
  return (
    <Banner
      tone="caution"
      className="mt-6"
      title="Subscription Required"
      actions={
        <ButtonLink to="/subscription" size="small">
          Subscribe Now
        </ButtonLink>
      }
    >
      Subscribe now to download PDFs and access all features.
    </Banner>
  );
}
