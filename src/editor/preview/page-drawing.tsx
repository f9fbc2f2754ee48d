import { useLayoutEffect, useRef } from 'react';
import { PageBox, WHOLE_BOX } from './page-box.tsx';
import type { PagePicture } from './page-painter.ts';

type PageDrawingProps = {
  page: Extract<PagePicture, { kind: 'drawing' }>;
  label: string;
  className: string;
};

/**
 * A page that the server drew. It stands in the document itself, in a tree of its own, so that its names meet no
 * others: as the source of an `<img>` it would be a document that the browser opens anew at every key. The server writes
 * nothing into it but shapes and their paint (documents/render/preview/svg-attributes.ts); what people write is in it
 * as outlines only.
 */
export function PageDrawing({ page, label, className }: PageDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { markup } = page;
  useLayoutEffect(() => {
    if (!box.current) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    root.innerHTML = markup;
    const drawing = root.querySelector('svg');
    if (drawing) drawing.style.cssText = WHOLE_BOX;
  }, [markup]);
  return <PageBox ref={box} page={page} label={label} className={className} />;
}
