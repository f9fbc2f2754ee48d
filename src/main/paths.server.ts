import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Where the parts of the product lie. The server runs from its sources while developing and testing, and bundled as
 * build/server/server.js otherwise, beside copies of the files that it reads.
 */
const here = dirname(fileURLToPath(import.meta.url));
const bundled = here.endsWith(join('build', 'server'));
const root = join(here, '..', '..');

/** Built pages. While developing, Vite serves the pages and there are none here. */
export const SITE = process.env.SITE === 'none' ? undefined : join(root, 'build', 'web', 'client');
export const TEMPLATES = bundled ? join(root, 'build', 'templates') : join(root, 'templates');
export const FONT_FOLDER = bundled ? join(root, 'build', 'fonts') : join(root, 'node_modules');
export const MIGRATIONS = bundled
  ? join(root, 'build', 'migrations')
  : join(root, 'src', 'platform', 'database', 'migrations');
export const RENDER_CHILD = bundled
  ? join(here, 'render-process.js')
  : join(root, 'src', 'documents', 'render', 'server', 'worker-process.server.ts');
export const PHOTO_CHILD = bundled
  ? join(here, 'photo-process.js')
  : join(root, 'src', 'editor', 'store', 'photos', 'photo-process.server.ts');

const buildIdFile = join(root, 'build', 'build-id');
/** Changes with every build; part of the entity tags of pictures. */
export const BUILD_ID = existsSync(buildIdFile) ? readFileSync(buildIdFile, 'utf8').trim() : 'development';
