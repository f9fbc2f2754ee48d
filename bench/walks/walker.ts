import type { Locator, Page } from '@playwright/test';
import { rounded, type Effort } from './effort.ts';
import { reachIn, tellNextPress, watchDialogs } from './in-page.ts';

export type Hand = 'finger' | 'mouse' | 'keyboard';

/** How high a phone's keyboard stands, in px, on a window of 740. */
const KEYBOARD_HEIGHT = 290;
/** How far is scrolled before somebody looks again, in px. */
const SCROLL_STEP = 40;
/** More keys than any way on a screen takes. */
const MOST_KEYS = 120;
/** Something that moves away under this many presses is not pressed by anybody. */
const MOST_MISSES = 3;

/**
 * Goes through the product as a person does and counts what that takes. Whatever is pressed has to be in sight and under
 * nothing else; what is not is scrolled to, and that is counted. Keys of a phone's keyboard are no presses; while it is
 * open, the window is as much shorter as it is on a phone. Hands are no part of the seconds: only what the product keeps
 * somebody waiting for.
 */
export class Walker {
  readonly page: Page;
  readonly #hand: Hand;
  readonly #window: { width: number; height: number };
  readonly #effort: Effort = { presses: 0, screens: 0, longest: 0, longestFor: '', dialogs: 0, seconds: 0 };
  readonly #log: string[] = [];
  #tellPress: (isMet: boolean) => void = () => undefined;

  private constructor(page: Page, hand: Hand) {
    this.page = page;
    this.#hand = hand;
    this.#window = page.viewportSize() ?? { width: 1440, height: 900 };
  }

  static async begin(page: Page, hand: Hand): Promise<Walker> {
    const walker = new Walker(page, hand);
    await page.exposeFunction('tellDialog', () => void (walker.#effort.dialogs += 1));
    await page.exposeFunction('tellPress', (isMet: boolean) => walker.#tellPress(isMet));
    await page.addInitScript(watchDialogs);
    return walker;
  }

  /** An address that is typed, or pressed in a mail. */
  async open(address: string): Promise<void> {
    await this.#wait(this.page.goto(address));
  }

  /** Presses something. With the keyboard alone, it is led to by Tab. */
  async press(target: Locator): Promise<void> {
    await this.#wait(target.waitFor());
    if (this.#hand === 'keyboard') {
      await this.#tabTo(target);
      return this.key('Enter');
    }
    for (let missed = 0; !(await this.#pressOnce(target)); missed += 1) {
      if (missed === MOST_MISSES) throw new Error(`presses miss ${target}`);
    }
    await this.#followKeyboard();
  }

  /**
   * What moves between a look and the press is missed, by people as well: they see it and press again, which counts.
   * Answers whether it was met.
   */
  async #pressOnce(target: Locator): Promise<boolean> {
    const { x, y } = await this.#reach(target);
    const told = new Promise<boolean>((resolve) => (this.#tellPress = resolve));
    await target.evaluate(tellNextPress);
    this.#effort.presses += 1;
    if (this.#hand === 'finger') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    const isMet = await told;
    this.#log.push(isMet ? `press ${target}` : `miss ${target}`);
    return isMet;
  }

  /** Writes into a field; it is pressed first unless the product has led there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.#wait(field.waitFor());
    if (!(await hasFocus(field))) {
      if (this.#hand === 'keyboard') await this.#tabTo(field);
      else await this.press(field);
    }
    await this.#type(text);
  }

  /** Goes on by the keyboard's own key ("Next") and writes there; presses the field where that key does not lead there. */
  async next(field: Locator, text: string): Promise<void> {
    await this.page.keyboard.press(this.#hand === 'keyboard' ? 'Tab' : 'Enter');
    if (this.#hand === 'keyboard') this.#effort.presses += 1;
    await this.#followKeyboard();
    await this.write(field, text);
  }

  /** The key at the end of a line. On a phone's keyboard it is no press. */
  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter');
    if (this.#hand === 'keyboard') this.#effort.presses += 1;
    await this.#followKeyboard();
  }

  /** A key that writes nothing. */
  async key(name: string): Promise<void> {
    this.#effort.presses += 1;
    await this.page.keyboard.press(name);
  }

  /** Waits for something the product does by itself. */
  async waitFor<T>(what: Promise<T>): Promise<T> {
    return this.#wait(what);
  }

  effort(): Effort {
    const { screens, longest, seconds, ...counts } = this.#effort;
    return { ...counts, screens: rounded(screens), longest: rounded(longest), seconds: rounded(seconds) };
  }

  /** Every press and scroll so far, for whoever looks for what there is too much of. */
  log(): readonly string[] {
    return this.#log;
  }

  async #type(text: string): Promise<void> {
    const [first = '', ...others] = text.split('\n');
    await this.page.keyboard.insertText(first);
    for (const line of others) {
      await this.page.keyboard.press('Enter');
      await this.page.keyboard.insertText(line);
    }
  }

  async #wait<T>(what: Promise<T>): Promise<T> {
    const began = performance.now();
    const done = await what;
    this.#effort.seconds += (performance.now() - began) / 1000;
    return done;
  }

  async #tabTo(target: Locator): Promise<void> {
    for (let pressed = 0; pressed < MOST_KEYS; pressed += 1) {
      if (await hasFocus(target)) return;
      await this.key('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  /** Scrolls until nothing lies over it, and answers where it is pressed. */
  async #reach(target: Locator): Promise<{ x: number; y: number }> {
    const { place, scrolled } = await target.evaluate(reachIn, SCROLL_STEP);
    this.#effort.screens += scrolled;
    if (scrolled > this.#effort.longest) {
      this.#effort.longest = scrolled;
      this.#effort.longestFor = `${target}`;
    }
    if (scrolled > 0) this.#log.push(`scroll ${rounded(scrolled)} for ${target}`);
    if (!place) throw new Error(`something lies over ${target}`);
    return place;
  }

  /** A phone's keyboard is open while a field for text has the focus, and takes its part of the window. */
  async #followKeyboard(): Promise<void> {
    if (this.#hand !== 'finger') return;
    const isWriting = await this.page
      .evaluate(
        () => document.activeElement?.matches('textarea, input:not([type=radio], [type=checkbox])') ?? false,
      )
      // The press has led to another page.
      .catch(() => false);
    const { width, height } = this.#window;
    const wanted = isWriting ? height - KEYBOARD_HEIGHT : height;
    if (this.page.viewportSize()?.height === wanted) return;
    await this.page.setViewportSize({ width, height: wanted });
    // As browsers on phones do once their keyboard is open.
    if (isWriting)
      await this.page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
