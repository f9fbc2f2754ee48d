import type { MouseEvent, ReactNode } from 'react';
import { categoryName, type LetterCategory, type ResumeCategory } from '#documents/catalog/categories.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { IN_PAGE_LINK } from '#ui/page-frame/navigation.ts';
import { gallery } from '../content/galleries.ts';

export type Category = ResumeCategory | LetterCategory;

/** A template as its card in the gallery shows it. */
export type GalleryTemplate = {
  id: string;
  name: string;
  category: Category;
  description: string;
  cost?: string;
};

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
      <div className="flex grow flex-col border-t border-line p-3 sm:p-5">
        <div className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:grow-0">
          <h2 id={heading} className="text-lg sm:text-xl">
            {template.name}
          </h2>
          <Badge className="max-sm:hidden">{categoryName(template.category)}</Badge>
        </div>
        {/* Two cards a row leave a phone no room for it; it stands in the large preview. */}
        <div className="mt-2 mb-5 grow space-y-1.5 text-sm text-ink-soft max-sm:hidden">
          <p>{template.description}</p>
          {template.cost && <p>{template.cost}</p>}
        </div>
        {template.cost && <p className="mt-1 text-xs text-ink-soft sm:hidden">{gallery.costBriefly}</p>}
        <ButtonLink
          to={gated(to)}
          variant="secondary"
          aria-describedby={heading}
          className="max-sm:mt-3 max-sm:px-2! max-sm:text-sm"
        >
          {gallery.use}
        </ButtonLink>
      </div>
    </Card>
  );
}

type PreviewLinkProps = {
  /** The picture's own file, for whoever has no script or wants it in a tab of its own. */
  href: string;
  label: string;
  onPreview: () => void;
  children: ReactNode;
};

/** A picture that opens large over the page. */
function PreviewLink({ href, label, onPreview, children }: PreviewLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPreview();
  };
  return (
    <a
      href={href}
      aria-label={label}
      onClick={open}
      {...{ [IN_PAGE_LINK]: '' }}
      className="group/picture block aspect-4/5 cursor-zoom-in overflow-hidden bg-desk px-[9%] pt-[9%] focus-visible:-outline-offset-2"
    >
      {children}
    </a>
  );
}
