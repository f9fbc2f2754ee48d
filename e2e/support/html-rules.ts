import type { ConfigData } from 'html-validate';

/** The validator's recommended rules. What is left out is how React and Radix write, not what browsers understand. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `charSet`, `<meta/>`, `hidden=""` and `disabled=""`: the same to a parser of HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React's `useId` begins with an underscore and its stream markers hold a colon; blanks stay forbidden.
    'valid-id': ['error', { relaxed: true }],
    // Radix gives its parts roles by attribute.
    'prefer-native-element': 'off',
    // Everything is fetched from our own origin, and the Content-Security-Policy allows no other.
    'require-sri': 'off',
    // Both menus, for wide and for narrow screens, stand in the page; never more than one of them is shown.
    'unique-landmark': 'off',
    // Widths of bars and the live regions of the toasts; the policy allows style attributes.
    'no-inline-style': 'off',
    // Measured by the test of titles, which has bounds of its own.
    'long-title': 'off',
  },
};
