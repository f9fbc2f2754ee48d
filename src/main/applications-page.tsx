import { ApplicationsPage } from '#features/applications/applications-page.tsx';
import { deskKinds } from './desk-kinds.ts';

export const meta = () => [{ title: 'Applications – Foothold' }, { name: 'robots', content: 'noindex' }];

/** The applications, with the resumes and letters that they are made with. */
export default function Page() {
  return <ApplicationsPage kinds={deskKinds} />;
}
