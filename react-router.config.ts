import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/main/prerendered-paths.ts';

// Sign-in state lives in the browser, so no page is rendered per request: public pages are ready HTML,
// everything else starts from the fallback page.
export default {
  appDirectory: 'src/main',
  buildDirectory: 'build/web',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config;
