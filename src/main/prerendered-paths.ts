import { examplePaths } from '#features/site/content/example-paths.ts';
import { helpPaths } from '#features/site/content/help/catalogue.ts';

/** The page that the server answers every unknown address with. */
export const NOT_FOUND_PATH = '/404';

/** Pages for everybody, each under the one address that search engines shall know. */
export const publicPaths = [
  '/',
  '/templates',
  '/cover-letter-templates',
  '/resume-builder-online',
  '/resume-checker',
  '/pricing',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  ...helpPaths,
  ...examplePaths,
] as const;

/** A second address of /resume-builder-online. */
const FREE_BUILDER_PATH = '/free-resume-builder';

/** Pages that are whole as ready HTML; their application starts when they are used. */
export const documentPaths = [...publicPaths, FREE_BUILDER_PATH, NOT_FOUND_PATH] as const;

/** Pages of the application: ready HTML that starts at once. */
const applicationPaths = [
  '/auth',
  '/undo-change',
  '/dashboard',
  '/import',
  '/import-letter',
  '/account',
  '/resume-builder',
  '/cover-letter-builder',
  '/applications',
  '/subscription',
] as const;

/** Pages built as ready HTML. Paths with a parameter, such as /resume-builder/7, start from the fallback page. */
export const prerenderedPaths = [...documentPaths, ...applicationPaths] as const;
