const DAY_MS = 24 * 3600_000;

/** The environment of a product that believes it is so many days later. */
export function daysLater(days: number): Record<string, string> {
  const code = `const Real = Date;
const later = () => Real.now() + ${days * DAY_MS};
globalThis.Date = class Date extends Real {
  constructor(...given) { if (given.length === 0) super(later()); else super(...given); }
  static now() { return later(); }
};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
