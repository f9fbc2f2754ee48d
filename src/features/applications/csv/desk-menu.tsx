import { useState } from 'react';
import { isSignedOut } from '#platform/http/api-error.ts';
import { downloadFile } from '#platform/http/api-call.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { ArchiveIcon, CheckIcon, DownloadIcon, PlusIcon } from '#ui/display/icons.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';
import { applicationCalendar, applicationTable } from '../calls.ts';
import type { ApplicationRow } from '../contract.ts';
import type { DeskKinds } from '../desk-kinds.ts';

/** What reads tables is loaded when one is brought. */
const BringTable = onDemand(async () => (await import('./bring-table.tsx')).BringTable);

const Archived = onDemand(async () => (await import('../archive/archived.tsx')).Archived);
const AllSent = onDemand(async () => (await import('../sent/all-sent.tsx')).AllSent);

type DeskMenuProps = {
  /** Nothing until they are known. */
  rows: readonly ApplicationRow[] | undefined;
  kinds: DeskKinds;
};

/** The ways in and out for all applications together. */
export function DeskMenu({ rows, kinds }: DeskMenuProps) {
  const [bringing, setBringing] = useState(false);
  const [showsSent, setShowsSent] = useState(false);
  const [showsArchived, setShowsArchived] = useState(false);
  const { toast } = useToast();
  const { refresh } = useAuth();
  const download = async (call: typeof applicationTable) => {
    try {
      await downloadFile(call);
    } catch (error) {
      const description = failureText(error, 'The file could not be made. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      if (isSignedOut(error)) void refresh();
    }
  };
  return (
    <>
      <Menu
        label="More for all applications"
        entries={[
          { label: 'All that you sent', icon: CheckIcon, onSelect: () => setShowsSent(true) },
          { label: 'Archived applications', icon: ArchiveIcon, onSelect: () => setShowsArchived(true) },
          { label: 'Import a table (CSV)', icon: PlusIcon, onSelect: () => setBringing(true) },
          {
            label: 'Download as a table (CSV)',
            icon: DownloadIcon,
            onSelect: () => void download(applicationTable),
          },
          {
            label: 'Download for a calendar (ICS)',
            icon: DownloadIcon,
            onSelect: () => void download(applicationCalendar),
          },
        ]}
      />
      {showsSent && <AllSent kinds={kinds} onClose={() => setShowsSent(false)} />}
      {showsArchived && <Archived onClose={() => setShowsArchived(false)} />}
      {bringing && <BringTable rows={rows} onClose={() => setBringing(false)} />}
    </>
  );
}
