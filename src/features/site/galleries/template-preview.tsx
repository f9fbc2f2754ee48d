import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { categoryName } from '#documents/catalog/categories.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink, IconButton } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/display/icons.tsx';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { gallery } from '../content/galleries.ts';
import type { GalleryTemplate } from './template-card.tsx';

type TemplatePreviewProps = {
  template: GalleryTemplate;
  /** Those that the arrows lead through, in a circle. */
  among: readonly GalleryTemplate[];
  picture: Picture | undefined;
  to: string;
  onShow: (templateId: string) => void;
  onClose: () => void;
};

/** The whole page of a template, large enough to be read. */
export function TemplatePreview({ template, among, picture, to, onShow, onClose }: TemplatePreviewProps) {
  const gated = useGatedLink();
  const at = among.indexOf(template);
  // Quick steps count from where the one before leads, which may not be drawn yet.
  const heading = useRef(template);
  useEffect(() => {
    heading.current = template;
  }, [template]);
  const step = (by: number) => {
    const next = among.at((among.indexOf(heading.current) + by) % among.length);
    if (!next) return;
    heading.current = next;
    onShow(next.id);
  };
  useArrowKeys(step);
  const top = useTopOf(template.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="page"
      title={template.name}
      description={[template.description, template.cost].filter(Boolean).join(' ')}
    >
      <div ref={top} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-8">
        <TemplatePicture
          // A new one for each: the page before must not stand under the next one's name.
          key={template.id}
          picture={picture}
          alt={gallery.pictureOf(template.name)}
          readable
          eager
          sizes="(min-width: 1024px) 720px, calc(100vw - 72px)"
          className="border border-line"
        />
        <div className="flex flex-wrap items-center gap-3 max-lg:sticky max-lg:-bottom-5 max-lg:-mx-5 max-lg:-mb-5 max-lg:border-t max-lg:border-line max-lg:bg-sheet max-lg:px-5 max-lg:py-3 sm:max-lg:-bottom-7 sm:max-lg:-mx-7 sm:max-lg:-mb-7 sm:max-lg:px-7 lg:sticky lg:top-0 lg:flex-col lg:items-stretch lg:self-start">
          <Badge className="self-start max-lg:hidden">{categoryName(template.category)}</Badge>
          <ButtonLink to={gated(to)} className="max-lg:grow">
            {gallery.use}
          </ButtonLink>
          <div className="flex items-center justify-between gap-1">
            <IconButton label={gallery.previous} onClick={() => step(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <p role="status" className="text-sm text-ink-soft tabular-nums max-sm:visually-hidden">
              <span className="visually-hidden">{template.name}, </span>
              {gallery.place(at + 1, among.length)}
            </p>
            <IconButton label={gallery.next} onClick={() => step(1)}>
              <ArrowRightIcon />
            </IconButton>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Left and right lead through the templates, wherever in the window the focus is. */
function useArrowKeys(step: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  });
  // Listens from the moment that the window is there.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Each page is shown from its beginning. */
function useTopOf(templateId: string) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  }, [templateId]);
  return content;
}
