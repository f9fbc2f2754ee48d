import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LineToHide } from '#documents/fit/lines-to-hide.ts';
import type { PreviewSource } from '#editor/preview/preview-source.ts';
import { tryLook } from '#editor/preview/tried-template.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import { findAirier, findCloser, type Found } from './find-fit.ts';
import { inLook, type FitKind, type FitLook } from './fit-kind.ts';
import { FIT_TEXTS, fitsOn, linesFree, linesStay } from './fit-texts.ts';

export type FitWay = 'closer' | 'airier';
/** Where it was asked for: there it is told what comes of it. */
export type FitPlace = 'preview' | 'panel';

/** A line that would have to go, and where it stands. */
type NamedLine = LineToHide & { name: string };

/** What came of it; what the preview shows meanwhile is no part of the document. */
export type FitOutcome = {
  place: FitPlace;
  says: string;
  /** How many pages it is to have, where lines would have to go for that. */
  most?: number;
  /** What would be kept; missing where there is nothing to keep. */
  offer?: { look: FitLook; lines: readonly NamedLine[] };
};

/** The way to fit an open document to its pages. */
export type Fit = {
  busy: FitPlace | null;
  outcome: FitOutcome | null;
  start(way: FitWay, place: FitPlace): void;
  /** Takes what is offered, in one step. */
  keep(): void;
  /** Hides one of the lines, and looks again. */
  hide(line: LineToHide): void;
  leave(): void;
};

/**
 * Looks for a look in which a document fits its pages better, and shows it in the preview before it counts. What came of
 * it stands until the document changes.
 */
export function useFit<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  source: Pick<PreviewSource<Doc>, 'locate'>,
  toDocument: (content: Content<Data>) => Doc,
  loadKind: () => Promise<FitKind<Data>>,
): Fit {
  const data = useSession(session, ({ content }) => content.data);
  const [busy, setBusy] = useState<FitPlace | null>(null);
  const [last, setLast] = useState<{ outcome: FitOutcome; data: Data } | null>(null);
  const kind = useRef<FitKind<Data> | null>(null);
  useEffect(() => () => tryLook(session, null), [session]);

  const tell = useCallback(
    (outcome: FitOutcome | null) => {
      const now = session.state().content.data;
      tryLook(session, outcome?.offer ? { of: now, look: outcome.offer.look } : null);
      setLast(outcome && { outcome, data: now });
    },
    [session],
  );
  const start = useCallback(
    async (way: FitWay, place: FitPlace, most?: number) => {
      setBusy(place);
      const { content } = session.state();
      try {
        const loaded = (kind.current ??= await loadKind());
        const locate = async (tried: Data) => {
          if (session.state().content !== content) throw new DocumentChanged();
          const document = toDocument({ ...content, data: tried });
          return source.locate(document, new AbortController().signal);
        };
        const search = { kind: loaded, content, locate };
        const found = await (way === 'closer' ? findCloser(search, most) : findAirier(search));
        tell({ place, ...outcomeOf(found, way, loaded, content) });
      } catch (error) {
        tell(error instanceof DocumentChanged ? null : { place, says: FIT_TEXTS.failed });
      } finally {
        setBusy(null);
      }
    },
    [session, source, toDocument, loadKind, tell],
  );

  const outcome = last?.data === data ? last.outcome : null;
  return useMemo(() => {
    const withoutLines = (from: Data, lines: readonly LineToHide[]) =>
      kind.current && lines.length > 0 ? kind.current.withLinesHidden(from, lines) : from;
    const change = (edit: (from: Data) => Data) =>
      session.edit((content) => ({ ...content, data: edit(content.data) }));
    return {
      busy,
      outcome,
      start: (way, place) => void start(way, place),
      keep() {
        if (!outcome?.offer) return;
        const { look, lines } = outcome.offer;
        change((from) => withoutLines(inLook(from, look), lines));
        tell({ place: outcome.place, says: FIT_TEXTS.kept });
      },
      hide(line) {
        if (!outcome) return;
        change((from) => withoutLines(from, [line]));
        void start('closer', outcome.place, outcome.most);
      },
      leave: () => outcome && tell({ place: outcome.place, says: FIT_TEXTS.left }),
    };
  }, [busy, outcome, session, start, tell]);
}

/** What was looked for is out of date. */
class DocumentChanged extends Error {}

/** What is said of what was found, and what can be kept of it. */
function outcomeOf<Data>(
  found: Found,
  way: FitWay,
  kind: FitKind<Data>,
  content: Content<Data>,
): Omit<FitOutcome, 'place'> {
  if (found.kind === 'fits') return { says: fitsOn(found.pages) };
  if (found.kind === 'look') {
    const says = `${kind.changes(content, found.look)}. ${FIT_TEXTS.shown}`;
    return { says, offer: { look: found.look, lines: [] } };
  }
  if (found.kind === 'lines') {
    const { look, lines, pages } = found;
    const named = lines.map((line) => ({ ...line, name: kind.nameOf(line.path, content.data) }));
    const says = linesFree(lines.length, pages, look ? kind.changes(content, look) : '');
    // As they stand in the document.
    return { says, most: pages - 1, offer: { look: look ?? {}, lines: named.toReversed() } };
  }
  if (way === 'airier') return { says: FIT_TEXTS.airiest };
  return { says: linesStay(found.linesLeft, found.pages, found.advice ?? kind.advice) };
}
