import { type Drawing, FIRST_DRAWING } from '#documents/look/drawing.ts';

/** A document as it was stored before there was a second drawing. */
export function firstDrawn<Data extends { settings: { drawing: Drawing } }>(data: Data): Data {
  return { ...data, settings: { ...data.settings, drawing: FIRST_DRAWING } };
}
