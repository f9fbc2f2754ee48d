import type { PaintedPages, PreviewProblem, PreviewSource } from './preview-source.ts';

export type PreviewState = {
  /** The newest pages that were drawn; kept while newer ones are under way. */
  drawn: PaintedPages | null;
  /** Whether the drawn pages are behind the text. */
  behind: boolean;
  problem: PreviewProblem | null;
};

/** Longest time between two starts, in ms, however slow the device is at showing pages. */
const GAP_MOST_MS = 1_000;
/** Past this the source is taken as stuck, in ms. */
const STUCK_MS = 20_000;

const STUCK: PreviewProblem = {
  kind: 'failed',
  message: 'Drawing the page takes too long.',
  retryAfterMs: null,
};

type LoopParts<Doc> = {
  source: Pick<PreviewSource<Doc>, 'render' | 'pace'>;
  explain(error: unknown): PreviewProblem;
  /** How long this device took to show the last pages, in ms; at least as long is left for the typing itself. */
  showingTook(): number;
  onChange(state: PreviewState): void;
};

/**
 * Keeps the drawn pages in step with a document that changes faster than it can be drawn. The latest document always
 * wins, an older answer never replaces a newer one, and what is overtaken is aborted.
 */
export function createPreviewLoop<Doc>(parts: LoopParts<Doc>) {
  const underWay = new Map<number, AbortController>();
  let state: PreviewState = { drawn: null, behind: false, problem: null };
  let latest: { doc: Doc; turn: number } | null = null;
  let started = 0;
  let shown = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function set(change: Partial<PreviewState>) {
    state = { ...state, ...change, behind: latest !== null && latest.turn > shown };
    if (!closed) parts.onChange(state);
  }

  function plan() {
    clearTimeout(timer);
    if (closed || !latest || latest.turn <= started || underWay.size >= parts.source.pace().atOnce) return;
    const wait = notBefore - Date.now();
    if (wait > 0) timer = setTimeout(plan, wait);
    else void draw(latest.doc, latest.turn);
  }

  async function draw(doc: Doc, turn: number) {
    const controller = new AbortController();
    started = turn;
    notBefore =
      Date.now() + Math.min(Math.max(parts.source.pace().gapMs, 2 * parts.showingTook()), GAP_MOST_MS);
    underWay.set(turn, controller);
    try {
      const outcome = await drawUnlessStuck(parts, doc, controller);
      if (outcome && 'problem' in outcome) fail(turn, outcome.problem);
      else if (outcome && turn > shown) {
        shown = turn;
        abortBefore(turn);
        set({ drawn: outcome.drawn, problem: null });
      }
    } finally {
      underWay.delete(turn);
      plan();
    }
  }

  function fail(turn: number, problem: PreviewProblem) {
    // A newer document may already be drawn, or fail for itself.
    if (turn < shown || !latest) return;
    set({ problem });
    if (problem.retryAfterMs === null) return;
    notBefore = Math.max(notBefore, Date.now() + problem.retryAfterMs);
    if (latest.turn === turn) latest = { doc: latest.doc, turn: turn + 1 };
  }

  function abortBefore(turn: number) {
    for (const [older, controller] of underWay) if (older < turn) controller.abort();
  }

  return {
    /** Draws this document as soon as may be; the same object again is nothing new. */
    show(doc: Doc) {
      if (latest?.doc === doc) return;
      latest = { doc, turn: (latest?.turn ?? 0) + 1 };
      set({});
      plan();
    },

    /** Draws the latest document again, without waiting. */
    retry() {
      if (!latest) return;
      latest = { doc: latest.doc, turn: latest.turn + 1 };
      notBefore = 0;
      plan();
    },

    close() {
      closed = true;
      clearTimeout(timer);
      abortBefore(Infinity);
    },
  };
}

/** Has a document drawn once. Null where it was aborted, having been overtaken. */
async function drawUnlessStuck<Doc>(
  { source, explain }: Pick<LoopParts<Doc>, 'source' | 'explain'>,
  doc: Doc,
  controller: AbortController,
): Promise<{ drawn: PaintedPages } | { problem: PreviewProblem } | null> {
  const { signal } = controller;
  const stuck = setTimeout(() => controller.abort(STUCK), STUCK_MS);
  try {
    const drawn = await source.render(doc, signal);
    return signal.aborted ? null : { drawn };
  } catch (error) {
    if (!signal.aborted) return { problem: explain(error) };
    return signal.reason === STUCK ? { problem: STUCK } : null;
  } finally {
    clearTimeout(stuck);
  }
}
