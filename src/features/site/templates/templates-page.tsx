import { RESUME_CATEGORIES } from '#documents/catalog/categories.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { useGatedLink } from '#platform/session/gated-link.ts';
import { ButtonLink } from '#ui/button.tsx';
import { templatesMeta } from '../content/metadata.ts';
import { Gallery } from './gallery.tsx';

export const meta = templatesMeta;

/** The template that "Start with Popular Template" picks. */
const POPULAR = 'modern-1';

export default function TemplatesPage() {
  const gated = useGatedLink();
  return (
    <main className="mx-auto max-w-6xl px-4 py-12">
      <h1 className="text-4xl sm:text-5xl">Resume templates</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">
        Each one is set by the same engine that makes your PDF, and read back by a machine before it gets
        here. Pick what looks like you: your text fits every one of them.
      </p>
      <ButtonLink to={gated(`/resume-builder?template=${POPULAR}`)} className="mt-6 mb-10">
        Start with Popular Template
      </ButtonLink>
      <Gallery
        kind="resume"
        templates={resumeTemplates}
        categories={RESUME_CATEGORIES}
        builder="/resume-builder"
      />
    </main>
  );
}
