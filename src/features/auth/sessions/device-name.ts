/*
 * What a browser says of itself, in words. Browsers name their ancestors too ("Mozilla ... Chrome ... Safari ... Edg"),
 * so the first match counts and the order is from the particular to the general.
 */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Sessions keep no more of it either; a header may have 16 KB. */
export const USER_AGENT_SIGNS = 300;

/** A user agent in plain words, such as "Chrome on Windows"; whoever names neither is an unknown device. */
export function deviceName(userAgent: string): string {
  const looked = userAgent.slice(0, USER_AGENT_SIGNS);
  const named = (of: typeof BROWSERS) => of.find(([pattern]) => pattern.test(looked))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Unknown device');
}
