import { valueAt } from '#editor/session/content.ts';
import { placeOf } from '#editor/merge/conflict-words.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { plainWords } from '#documents/text/marks.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { AnyTailoring } from '#editor/variants/tailoring.ts';
import type { Offer } from '../ad/protocol.ts';
import { fieldShowing, withShown } from '../ad/show-hidden.ts';

/** Where to look at what was taken. */
export type OfferPlace = { field: string; landing: Landing };

/**
 * Brings into the resume what an offer is of, as one step that can be taken back.
 * @returns nothing where the resume is another by now: a new offer is on its way
 */
export function takeOffer(
  offer: Offer,
  session: DocumentSession<ResumeData>,
  tailoring: Pick<AnyTailoring, 'take'> | undefined,
): OfferPlace | undefined {
  const landing: Landing = { within: { text: offer.line, share: 0, wholeLine: true } };
  if (offer.from === 'hidden') {
    if (!isStillThere(session.state().content.data, offer)) return undefined;
    session.edit((content) => ({ ...content, data: withShown(content.data, offer.path) }));
    return { field: fieldShowing(offer.path), landing };
  }
  const [path] = offer.paths;
  if (path === undefined || !tailoring) return undefined;
  const parted = offer.row && { path, here: '', base: '' };
  tailoring.take({ paths: offer.paths, parted }, offer.row ?? undefined);
  return { field: placeOf(path, session.state().content.data).path, landing };
}

function isStillThere(data: ResumeData, { path, line }: Extract<Offer, { from: 'hidden' }>): boolean {
  const text = valueAt(data, path);
  return typeof text === 'string' && text.split('\n').some((one) => one === line || plainWords(one) === line);
}
