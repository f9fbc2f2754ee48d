import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where there is one, the build without a window of its own: it starts a process less with every page. */
const BUILDS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The system's Chromium, for tests and figures. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? BUILDS.find((build) => existsSync(build)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
