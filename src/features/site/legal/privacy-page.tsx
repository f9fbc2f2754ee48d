import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { privacy } from '../content/legal.ts';
import { privacyMetadata } from '../content/metadata.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = pageMeta({
  ...privacyMetadata,
  structured: [breadcrumb(privacy.title, privacyMetadata.path)],
});

export default function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
