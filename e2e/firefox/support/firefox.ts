import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';

/** Debian's Firefox, driven over WebDriver BiDi. */
export type Firefox = {
  /** A page of its own; what it complains about is kept in `complaints`. */
  newPage(): Promise<Page>;
  /** Errors of the console, uncaught exceptions, policy violations and failed requests of all pages, in order. */
  complaints: string[];
  /** The folder that downloads land in. */
  downloads: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

const SIZE = { width: 1_440, height: 900 };

/** @param profile a folder that keeps what the browser keeps, for a second start; none for a fresh visitor */
export async function startFirefox(profile?: string): Promise<Firefox> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-firefox-'));
  const downloads = join(directory, 'downloads');
  mkdirSync(downloads);
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: SIZE,
    ...(profile ? { userDataDir: profile } : {}),
    extraPrefsFirefox: {
      // A folder for downloads, as a person chooses one in the settings.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
    },
  });
  const complaints: string[] = [];
  const ended = async () => {
    rmSync(directory, { recursive: true, force: true });
  };
  return {
    newPage: () => watchedPage(browser, complaints),
    complaints,
    downloads,
    async kill() {
      const child = browser.process();
      const exited = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill('SIGKILL');
      await exited;
      await ended();
    },
    async close() {
      await browser.close();
      await ended();
    },
  };
}

/**
 * What Firefox says of a part that was on its way when its page was left, with and without a service worker between them.
 * Where one is missing in truth, what it draws is missing, too, and a failed request is a complaint of its own.
 */
const LEFT_WHILE_LOADING = [
  /error loading dynamically imported module/,
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
];

async function watchedPage(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // Violations of a policy come as errors, too.
  page.on('pageerror', (error) => {
    const left = LEFT_WHILE_LOADING.some((complaint) => complaint.test(String(error)));
    if (!left) complaints.push(String(error));
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  return page;
}
