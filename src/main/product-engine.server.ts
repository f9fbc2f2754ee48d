import type { Engine } from '#documents/render/engine.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import type { Env } from '#platform/env/env.ts';
import { engineChildrenFor, thisMachine } from '#platform/env/machine.ts';
import { FONT_FOLDER, RENDER_CHILD, TEMPLATES } from './paths.server.ts';

/** The engine of a machine: one for all processes that answer calls. */
export function startProductEngine(env: Pick<Env, 'limits' | 'workers'>): Engine {
  return startEngine({
    templates: TEMPLATES,
    fonts: fontPaths(FONT_FOLDER),
    childEntry: RENDER_CHILD,
    processes: engineChildrenFor(thisMachine(), env.workers),
    shares: env.limits === 'on',
  });
}
