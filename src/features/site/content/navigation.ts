import type { Navigation } from '#ui/page-frame/navigation.ts';

/** Every link of the top bar and the footer; a page that comes is entered here and nowhere else. */
export const navigation: Navigation = {
  main: [
    { label: 'Resume Templates', to: '/templates' },
    { label: 'Cover Letters', to: '/cover-letter-templates' },
    { label: 'Pricing', to: '/pricing' },
  ],
  signedOut: {
    login: { label: 'Login', to: '/auth' },
    start: { label: 'Get Started', to: '/auth' },
  },
  signedIn: {
    home: { label: 'Dashboard', to: '/dashboard' },
    logoutLabel: 'Logout',
  },
  footer: {
    tagline: 'Professional resume builder that helps you land your dream job.',
    columns: [
      {
        label: 'Product',
        links: [
          { label: 'Resume Templates', to: '/templates' },
          { label: 'Cover Letters', to: '/cover-letter-templates' },
          { label: 'Pricing', to: '/pricing' },
        ],
      },
      {
        label: 'Support',
        links: [
          { label: 'Questions and answers', to: '/#questions' },
          { label: 'Questions about paying', to: '/pricing#questions' },
          { label: 'Your dashboard', to: '/dashboard' },
        ],
      },
      {
        label: 'Company',
        links: [
          { label: 'Home', to: '/' },
          { label: 'How it works', to: '/#how-it-works' },
          { label: 'What we stand for', to: '/#features' },
        ],
      },
    ],
    copyright: '© 2024 Foothold. All rights reserved.',
  },
};
