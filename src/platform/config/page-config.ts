import { aFlag, aText, fields, oneOf, orNull, type Shape } from '#platform/http/answer-shapes.ts';
import type { PublicConfig } from './public-config.ts';
import { CONFIG_ELEMENT, SUPPORT_PLACEHOLDER } from './ready-page.ts';
import { useQuery } from '@tanstack/react-query';
import { apiCall, queryOf } from '#platform/http/api-call.ts';

/** The settings of an installation, as the server sends them and fills them into its pages. */
export const aPublicConfig: Shape<PublicConfig> = fields({
  environment: oneOf(['local', 'demo', 'production']),
  paymentMode: oneOf(['sandbox', 'stripe']),
  publishableKey: orNull(aText),
  testMode: aFlag,
  phoneSignIn: aFlag,
  inboxPath: orNull(aText),
  support: fields({
    email: aText,
    phone: orNull(aText),
    chatUrl: orNull(aText),
    postalAddress: orNull(aText),
  }),
  sellerName: aText,
});

/** The settings that the server filled into this page; undefined while pages are built, or served by the dev server. */
export function pageConfig(): PublicConfig | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ELEMENT)?.textContent ?? '');
    return aPublicConfig(config) ? config : undefined;
  } catch {
    return undefined;
  }
}

/** How to reach support: the same in the ready page and in the application that takes it over. */
export function supportContacts(): PublicConfig['support'] {
  return pageConfig()?.support ?? SUPPORT_PLACEHOLDER;
}

export const readConfig = apiCall<PublicConfig>('GET', '/api/config', aPublicConfig);

/** The installation's settings: those that came with the page, else read once a visit. */
export function usePublicConfig() {
  const asked = queryOf(readConfig);
  return useQuery<PublicConfig>({
    ...asked,
    // Pages are built without them, so that they come after the first render and nothing in it differs.
    queryFn: async (context) => pageConfig() ?? (await asked.queryFn(context)),
  });
}
