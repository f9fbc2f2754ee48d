import { textKey } from '#documents/text/text-key.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { createListeners } from '#platform/listeners.ts';
import type { PictureEngine } from './picture-engine.ts';

/** What the pictures follow. */
export type PicturedDocument = {
  /** The document as it stands. The same object while nothing changed. */
  current(): PreviewDocument;
  /** The same in another template. */
  inTemplate(templateId: string): PreviewDocument;
  /** Told of each change of it, at every key: it is not made anew for that. */
  subscribe(listener: () => void): () => void;
  /** Whether there is anything in it to show. */
  isEmpty(): boolean;
};

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
/** After a failure the engine is asked again so often, and after so long; then the samples stay. In ms. */
const RETRIES_MS = [2_000, 8_000, 30_000];
/** After this time a failure is no reason not to try, in ms. */
const FORGIVEN_MS = 60_000;
/** Without anything to draw the engine keeps its memory for this long, in ms. */
const REST_MS = 12_000;
/** Pictures that are kept, of one version after the other: all designs of two versions. */
const KEPT_MOST = 64;

/**
 * One's own first page in every template, as far as somebody looks at them. The preview goes first: while something is
 * typed or being drawn there, no picture is begun. A picture is known by what was written and by its template; one of an
 * earlier version stands until the new one is there.
 */
export function createOwnPages({ document, engine, previewIsBusy, width }: OwnPagesParts) {
  const listeners = createListeners();
  /** Templates in sight, those that came last at the end. */
  const wanted = new Map<string, number>();
  /** Pictures by version and template, those used last at the end. */
  const kept = new Map<string, Blob>();
  /** What each template shows. */
  const shown = new Map<string, Blob>();
  /** Versions that a template cannot be set with. */
  const refused = new Set<string>();
  let failed = false;
  let failures = 0;
  let drawing = false;
  let quietFrom = 0;
  let againFrom = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let version: { of: PreviewDocument['data']; key: string } | null = null;

  /** Tells what is written now from what was written before. */
  function currentVersion(): string {
    const { data, kind, date } = document.current();
    if (version?.of !== data)
      version = { of: data, key: textKey(JSON.stringify([kind, data, date, width()])) };
    return version.key;
  }

  function keep(key: string, picture: Blob) {
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
  }

  /** Shows what is there already of the present version. @returns the template to draw next */
  function nextToDraw(): string | undefined {
    const now = currentVersion();
    let next: string | undefined;
    let changed = false;
    const inOrder = [...wanted].sort(([, one], [, other]) => one - other);
    for (const [templateId] of inOrder) {
      const key = `${now} ${templateId}`;
      const picture = kept.get(key);
      if (picture) {
        keep(key, picture);
        changed ||= shown.get(templateId) !== picture;
        shown.set(templateId, picture);
      } else if (!refused.has(key)) next ??= templateId;
    }
    if (changed) listeners.emit();
    return next;
  }

  function plan(waitMs = 0) {
    clearTimeout(timer);
    clearTimeout(restTimer);
    if (wanted.size === 0 && !drawing) restTimer = setTimeout(engine.rest, REST_MS);
    if (failed || drawing || wanted.size === 0) return;
    const wait = Math.max(waitMs, quietFrom - Date.now(), againFrom - Date.now());
    timer = setTimeout(begin, wait);
  }

  function begin() {
    if (document.isEmpty()) {
      if (shown.size > 0) {
        shown.clear();
        listeners.emit();
      }
      return;
    }
    const templateId = nextToDraw();
    if (templateId === undefined) restTimer = setTimeout(engine.rest, REST_MS);
    else if (previewIsBusy()) plan(AGAIN_MS);
    else void draw(templateId);
  }

  async function draw(templateId: string) {
    const key = `${currentVersion()} ${templateId}`;
    drawing = true;
    try {
      const picture = (await engine.draw(document.inTemplate(templateId), width()))?.picture;
      failures = 0;
      if (picture) keep(key, picture);
      else refused.add(key);
      // Of a document that was changed meanwhile it is still nearer to what is written than what stood there.
      if (picture) shown.set(templateId, picture);
      else shown.delete(templateId);
      listeners.emit();
    } catch {
      const waitMs = RETRIES_MS[failures++];
      failed = waitMs === undefined;
      againFrom = Date.now() + (waitMs ?? 0);
      // Of what is written now it shows nothing, so that an example, which is told as one, says more than an old page.
      if (failed) shown.clear();
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
    hasFailed: () => failed,
    /** Whether a template in sight cannot be set with what is written now. */
    haveGaps: () => [...wanted.keys()].some((id) => refused.has(`${currentVersion()} ${id}`)),
    /** The picture of a template; none while there is none of anything that was written here. */
    picture: (templateId: string): Blob | undefined => shown.get(templateId),
    /** Whether a template in sight still waits for its first picture; so they all do before any is known to be in sight. */
    areAwaited(): boolean {
      if (failed) return false;
      if (wanted.size === 0) return shown.size === 0;
      const now = currentVersion();
      return [...wanted.keys()].some((id) => !shown.has(id) && !refused.has(`${now} ${id}`));
    },
    subscribe: listeners.subscribe,
    /**
     * A template has come into sight.
     * @param place which of those in sight is drawn first: the smallest
     * @returns call it when it is out of sight
     */
    want(templateId: string, place: number): () => void {
      // Looked at again after a while, such as with the chooser opened anew: what failed may be there by now.
      if (failed && Date.now() - againFrom > FORGIVEN_MS) {
        failed = false;
        failures = 0;
      }
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
