import type { Layout } from '#documents/render/places/document-layout.ts';
import type { FitLook } from '#editor/fit/fit-kind.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { createListeners } from '#platform/listeners.ts';

/*
 * The template, or the look, that somebody looks at without choosing it. The preview alone shows it: it is no part of the document, so
 * that it is neither saved nor a step that could be taken back.
 */

type Session = Pick<EditorSession, 'subscribe'>;

const tried = new WeakMap<Session, string>();
const listeners = createListeners();

export function triedTemplate(session: Session): string | undefined {
  return tried.get(session);
}

/** Null for the chosen one again. */
export function tryTemplate(session: Session, templateId: string | null): void {
  if ((tried.get(session) ?? null) === templateId) return;
  if (templateId === null) tried.delete(session);
  else tried.set(session, templateId);
  listeners.emit();
}

/** A look that the preview shows without it being chosen, for as long as the document is the one it was tried with. */
export type TriedLook = { of: unknown; look: FitLook };

const triedLooks = new WeakMap<Session, TriedLook>();

/** @param data what the document holds now */
export function triedLook(session: Session, data: unknown): TriedLook | undefined {
  const tried = triedLooks.get(session);
  return tried?.of === data ? tried : undefined;
}

/** Null for the document's own again. */
export function tryLook(session: Session, tried: TriedLook | null): void {
  if ((triedLooks.get(session) ?? null) === tried) return;
  if (tried === null) triedLooks.delete(session);
  else triedLooks.set(session, tried);
  listeners.emit();
}

export const onTried = listeners.subscribe;

/** How the preview of an open document stands. */
export type LivePreview = {
  /** Whether it has something to draw, or its engine is being made ready. */
  isBusy(): boolean;
  /** Whether the engine in this browser draws it. */
  drawsHere(): boolean;
  /** How a document comes out, whether it is shown or not. */
  locate(document: PreviewDocument, signal: AbortSignal): Promise<Pick<Layout, 'pages'>>;
};

const previews = new WeakMap<Session, LivePreview>();

export function tellLivePreview(session: Session, preview: LivePreview): void {
  previews.set(session, preview);
}

export function livePreviewOf(session: Session): LivePreview | undefined {
  return previews.get(session);
}
