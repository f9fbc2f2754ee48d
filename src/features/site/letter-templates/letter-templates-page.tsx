import { LETTER_CATEGORIES } from '#documents/catalog/categories.ts';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import { letterGallery } from '../content/galleries.ts';
import { letterTemplatesMetadata } from '../content/metadata.ts';
import { templateList } from '../content/structured-data.ts';
import { Gallery } from '../galleries/gallery.tsx';

const { path } = letterTemplatesMetadata;

export const meta = pageMeta({
  ...letterTemplatesMetadata,
  structured: [
    breadcrumb(letterGallery.title, path),
    templateList(letterGallery.title, path, letterTemplates),
  ],
});

export default function LetterTemplatesPage() {
  return (
    <div className="page-width pb-20">
      <PageOpening title={letterGallery.title} text={letterGallery.text} />
      <Gallery
        kind="letter"
        templates={letterTemplates}
        categories={LETTER_CATEGORIES}
        builder="/cover-letter-builder"
        picture={letterPicture}
      />
    </div>
  );
}
