import type { PublicConfig } from './public-config.ts';
import { CONFIG_ELEMENT, SUPPORT_PLACEHOLDER } from './ready-page.ts';

/** The settings that the server filled into this page; undefined while pages are built, or served by the dev server. */
export function pageConfig(): PublicConfig | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ELEMENT)?.textContent ?? '');
    // Written by our own server from the same type.
    return typeof config === 'object' && config !== null ? (config as PublicConfig) : undefined;
  } catch {
    return undefined;
  }
}

/** How to reach support: the same in the ready page and in the application that takes it over. */
export function supportContacts(): PublicConfig['support'] {
  return pageConfig()?.support ?? SUPPORT_PLACEHOLDER;
}
