import { expect, test } from 'vitest';
import type { PublicConfig } from './public-config.ts';
import { CONFIG_PLACEHOLDER, fillReadyPage, SUPPORT_PLACEHOLDER } from './ready-page.ts';

const config: PublicConfig = {
  environment: 'production',
  paymentMode: 'stripe',
  publishableKey: 'pk_live_1',
  testMode: false,
  phoneSignIn: true,
  inboxPath: null,
  support: { email: 'help@example.com', phone: null, chatUrl: null, postalAddress: 'A & B <Ltd>, $& Street' },
  sellerName: '</script><b>',
};
const page = `<p>${SUPPORT_PLACEHOLDER.email}</p><p data-only-with="phone">${SUPPORT_PLACEHOLDER.phone}</p><p data-only-with="postalAddress">${SUPPORT_PLACEHOLDER.postalAddress}</p><script id="public-config" type="application/json">${CONFIG_PLACEHOLDER}</script>`;

test('a ready page tells how this installation is reached, as text, and hides what it lacks', () => {
  const filled = fillReadyPage(page, config);
  expect(filled).toContain(
    '<p>help@example.com</p><p hidden=""></p><p>A &#38; B &#60;Ltd&#62;, $&#38; Street</p>',
  );
});

test('a live chat is there only where the installation has one', () => {
  const row = `<p data-only-with="chatUrl"><a href="${SUPPORT_PLACEHOLDER.chatUrl}">Live chat</a></p>`;
  expect(fillReadyPage(row, config)).toBe('<p hidden=""><a href="">Live chat</a></p>');
  const support = { ...config.support, chatUrl: 'https://chat.example.com/?a&b' };
  expect(fillReadyPage(row, { ...config, support })).toBe(
    '<p><a href="https://chat.example.com/?a&#38;b">Live chat</a></p>',
  );
});

test('the settings in a page come back whole and cannot end their element', () => {
  const inside = /json">(.*)<\/script>$/.exec(fillReadyPage(page, config))?.[1] ?? '';
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)).toEqual(config);
});
