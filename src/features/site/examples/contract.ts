import { z } from 'zod';

/** Names of examples begin with their kind: `resume-data-analyst`. */
export const exampleParam = z.object({ id: z.string().min(1).max(100) });

/** Whether this use was counted: the same address counts once a day for each example. */
export const useAnswer = z.object({ counted: z.boolean() });

/** How often people started from each example; one that nobody has used yet is not there. */
export const usesAnswer = z.record(z.string(), z.number().int().positive());
export type ExampleUses = z.infer<typeof usesAnswer>;
