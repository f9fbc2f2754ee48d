import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = process.env.CORPUS_TOOLS ?? '/tmp/corpus-tools';
const require = createRequire(join(FOLDER, 'package.json'));

/** A package that only the corpus is made with: installed outside the project, so without its types. */
export async function tool<T>(name: string): Promise<T> {
  const loaded: { default?: T } & T = await import(pathToFileURL(require.resolve(name)).href);
  const whole = loaded.default;
  // Classes and their instances would lose what they inherit.
  if (typeof whole === 'function' || (whole && Object.getPrototypeOf(whole) !== Object.prototype))
    return whole;
  return { ...loaded.default, ...loaded };
}
