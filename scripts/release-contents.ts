/*
 * What a release carries besides the packages it needs (scripts/release.ts).
 */

/** Read by people and tools that change packages, and by nothing that runs. */
const NOT_RUN = /\.(map|d\.[cm]?ts|md|markdown|tsbuildinfo)$|\/(CHANGELOG|HISTORY)[^/]*$/i;

/** What runs, made by scripts/build.ts. */
export const BUILD = 'build';
/** What docs/deployment.md and the pages beside it name on the server: units, configurations, alerts. */
export const FOR_OPERATORS = 'docs/operations';

/** The programs in `build/server`, each by its source. */
export const SERVER_PROGRAMS = {
  server: 'src/main/server.ts',
  admin: 'src/main/admin/admin.ts',
  migrate: 'src/main/migrate.ts',
  'render-process': 'src/documents/render/server/worker-process.server.ts',
  'photo-process': 'src/editor/store/photos/photo-process.server.ts',
};

export function isNotRun(path: string): boolean {
  return NOT_RUN.test(path) && !/LICENSE/i.test(path);
}
