import { escapeHtml } from '#platform/http/escape-html.ts';
import type { PublicConfig } from './public-config.ts';

/** What ready pages carry in place of what only a running installation knows; the server fills it in. */
const PLACEHOLDER = {
  config: '"the settings of this installation"',
  email: 'support@foothold.invalid',
  phone: 'telephone.foothold.invalid',
  chatUrl: 'https://chat.foothold.invalid/',
  postalAddress: 'postal-address.foothold.invalid',
} as const;

/** Id of the element that holds the settings, as JSON. */
export const CONFIG_ELEMENT = 'public-config';

/** Content of that element while pages are built. */
export const CONFIG_PLACEHOLDER = PLACEHOLDER.config;

/** How to reach support, while pages are built. */
export const SUPPORT_PLACEHOLDER: PublicConfig['support'] = PLACEHOLDER;

/** A contact that an installation may do without. */
export type OptionalContact = 'phone' | 'chatUrl' | 'postalAddress';

/** Attribute of an element that is there only where the installation has such a contact. */
export const ONLY_WITH = 'data-only-with';

/** Fills the installation's settings into a ready page. */
export function fillReadyPage(html: string, config: PublicConfig): string {
  const { email, phone, chatUrl, postalAddress } = config.support;
  const texts = { email, phone: phone ?? '', chatUrl: chatUrl ?? '', postalAddress: postalAddress ?? '' };
  let filled = html.replaceAll(PLACEHOLDER.config, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
  for (const [name, value] of Object.entries(texts)) {
    filled = filled.replaceAll(PLACEHOLDER[name as keyof typeof texts], () => escapeHtml(value)); // Its own keys.
    filled = filled.replaceAll(` ${ONLY_WITH}="${name}"`, value === '' ? ' hidden=""' : '');
  }
  return filled;
}
