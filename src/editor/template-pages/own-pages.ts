import { createListeners } from '#platform/listeners.ts';
import { createOwnPictures, type PicturedDocument } from './own-pictures.ts';
import type { PictureEngine } from './picture-engine.ts';

type OwnPagesParts = {
  document: PicturedDocument;
  engine: PictureEngine;
  /** Whether the preview has something to draw, which goes first. */
  previewIsBusy: () => boolean;
  /** How wide pictures are drawn, in pixels of the device. */
  width: () => number;
};

/** Nothing is begun before nothing has been typed for this long, in ms. */
const QUIET_MS = 900;
/** After this time a preview that was busy is looked at again, in ms. */
const AGAIN_MS = 150;
/** Without anything to draw the engine keeps its memory for this long, in ms. */
const REST_MS = 12_000;

/**
 * One's own first page in every template, as far as somebody looks at them. The preview goes first: while something is
 * typed or being drawn there, no picture is begun. A picture is known by what was written and by its template; one of an
 * earlier version stands until the new one is there.
 */
export function createOwnPages({ document, engine, previewIsBusy, width }: OwnPagesParts) {
  const listeners = createListeners();
  /** Templates in sight, those that came last at the end. */
  const wanted = new Map<string, number>();
  const pictures = createOwnPictures(document, width);
  const failures = createFailures();
  let drawing = false;
  let quietFrom = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  /** Shows what is there already of the present version. @returns the template to draw next */
  function nextToDraw(): string | undefined {
    const inOrder = [...wanted].sort(([, one], [, other]) => one - other).map(([templateId]) => templateId);
    const { missing, changed } = pictures.showKept(inOrder);
    if (changed) listeners.emit();
    return missing;
  }

  function plan(waitMs = 0) {
    clearTimeout(timer);
    clearTimeout(restTimer);
    if (wanted.size === 0 && !drawing) restTimer = setTimeout(engine.rest, REST_MS);
    if (failures.areTooMany() || drawing || wanted.size === 0) return;
    const wait = Math.max(waitMs, quietFrom - Date.now(), failures.waitMs());
    timer = setTimeout(begin, wait);
  }

  function begin() {
    if (document.isEmpty()) {
      if (pictures.clear()) listeners.emit();
      return;
    }
    const templateId = nextToDraw();
    if (templateId === undefined) restTimer = setTimeout(engine.rest, REST_MS);
    else if (previewIsBusy()) plan(AGAIN_MS);
    else void draw(templateId);
  }

  async function draw(templateId: string) {
    const version = pictures.version();
    drawing = true;
    try {
      const drawn = await engine.draw(document.inTemplate(templateId), width());
      failures.forget();
      pictures.show(templateId, version, drawn?.picture);
      listeners.emit();
    } catch {
      failures.note();
      // Of what is written now it shows nothing, so that an example, which is told as one, says more than an old page.
      if (failures.areTooMany()) pictures.clear();
      listeners.emit();
    } finally {
      drawing = false;
      plan();
    }
  }

  document.subscribe(() => {
    quietFrom = Date.now() + QUIET_MS;
    if (wanted.size > 0) plan();
  });

  return {
    /** Whether the engine could not be had. */
    hasFailed: failures.areTooMany,
    /** Whether a template in sight cannot be set with what is written now. */
    haveGaps: () => [...wanted.keys()].some(pictures.isRefused),
    /** The picture of a template; none while there is none of anything that was written here. */
    picture: pictures.of,
    /** Whether a template in sight still waits for its first picture; so they all do before any is known to be in sight. */
    areAwaited(): boolean {
      if (failures.areTooMany()) return false;
      if (wanted.size === 0) return pictures.isEmpty();
      return [...wanted.keys()].some((id) => !pictures.of(id) && !pictures.isRefused(id));
    },
    subscribe: listeners.subscribe,
    /**
     * A template has come into sight.
     * @param place which of those in sight is drawn first: the smallest
     * @returns call it when it is out of sight
     */
    want(templateId: string, place: number): () => void {
      // Looked at again after a while, such as with the chooser opened anew: what failed may be there by now.
      if (failures.areLongAgo()) failures.forget();
      wanted.set(templateId, place);
      plan();
      listeners.emit();
      return () => {
        wanted.delete(templateId);
        plan();
        listeners.emit();
      };
    },
  };
}

export type OwnPages = ReturnType<typeof createOwnPages>;

/** After a failure the engine is asked again so often, and after so long; then the samples stay. In ms. */
const RETRIES_MS = [2_000, 8_000, 30_000];
/** After this time a failure is no reason not to try, in ms. */
const FORGIVEN_MS = 60_000;

/** How often in a row the engine has failed. */
function createFailures() {
  let count = 0;
  let againFrom = 0;
  const areTooMany = () => count > RETRIES_MS.length;
  return {
    areTooMany,
    /** Whether it was given up on so long ago that it may be there by now. */
    areLongAgo: () => areTooMany() && Date.now() - againFrom > FORGIVEN_MS,
    /** Until it is asked again, in ms. */
    waitMs: () => againFrom - Date.now(),
    note() {
      againFrom = Date.now() + (RETRIES_MS[count] ?? 0);
      count += 1;
    },
    forget() {
      count = 0;
    },
  };
}
