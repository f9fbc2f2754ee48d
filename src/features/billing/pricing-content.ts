import { pageMeta } from '#ui/page-meta.ts';

// "$5 for 30 days" is one of the published wordings that disagree with the plan cards; the cards rule.
export const pricingMeta = pageMeta({
  path: '/pricing',
  title: 'Pricing – One Payment, No Auto-Renewal | Foothold',
  description:
    'Simple pricing for resume and cover letter downloads: $5 for 30 days, one payment, no auto-renewal, 7-day money-back guarantee.',
  keywords: 'resume builder price, resume download, one-time payment, no subscription trap',
  structured: [
    {
      '@type': 'Product',
      name: 'Foothold',
      description: 'Resume and cover letter builder with typeset PDFs',
      offers: [
        { '@type': 'Offer', name: '7 Days', price: '5.00', priceCurrency: 'USD' },
        { '@type': 'Offer', name: '30 Days', price: '15.00', priceCurrency: 'USD' },
        { '@type': 'Offer', name: '1 Year', price: '150.00', priceCurrency: 'USD' },
      ],
    },
  ],
});

export const PRICING_FAQ = [
  {
    id: 'once',
    question: 'Is this a subscription that renews?',
    answer:
      'No. You pay once, and access ends by itself when its time is over. There is nothing to cancel and no later charge.',
  },
  {
    id: 'guarantee',
    question: 'Can I have my money back?',
    answer:
      'Yes, within 7 days of paying, without a reason. Paid access then ends; what you wrote stays yours.',
  },
  {
    id: 'after',
    question: 'What happens to my resumes when access ends?',
    answer:
      'They stay in your account, and you can go on editing them for free. Only downloading needs access.',
  },
  {
    id: 'cards',
    question: 'How can I pay?',
    answer:
      'With major credit and debit cards. Card details go to our payment provider and never touch our servers.',
  },
  {
    id: 'extend',
    question: 'What if I buy again before my time is over?',
    answer: 'The new days are added to the ones you have left.',
  },
] as const;
