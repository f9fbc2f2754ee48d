import type { Engine } from '#documents/render/engine.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import { FONT_FOLDER, RENDER_CHILD, TEMPLATES } from '#main/paths.server.ts';

let engine: Engine | undefined;

/** The real print engine, started once a test file; its child processes end with the test's process. */
export function testEngine(): Engine {
  engine ??= startEngine({
    templates: TEMPLATES,
    fonts: fontPaths(FONT_FOLDER),
    childEntry: RENDER_CHILD,
    processes: 1,
  });
  return engine;
}
