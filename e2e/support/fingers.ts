import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Fingers on the screen, as the browser has them from a phone. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  return {
    /** Two fingers about a point, which are moved until they are so many times as far apart. */
    async pinch(about: Point, times: number, steps = 8): Promise<void> {
      const half = times > 1 ? 30 : 100;
      const at = (part: number): Point[] => {
        const reach = half * (1 + (times - 1) * part);
        return [
          { x: about.x, y: about.y - reach },
          { x: about.x, y: about.y + reach },
        ];
      };
      // The second finger comes down after the first, as on a hand.
      await send('touchStart', at(0).slice(0, 1));
      await send('touchStart', at(0));
      for (let step = 1; step <= steps; step += 1) await send('touchMove', at(step / steps));
      await send('touchEnd', at(1).slice(0, 1));
      await send('touchEnd', []);
    },
    /** One finger, moved over the screen. */
    async drag(from: Point, by: Point, steps = 10): Promise<void> {
      await send('touchStart', [from]);
      for (let step = 1; step <= steps; step += 1)
        await send('touchMove', [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }]);
      await send('touchEnd', []);
    },
    /** Two taps at one place, quickly: none waits for the answer of a busy browser to the one before. */
    async tapTwice(at: Point): Promise<void> {
      const taps = [[at], [], [at], []].map((points) =>
        send(points.length > 0 ? 'touchStart' : 'touchEnd', points),
      );
      await Promise.all(taps);
    },
  };
}
