import { capitalised } from '#documents/text/clean.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';

type Numbers = Omit<VariantDifferences, 'id' | 'version' | 'toDecide'>;

/** How many things wait for the person's decision; nothing where none does. */
export function toDecideText(toDecide: number): string | undefined {
  return toDecide > 0 ? `${toDecide} to decide` : undefined;
}

/** In what a tailored document differs from its base, in a few words. */
export function differenceText({ reworded, changed, leftOut, added, untranslated }: Numbers): string {
  // What is translated is reworded everywhere: what is left to translate says more.
  const words = untranslated === null ? reworded : 0;
  const parts = [
    untranslated !== null && translationText(untranslated),
    words > 0 && `${words} ${words === 1 ? 'text' : 'texts'} reworded`,
    added > 0 && `${added} added`,
    leftOut > 0 && `${leftOut} left out`,
  ].filter((part) => part !== false);
  if (changed > 0) {
    const other = parts.length > 0 ? 'other ' : '';
    parts.push(`${changed} ${other}${changed === 1 ? 'change' : 'changes'}`);
  }
  return parts.length === 0 ? 'As in its base' : capitalised(parts.join(', '));
}

function translationText({ same, of }: { same: number; of: number }): string {
  if (same === 0) return 'all texts translated';
  return `${same} of ${of} texts still to translate`;
}
