// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anchorAt } from './anchor.ts';
import { followTaps } from './taps.ts';
import { GREATEST_ZOOM, nextHandZoom, withinZoom, zoomToLine } from './zoom-steps.ts';

const A4 = { width: 595 };

it('steps from whatever is shown, to the whole width and to the greatest', () => {
  expect(nextHandZoom(1, 'in')).toBe(1.5);
  expect(nextHandZoom(2.4, 'in')).toBe(3);
  expect(nextHandZoom(2.4, 'out')).toBe(2);
  expect(nextHandZoom(GREATEST_ZOOM, 'in')).toBe(GREATEST_ZOOM);
  expect(nextHandZoom(1, 'out')).toBe(1);
});

it('takes nearly the whole width for the whole, and nothing for more than the greatest', () => {
  expect(withinZoom(1.03)).toBe(1);
  expect(withinZoom(0.2)).toBe(1);
  expect(withinZoom(2.2)).toBe(2.2);
  expect(withinZoom(9)).toBe(GREATEST_ZOOM);
});

it('a line fills the width where its words are then of a good size', () => {
  expect(zoomToLine({ width: 230 }, A4)).toBeCloseTo(2.43, 1);
  expect(zoomToLine({ width: 590 }, A4)).toBe(2);
  expect(zoomToLine({ width: 12 }, A4)).toBe(3);
});

it('names the point of the pages that lies at a point of the window', () => {
  expect(anchorAt({ x: 60, y: 90 }, new DOMRect(10, -10, 100, 400))).toEqual({
    share: { x: 0.5, y: 0.25 },
    at: { x: 60, y: 90 },
  });
});

let page: HTMLElement;
let text: HTMLElement;
const pressed: string[] = [];
let end: () => void;

const press = (pointerType: 'touch' | 'mouse', clientX = 10) => {
  text.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  text.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY: 10 }));
};

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  page = document.createElement('div');
  text = document.createElement('span');
  page.append(text);
  text.addEventListener('click', () => pressed.push('once'));
  end = followTaps(page, () => pressed.push('twice'));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('one tap is given on once no second can follow; two in one place are told alone', () => {
  press('touch');
  expect(pressed).toEqual([]);
  vi.runAllTimers();
  expect(pressed).toEqual(['once']);
  press('touch');
  press('touch', 14);
  vi.runAllTimers();
  expect(pressed).toEqual(['once', 'twice']);
});

it('two taps far from each other are both given on, and a mouse never waits', () => {
  press('touch');
  press('touch', 200);
  // The first of them is given on at once.
  expect(pressed).toEqual(['once']);
  vi.runAllTimers();
  expect(pressed).toEqual(['once', 'once']);
  press('mouse');
  expect(pressed).toEqual(['once', 'once', 'once']);
});

it('one tap on what is being read does nothing, but on its buttons', () => {
  end();
  end = followTaps(
    page,
    () => pressed.push('twice'),
    () => true,
  );
  press('touch');
  vi.runAllTimers();
  expect(pressed).toEqual([]);
  press('touch');
  press('touch');
  expect(pressed).toEqual(['twice']);
  const button = document.createElement('button');
  text.before(button);
  button.append(text);
  press('touch');
  vi.runAllTimers();
  expect(pressed).toEqual(['twice', 'once']);
});

it('the second of two taps selects no word; one tap, a long press and a mouse select as ever', () => {
  const mayGo = (event: Event) => text.dispatchEvent(event);
  const selects = () => mayGo(new Event('selectstart', { bubbles: true, cancelable: true }));
  const presses = () =>
    mayGo(new MouseEvent('mousedown', { bubbles: true, cancelable: true, clientX: 10, clientY: 10 }));
  expect([presses(), selects()]).toEqual([true, true]);
  press('touch');
  expect([presses(), selects()]).toEqual([false, false]);
  vi.runAllTimers();
  expect([presses(), selects()]).toEqual([true, true]);
  press('touch');
  text.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  expect([presses(), selects()]).toEqual([true, true]);
});

it('nothing is given on once the pages are gone', () => {
  press('touch');
  end();
  vi.runAllTimers();
  expect(pressed).toEqual([]);
});
