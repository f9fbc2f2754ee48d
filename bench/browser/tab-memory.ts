import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Memory of the largest tab of a browser, in MB, as the operating system counts it without what tabs share. */
export async function tabMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const tabs = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...tabs.map(({ id }) => privateMegabytes(id)));
}

function privateMegabytes(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB$/gm);
  return Array.from(lines, ([, kilobytes]) => Number(kilobytes) / 1024).reduce((sum, part) => sum + part, 0);
}
