import type { CompilerFiles, Engine } from '#documents/render/engine.ts';
import type { EngineFigures, EngineWatch } from '../engine-watch.ts';
import type { CompilerBuild } from './engine-child.server.ts';

export type EngineOptions = CompilerFiles & {
  /** The child's entry file; by default the one beside this file, in the source as in the bundle. */
  childEntry?: string;
  build?: CompilerBuild;
  /** Children, each setting one job at a time: by default one a core, and one more, which is kept for downloads. */
  processes?: number;
  /** A job that takes more of the processor's time is cut off. */
  deadlineMs?: number;
  /** The same for a preview whose size promises that it is quick; then it waits as one that is not. */
  smallDeadlineMs?: number;
  /** A job that takes longer, whatever it had of the processor: then we are busy. By default thrice its deadline. */
  longestMs?: number;
  /** Jobs that may wait; the next is refused. */
  maxWaiting?: number;
  /** A job waiting longer is refused: whoever asked for it has given up by then. */
  maxWaitMs?: number;
  /** Whether people have a share each, which they do unless limits are off for a load test. */
  shares?: boolean;
  recycleAfterJobs?: number;
  recycleAboveBytes?: number;
  watch?: EngineWatch;
};

/** An engine that tells how it is at the moment. */
export type MeasuredEngine = Engine & { figures(): EngineFigures };
