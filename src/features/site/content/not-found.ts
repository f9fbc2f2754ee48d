export const notFound = {
  title: '404 Page Not Found',
  text: 'There is no page at this address. It may have been mistyped, or the page may have moved.',
  ways: [
    { label: 'Choose a resume template', to: '/templates' },
    { label: 'Choose a cover letter template', to: '/cover-letter-templates' },
    { label: 'See the prices', to: '/pricing' },
    { label: 'Go to the home page', to: '/' },
  ],
} as const;

export const crash = {
  title: 'This page stopped working',
  text: 'The fault is ours. What you have written is kept on this device; loading the page again brings it back.',
  reload: 'Load the page again',
  home: 'Go to the home page',
} as const;
