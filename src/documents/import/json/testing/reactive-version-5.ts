/* An export as version 5 of Reactive Resume makes it, of somebody who does not exist. */

const noSite = { url: '', label: '', inlineLink: false };
const section5 = (id: string, items: readonly object[], further: object = {}) => ({
  [id]: {
    title: '',
    icon: '',
    columns: 1,
    hidden: false,
    keepTogether: false,
    startOnNewPage: false,
    items,
    ...further,
  },
});

export const version5 = {
  picture: {
    hidden: false,
    fit: 'cover',
    url: 'https://i.example/me.jpg',
    size: 80,
    borderColor: 'rgba(0, 0, 0, 0.5)',
  },
  basics: {
    name: 'Grace Ward',
    headline: 'Engineer',
    email: 'grace@example.com',
    phone: '+44 113 496 0000',
    location: 'Leeds',
    website: { url: 'https://grace.example', label: 'grace.example' },
    customFields: [
      { id: 'a', icon: 'globe', text: 'Mastodon', link: 'https://social.example/@grace' },
      { id: 'b', icon: 'car', text: 'Full driving licence', link: '' },
    ],
  },
  summary: { title: '', icon: '', columns: 1, hidden: false, content: '<p>I make things.</p>' },
  sections: {
    ...section5('profiles', [
      {
        id: 'c',
        hidden: false,
        icon: 'github-logo',
        network: 'GitHub',
        username: 'gward',
        website: { ...noSite, url: 'https://github.com/gward' },
      },
    ]),
    ...section5('experience', [
      {
        id: 'd',
        hidden: false,
        company: 'Northgate',
        position: '',
        location: 'York',
        period: 'March 2018 - Present',
        website: noSite,
        description: '',
        roles: [
          { id: 'e', position: 'Lead', period: 'January 2021 - Present', description: '<p>Led nine.</p>' },
          {
            id: 'f',
            position: 'Engineer',
            period: 'March 2018 - December 2020',
            description: '<ul><li><p>Built <em>it</em></p></li></ul>',
          },
        ],
      },
    ]),
    ...section5('education', [
      {
        id: 'g',
        hidden: false,
        school: 'University of Leeds',
        degree: 'BEng',
        area: 'Mechanics',
        grade: 'First',
        location: 'Leeds',
        period: '2014 - 2017',
        website: noSite,
        description: '',
      },
    ]),
    ...section5(
      'skills',
      [
        {
          id: 'h',
          hidden: false,
          icon: 'code',
          name: 'Design',
          proficiency: 'Expert',
          level: 5,
          keywords: ['CAD'],
        },
      ],
      { layout: 'default', keywordLayout: 'inline' },
    ),
    ...section5('volunteer', [
      {
        id: 'i',
        hidden: false,
        organization: 'Lifeboats',
        location: 'Whitby',
        period: '2019 - Present',
        website: noSite,
        description: '<p>Crew.</p>',
      },
    ]),
    ...section5('languages', [{ id: 'j', hidden: false, language: 'Welsh', fluency: 'B2', level: 3 }]),
    ...section5('interests', [
      { id: 'k', hidden: false, icon: 'bike', name: 'Cycling', keywords: ['Touring'] },
    ]),
    ...section5('references', [], { hidden: true }),
  },
  customSections: [
    {
      id: '019b',
      type: 'projects',
      title: 'Side work',
      columns: 1,
      hidden: false,
      items: [
        {
          id: 'l',
          hidden: false,
          name: 'A kiln',
          period: 'Summer 2022',
          website: noSite,
          description: '<p>Fires clay.</p>',
        },
      ],
    },
    {
      id: '019c',
      type: 'summary',
      title: 'Credo',
      columns: 1,
      hidden: false,
      items: [{ id: 'm', hidden: false, content: '<p>Measure twice.</p>' }],
    },
  ],
  metadata: {
    template: 'onyx',
    layout: { sidebarWidth: 35, pages: [] },
    page: { format: 'a4', locale: 'en-GB' },
    notes: '',
    styleRules: [],
  },
};
