import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { terms } from '../content/legal.ts';
import { termsMetadata } from '../content/metadata.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = pageMeta({
  ...termsMetadata,
  structured: [breadcrumb(terms.title, termsMetadata.path)],
});

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
