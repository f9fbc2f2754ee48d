/** Pages built as ready HTML. Paths with a parameter, such as /resume-builder/7, start from the fallback page. */
export const prerenderedPaths = [
  '/',
  '/templates',
  '/cover-letter-templates',
  '/pricing',
  '/auth',
  '/dashboard',
  '/resume-builder',
  '/cover-letter-builder',
  '/subscription',
  '/404',
] as const;
