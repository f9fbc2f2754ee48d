import { FONT_FILES } from '#documents/catalog/fonts.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Where the parts of the product lie. The server runs from its sources while developing and testing, and bundled as
 * build/server/server.js otherwise; both find the rest from the project's root.
 */
const here = dirname(fileURLToPath(import.meta.url));
const bundled = here.endsWith(join('build', 'server'));
const root = join(here, '..', '..');

/** Built pages. While developing, Vite serves the pages and there are none here. */
export const SITE = process.env.SITE === 'none' ? undefined : join(root, 'build', 'web', 'client');
export const TEMPLATES = join(root, 'templates');
export const FONTS = new Map(FONT_FILES.map((file) => [file, join(root, 'node_modules', file)]));
export const MIGRATIONS = join(root, 'src', 'platform', 'database', 'migrations');
export const RENDER_CHILD = bundled
  ? join(here, 'render-process.js')
  : join(root, 'src', 'documents', 'render', 'server', 'worker-process.server.ts');

const buildIdFile = join(root, 'build', 'build-id');
/** Changes with every build; part of the entity tags of pictures. */
export const BUILD_ID = existsSync(buildIdFile) ? readFileSync(buildIdFile, 'utf8').trim() : 'development';
