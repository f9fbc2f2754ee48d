import { RESUME_CATEGORIES } from '#documents/catalog/categories.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { Link } from 'react-router';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { resumeGallery } from '../content/galleries.ts';
import { templatesMetadata } from '../content/metadata.ts';
import { templateList } from '../content/structured-data.ts';
import { Gallery } from '../galleries/gallery.tsx';

const { path } = templatesMetadata;

export const meta = pageMeta({
  ...templatesMetadata,
  structured: [
    breadcrumb(resumeGallery.title, path),
    templateList(resumeGallery.title, path, resumeTemplates),
  ],
});

/** The template that "Start with Popular Template" picks. */
const POPULAR = 'modern-1';

export default function TemplatesPage() {
  const gated = useGatedLink();
  return (
    <div className="page-width pb-20">
      <PageOpening title={resumeGallery.title} text={resumeGallery.text}>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to={gated(`/resume-builder?template=${POPULAR}`)}>{resumeGallery.popular}</ButtonLink>
          <p className="text-sm text-ink-faint">{resumeGallery.popularNote}</p>
        </div>
        <p className="mt-4">
          <Link
            to={resumeGallery.bring.path}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {resumeGallery.bring.label}
          </Link>
        </p>
      </PageOpening>
      <Gallery
        kind="resume"
        templates={resumeTemplates}
        categories={RESUME_CATEGORIES}
        builder="/resume-builder"
        picture={resumePicture}
      />
    </div>
  );
}
