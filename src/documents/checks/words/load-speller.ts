import type { Speller } from '../check-input.ts';

/**
 * Loads the dictionary (195 KB compressed) and makes a speller of it. Only for whoever has chosen a file: nothing of it
 * is fetched before. The path is relative since the package exports its data to Node alone.
 */
export async function loadSpeller(): Promise<Speller> {
  const [{ createSpeller }, aff, dic] = await Promise.all([
    import('./speller.ts'),
    import('../../../../node_modules/dictionary-en/index.aff?raw'),
    import('../../../../node_modules/dictionary-en/index.dic?raw'),
  ]);
  return createSpeller({ aff: aff.default, dic: dic.default });
}
