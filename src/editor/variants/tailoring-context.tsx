import { createContext, use, type ComponentType } from 'react';
import type { AnyTailoring } from './tailoring.ts';

/** Something on the screen at which it is told how a tailored document differs from its base. */
export type Told = { at: string; where: 'field' | 'entry' | 'list' };

/** What there is of a tailored document beside its fields; its code is loaded for such documents alone. */
export type LoadedTailoring = {
  tailoring: AnyTailoring;
  MarkAt: ComponentType<Told & { tailoring: AnyTailoring }>;
  FoldedMark: ComponentType<{ at: string; tailoring: AnyTailoring }>;
};

export const TailoringContext = createContext<LoadedTailoring | null>(null);

/** How a field, an entry or a list differs from the base, beside it; nothing in a document that follows none. */
export function BaseMark({ at, where }: Told) {
  const loaded = use(TailoringContext);
  return loaded && <loaded.MarkAt tailoring={loaded.tailoring} at={at} where={where} />;
}

/** Whether something that is folded away at a place differs from the base, or is to be decided. */
export function BaseMarkOfFolded({ at }: Pick<Told, 'at'>) {
  const loaded = use(TailoringContext);
  return loaded && <loaded.FoldedMark tailoring={loaded.tailoring} at={at} />;
}
