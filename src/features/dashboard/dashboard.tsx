import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { hasActiveSubscription } from '#money/access.ts';
import { LETTER_LIST, RESUME_LIST } from '#editor/store/list-keys.ts';
import { isSignedOut } from '#platform/http/error-text.ts';
import { useKeptShell } from '#editor/offline/use-kept-shell.ts';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LETTERS, RESUMES } from './document-kinds.ts';
import { DocumentPanel } from './document-panel.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';
import { useDocumentList } from './use-document-list.ts';
import { BroughtSection } from './unsaved/brought-section.tsx';
import { unsavedOf, withoutCard } from './unsaved/unsaved-documents.ts';
import { UnsavedSection } from './unsaved/unsaved-section.tsx';
import { useListsOfOtherTabs } from './use-lists-of-other-tabs.ts';
import { useNow } from './use-now.ts';

/** The signed-in person's documents. */
export function Dashboard({ user }: { user: Profile }) {
  const resumes = useDocumentList(RESUMES);
  const letters = useDocumentList(LETTERS);
  const found = useUnsaved(user.id);
  useListsOfOtherTabs(user.id);
  const unsavedResumes = found && unsavedOf(RESUMES, found);
  const unsavedLetters = found && unsavedOf(LETTERS, found);
  const active = hasActiveSubscription(user, useNow());
  // Kept here, where it outlives a list that is loaded again.
  const [tab, setTab] = useState('resumes');
  const { refresh } = useAuth();
  useKeptShell();
  const queryClient = useQueryClient();
  const sessionOver = isSignedOut(resumes.error) || isSignedOut(letters.error);

  // Brings the signed-out state, unless another tab has signed in again: then the lists are asked for once more.
  const findOut = useEffectEvent(async () => {
    await refresh();
    await Promise.all(
      [RESUME_LIST, LETTER_LIST].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  });
  useEffect(() => {
    if (sessionOver) void findOut();
  }, [sessionOver]);

  const waiting = [
    ...withoutCard(unsavedResumes ?? [], settled(resumes)),
    ...withoutCard(unsavedLetters ?? [], settled(letters)),
  ];
  if (resumes.isPending || letters.isPending || sessionOver) return <DashboardSkeleton />;
  return (
    <>
      <h1 className="text-3xl [overflow-wrap:anywhere]">Welcome back, {user.email ?? user.phone}!</h1>
      <p className="mt-1 text-lg text-ink-soft">Manage your resumes and cover letters</p>
      <p className="mt-1">
        <Link to="/account" className="underline">
          Your account, receipts and data
        </Link>
      </p>
      {!active && <SubscriptionBanner />}
      <Shortcuts />
      <BroughtSection accountId={user.id} />
      <UnsavedSection unsaved={waiting} />
      <Tabs value={tab} onValueChange={setTab} className="mt-10">
        <TabList aria-label="Your documents">
          <Tab value="resumes">{titled('Resumes', resumes.data)}</Tab>
          <Tab value="letters">{titled('Cover Letters', letters.data)}</Tab>
        </TabList>
        <TabPanel value="resumes">
          <DocumentPanel
            kind={RESUMES}
            list={resumes}
            start="/templates"
            paid={{ locked: !active }}
            unsaved={unsavedResumes}
          />
        </TabPanel>
        <TabPanel value="letters">
          <DocumentPanel
            kind={LETTERS}
            list={letters}
            start="/cover-letter-templates"
            unsaved={unsavedLetters}
          />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** A list that is up to date; one that is being read again may lack what was just saved. */
function settled({ data, isFetching }: ReturnType<typeof useDocumentList>) {
  return isFetching ? undefined : data;
}

/** A tab's title with how many there are, as far as that is known. */
function titled(name: string, documents: readonly unknown[] | undefined): string {
  return documents ? `${name} (${documents.length})` : name;
}
