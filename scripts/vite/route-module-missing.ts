import type { Plugin } from 'vite';
import { PAGE_CODE_MISSING } from '../../src/main/missing-files/missing-files.ts';

const LOADER = /\/react-router\/dist\/(?:development|production)\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/**
 * React Router reloads the page whenever the code of the next one cannot be loaded, without an end where that does not
 * help. In its place our own part of every page hears of it (src/main/missing-files).
 */
export function routeModuleMissing(): Plugin {
  return {
    name: 'route-module-missing',
    enforce: 'pre',
    transform(code, id) {
      return LOADER.test(id) ? { code: toldInPlaceOfReload(code), map: null } : null;
    },
  };
}

/** @throws Error where the loader is another one than this was written for */
export function toldInPlaceOfReload(code: string): string {
  if (code.split(RELOAD).length !== 2 || !code.includes('catch (error)'))
    throw new Error('React Router loads the code of pages in another way than expected.');
  return code.replace(
    RELOAD,
    `window.dispatchEvent(new CustomEvent(${JSON.stringify(PAGE_CODE_MISSING)}, { detail: error }));`,
  );
}
