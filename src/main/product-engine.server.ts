import { fontPaths } from '#documents/render/server/font-files.server.ts';
import type { MeasuredEngine } from '#documents/render/server/engine-options.ts';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import type { Env } from '#platform/env/env.ts';
import { engineChildrenFor, thisMachine } from '#platform/env/machine.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { FONT_FOLDER, RENDER_CHILD, TEMPLATES } from './paths.server.ts';
import { countingWatch, measureEngine } from './monitoring/engine-figures.ts';

/** The engine of a machine: one for all processes that answer calls. */
export function startMeasuredEngine(env: Pick<Env, 'limits' | 'workers'>, metrics: Metrics): MeasuredEngine {
  const engine = startEngine({
    templates: TEMPLATES,
    fonts: fontPaths(FONT_FOLDER),
    childEntry: RENDER_CHILD,
    processes: engineChildrenFor(thisMachine(), env.workers),
    shares: env.limits === 'on',
    watch: countingWatch(metrics),
  });
  measureEngine(metrics, engine);
  return engine;
}
