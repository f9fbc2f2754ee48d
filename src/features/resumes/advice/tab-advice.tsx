import { AdviceLines } from '#editor/advice/field-advice.tsx';
import type { TabId } from '../editing/field-map.ts';
import { tabPath } from './advice-by-field.ts';

/** What is advised on a part of the resume as a whole. */
export function TabAdvice({ tab }: { tab: TabId }) {
  return (
    <div className="mb-4 empty:hidden">
      <AdviceLines path={tabPath(tab)} />
    </div>
  );
}
