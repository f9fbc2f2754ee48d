import type { Navigation } from '#ui/page-frame/navigation.ts';

/** Every link of the top bar and the footer; a page that comes is entered here and nowhere else. */
export const navigation: Navigation = {
  main: [
    { label: 'Resume Templates', to: '/templates' },
    { label: 'Cover Letters', to: '/cover-letter-templates' },
    { label: 'Pricing', to: '/pricing' },
    {
      label: 'Resources',
      links: [
        { label: 'Resume Examples', to: '/resume-examples' },
        { label: 'Cover Letter Examples', to: '/cover-letter-examples' },
        { label: 'Resume Checker', to: '/resume-checker' },
      ],
    },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
  ],
  signedOut: {
    login: { label: 'Login', to: '/auth' },
    start: { label: 'Get Started', to: '/auth' },
  },
  signedIn: {
    home: { label: 'Dashboard', to: '/dashboard' },
    more: { label: 'Applications', to: '/applications' },
    account: { label: 'Account', to: '/account' },
    logoutLabel: 'Logout',
  },
  footer: {
    tagline: 'Professional resume builder that helps you land your dream job.',
    columns: [
      {
        label: 'Product',
        links: [
          { label: 'Free Resume Builder', to: '/resume-builder-online' },
          { label: 'Resume Templates', to: '/templates' },
          { label: 'Cover Letters', to: '/cover-letter-templates' },
          { label: 'Resume Examples', to: '/resume-examples' },
          { label: 'Cover Letter Examples', to: '/cover-letter-examples' },
          { label: 'Resume Checker', to: '/resume-checker' },
          { label: 'Pricing', to: '/pricing' },
        ],
      },
      {
        label: 'Support',
        links: [
          { label: 'Help Center', to: '/support' },
          { label: 'Billing Questions', to: '/pricing#questions' },
          { label: 'Contact', to: '/contact' },
        ],
      },
      {
        label: 'Company',
        links: [
          { label: 'About', to: '/about' },
          { label: 'Terms of Service', to: '/terms' },
          { label: 'Privacy Policy', to: '/privacy' },
        ],
      },
    ],
    copyright: '© 2024 Foothold. All rights reserved.',
    line: [
      { label: 'Help', to: '/support' },
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
};
