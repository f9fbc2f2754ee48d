import { ApplicationsLink } from '#features/applications/applications-link.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { EDITED_KINDS } from './document-kinds.ts';

export const meta = () => [{ title: 'Dashboard – Foothold' }, { name: 'robots', content: 'noindex' }];

/** The dashboard of every kind of documents that there is. */
export default function Page() {
  return <DashboardPage kinds={EDITED_KINDS} besides={<ApplicationsLink />} />;
}
