import { type Ref, useLayoutEffect, useRef } from 'react';
import { trustedMarkup } from '#platform/trusted-types.ts';
import type { PaintedPage } from './preview-source.ts';

type SvgPageProps = {
  page: Extract<PaintedPage, { kind: 'svg' }>;
  label: string;
  className: string;
};

/**
 * A page that the server drew. It stands in the document itself, in a tree of its own, so that its names meet no
 * others: as the source of an `<img>` it would be a document that the browser opens anew at every key. The server writes
 * nothing into it but shapes and their paint (documents/render/preview/svg-attributes.ts); what people write is in it
 * as outlines only.
 */
export function SvgPage({ page, label, className }: SvgPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const { markup } = page;
  useLayoutEffect(() => {
    if (!box.current) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    root.innerHTML = trustedMarkup(markup);
    const drawing = root.querySelector('svg');
    if (drawing) drawing.style.cssText = WHOLE_BOX;
  }, [markup]);
  return <PageBox ref={box} page={page} label={label} className={className} />;
}

type CanvasPageProps = {
  page: Extract<PaintedPage, { kind: 'canvas' }>;
  label: string;
  /** Whether the canvas is to be here: the same one is moved into the full-screen preview and back. */
  shown: boolean;
  className: string;
};

/** A page on its canvas, which keeps its size while the canvas is elsewhere. */
export function CanvasPage({ page, label, shown, className }: CanvasPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const { canvas } = page;
  useLayoutEffect(() => {
    if (!shown) return;
    canvas.style.cssText = WHOLE_BOX;
    box.current?.replaceChildren(canvas);
  }, [canvas, shown]);
  return <PageBox ref={box} page={page} label={label} className={className} />;
}

type PageBoxProps = {
  ref: Ref<HTMLDivElement>;
  /** In points. */
  page: { width: number; height: number };
  label: string;
  className: string;
};

/** Where a page stands, with the page's sides, whatever is in it at the moment. */
export function PageBox({ ref, page, label, className }: PageBoxProps) {
  return (
    <div
      ref={ref}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      className={className}
    />
  );
}

/** What fills the box. */
export const WHOLE_BOX = 'display: block; width: 100%; height: 100%';
