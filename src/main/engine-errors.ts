import { EngineBusyError, RenderDeadlineError, RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { AppError } from '#platform/http/app-error.ts';
import { ENGINE_BUSY } from '#platform/http/unreadable-requests.server.ts';
import { boundedLines, type Log } from '#platform/log/log.server.ts';

/** The compiler's bounds of what one paragraph may hold: no fault of a template, and found at once. */
const TOO_DEEP = /\bmaximum [\w ]+ depth exceeded/;

/** The engine as the API uses it: what goes wrong is told as an answer fit to show. */
export function translateEngineErrors(engine: Engine, log: Log): Engine {
  // A document that failed before fails again at no cost to who sends it.
  const lines = boundedLines();
  const translate = (error: unknown): never => {
    if (error instanceof EngineBusyError) {
      const { retryAfterSeconds } = error;
      throw new AppError('engine_busy', ENGINE_BUSY.message, {
        retryAfterSeconds,
        cause: error,
      });
    }
    if (error instanceof RenderDeadlineError) {
      const unsaid = lines('engine.deadline');
      if (unsaid) log.warn('engine.deadline', { error, ...unsaid });
      throw new AppError(
        'cannot_be_set',
        'This document takes too long to set. Please shorten it and try again.',
      );
    }
    if (error instanceof RenderFailedError && error.diagnostics.some((each) => TOO_DEEP.test(each))) {
      const unsaid = lines('engine.too_deep');
      if (unsaid) log.warn('engine.too_deep', { ...unsaid });
      throw new AppError(
        'cannot_be_set',
        'This document has a paragraph that is too long to set. Your text is safe; please split it and try again.',
      );
    }
    if (error instanceof RenderFailedError) {
      const unsaid = lines('engine.failed');
      if (unsaid)
        log.error('engine.failed', { diagnostics: error.diagnostics.map(withoutQuotes), ...unsaid });
      throw new AppError(
        'cannot_be_set',
        'This document could not be set. Your text is safe; please try another template.',
      );
    }
    throw error;
  };
  return {
    assertRoom: async (asker) => {
      try {
        await engine.assertRoom(asker);
      } catch (error) {
        translate(error);
      }
    },
    pdf: (document, request) => engine.pdf(document, request).catch(translate),
    svg: (document, request) => engine.svg(document, request).catch(translate),
    exchange: (document, request) => engine.exchange(document, request).catch(translate),
    copy: (document, request) => engine.copy(document, request).catch(translate),
    readBack: (document, request) => engine.readBack(document, request).catch(translate),
    isReady: () => engine.isReady(),
    close: () => engine.close(),
  };
}

/** A diagnostic may quote what a person wrote, which does not belong in a log. */
function withoutQuotes(diagnostic: string): string {
  return diagnostic.replace(/"[^"]*"|`[^`]*`/g, '"…"').slice(0, 300);
}
