import type { FooterContent } from '#ui/page-frame/footer.tsx';
import type { NavigationLink } from '#ui/page-frame/top-bar.tsx';

/** Links of the bar above every page, in order. */
export const TOP_BAR_LINKS: readonly NavigationLink[] = [
  { label: 'Resume Templates', to: '/templates' },
  { label: 'Cover Letters', to: '/cover-letter-templates' },
  { label: 'Pricing', to: '/pricing' },
];

export const FOOTER: FooterContent = {
  line: 'Professional resume builder that helps you land your dream job.',
  copyright: '© 2024 Foothold',
  columns: [
    {
      heading: 'Product',
      links: [
        { label: 'Resume Templates', to: '/templates' },
        { label: 'Cover Letters', to: '/cover-letter-templates' },
        { label: 'Pricing', to: '/pricing' },
      ],
    },
    { heading: 'Support', links: [{ label: 'Questions and answers', to: '/pricing#faq' }] },
    {
      heading: 'Company',
      links: [
        { label: 'Home', to: '/' },
        { label: 'Sign in', to: '/auth' },
      ],
    },
  ],
};
