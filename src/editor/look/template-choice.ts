import { DRAWINGS, FIRST_DRAWING, NEWEST_DRAWING, type Drawing } from '#documents/look/drawing.ts';
import { valueAt, withValueAt, type Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

const DRAWING = 'data.settings.drawing';

/** Which drawing a template had when it was left for another one, by session and template. */
const left = new WeakMap<object, Map<string, unknown>>();

/**
 * A document in a template. The page changes anyway where that is another one, so it comes in its newest drawing; one
 * that was left a moment ago comes back as it was.
 */
export function inTemplate<Data>(session: object, content: Content<Data>, templateId: string): Content<Data> {
  if (content.templateId === templateId) return content;
  const drawing = left.get(session)?.get(templateId) ?? NEWEST_DRAWING;
  return { ...withValueAt(content, DRAWING, drawing), templateId };
}

/** Chooses a template, in one step. */
export function chooseTemplate<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  templateId: string,
): void {
  const { content } = session.state();
  if (content.templateId === templateId) return;
  const drawings = left.get(session) ?? new Map<string, unknown>();
  left.set(session, drawings.set(content.templateId, valueAt(content, DRAWING)));
  session.edit((now) => inTemplate(session, now, templateId), 'template');
}

/** The drawing that a document has of its design. */
export function drawingOf(content: Content<unknown>): Drawing {
  const drawing = valueAt(content, DRAWING);
  return DRAWINGS.find((known) => known === drawing) ?? FIRST_DRAWING;
}

/** The same template in its newest drawing. */
export function withNewestDrawing<Data>(content: Content<Data>): Content<Data> {
  return withValueAt(content, DRAWING, NEWEST_DRAWING);
}
