import { categoryName } from '#documents/catalog/categories.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import type { Picture } from '#ui/template-picture/picture.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { gallery } from '../content/galleries.ts';
import type { GalleryTemplate } from './gallery-template.ts';
import { PreviewLink } from './preview-link.tsx';

type TemplateCardProps = {
  template: GalleryTemplate;
  picture: Picture | undefined;
  /** Where the template is used; whoever is not signed in signs in first. */
  to: string;
  eager: boolean;
  onPreview: () => void;
};

export function TemplateCard({ template, picture, to, eager, onPreview }: TemplateCardProps) {
  const gated = useGatedLink();
  const heading = `${template.id}-name`;
  return (
    <Card padding="none" className="flex h-full flex-col overflow-hidden">
      <PreviewLink
        href={picture?.page ?? `#${template.id}`}
        label={gallery.preview(template.name)}
        onPreview={onPreview}
      >
        <TemplatePicture
          picture={picture}
          alt={gallery.pictureOf(template.name)}
          eager={eager}
          className="shadow-sheet transition-transform group-hover/picture:-translate-y-1.5"
        />
      </PreviewLink>
      <div className="flex grow flex-col border-t border-line p-5">
        <div className="flex items-center justify-between gap-3">
          <h2 id={heading} className="text-xl">
            {template.name}
          </h2>
          <Badge>{categoryName(template.category)}</Badge>
        </div>
        <p className="mt-2 mb-5 grow text-sm text-ink-soft">{template.description}</p>
        <ButtonLink to={gated(to)} variant="secondary" aria-describedby={heading}>
          {gallery.use}
        </ButtonLink>
      </div>
    </Card>
  );
}
