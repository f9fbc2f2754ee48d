import { type z } from 'zod';
import { letterData } from '#documents/letter/schema.ts';
import { wholeDocument } from '#editor/store/contract.ts';

export const letter = wholeDocument(letterData);
export type Letter = z.infer<typeof letter>;
