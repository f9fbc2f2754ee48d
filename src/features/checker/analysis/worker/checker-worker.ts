import { answerCalls } from '#platform/worker-channel.ts';
import type { CheckerCalls, AnalysisStep } from '../protocol.ts';
import { createChecker } from './checker.ts';

/*
 * The checker in the browser: a module worker that reads one file, judges it and draws its pages. Its own policy lets
 * it fetch nothing but parts of its program, so that a file cannot leave it.
 */

const tellStep = answerCalls<CheckerCalls, AnalysisStep>(
  createChecker((step) => tellStep(step)),
  { transferOf: (answer) => (answer instanceof ImageBitmap ? [answer] : []) },
);
