/* Exports as Reactive Resume makes them, version by version, of people who do not exist. */

const section3 = (id: string, items: readonly object[], further: object = {}) => ({
  [id]: {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    type: 'basic',
    columns: 2,
    visible: true,
    items,
    ...further,
  },
});

export const version3 = {
  id: 12,
  shortId: 'xYz123',
  name: 'My first resume',
  slug: 'my-first-resume',
  image: 'https://cdn.example/me.png',
  basics: {
    name: 'Ana Rita Silva',
    photo: { url: 'https://cdn.example/me.png', visible: true, filters: { size: 128, shape: 'square' } },
    email: 'ana@example.com',
    phone: '+351 912 345 678',
    website: 'https://ana.example',
    headline: 'Structural engineer',
    birthdate: '',
    summary: 'I build **bridges** that last.',
    location: {
      address: 'Rua Direita 5',
      city: 'Porto',
      region: 'Norte',
      country: 'Portugal',
      postalCode: '4000-001',
    },
    profiles: [],
  },
  sections: {
    ...section3(
      'work',
      [
        {
          id: 'a',
          name: 'Pontes SA',
          position: 'Engineer',
          date: { start: '2019-03-01', end: '' },
          url: '',
          summary: '',
        },
        {
          id: 'b',
          name: 'Obras Lda',
          position: 'Intern',
          date: { start: '2017-09-01T00:00:00.000Z', end: '2018-02-28T00:00:00.000Z' },
          url: '',
          summary: '* Drew plans\n* Measured',
        },
      ],
      { name: 'Work Experience' },
    ),
    ...section3('education', [
      {
        id: 'c',
        institution: 'FEUP',
        degree: 'MSc',
        area: 'Civil engineering',
        score: '17',
        date: { start: '2012-09-01', end: '2017-07-01' },
        url: '',
        summary: '',
        courses: ['Concrete', 'Steel'],
      },
    ]),
    ...section3('awards', [
      {
        id: 'd',
        title: 'Best thesis',
        awarder: 'Order of Engineers',
        date: '2017-11-01',
        url: '',
        summary: 'Of *all* faculties',
      },
    ]),
    ...section3('skills', [
      { id: 'e', name: 'Tools', level: 'Advanced', levelNum: 8, keywords: ['AutoCAD', 'Revit'] },
    ]),
    ...section3('languages', [{ id: 'f', name: 'Portuguese', level: 'Native', levelNum: 10 }]),
    ...section3('profiles', [
      { id: 'p', network: 'GitHub', username: 'anasilva', url: 'https://github.com/anasilva' },
    ]),
    ...section3(
      'references',
      [
        {
          id: 'g',
          name: 'Rui Costa',
          relationship: 'Former manager',
          phone: '+351 1',
          email: 'rui@example.com',
          summary: 'Ask him.',
        },
      ],
      { visible: false },
    ),
    'c3f1-own': {
      id: 'c3f1-own',
      name: 'Patents of mine',
      type: 'custom',
      columns: 1,
      visible: true,
      items: [
        {
          id: 'h',
          title: 'A joint',
          subtitle: 'European Patent Office',
          date: { start: '2020-01-01', end: '2021-01-01' },
          url: 'https://patent.example',
          summary: 'It bends.',
          keywords: ['steel'],
        },
      ],
    },
  },
  metadata: {
    template: 'kakuna',
    locale: 'en',
    layout: [[['work', 'education'], ['skills']]],
    css: { value: 'a {}' },
  },
  public: true,
};

const section4 = (id: string, items: readonly object[], further: object = {}) => ({
  [id]: {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    columns: 1,
    separateLinks: true,
    visible: true,
    items,
    ...further,
  },
});
const noUrl = { label: '', href: '' };

export const version4 = {
  basics: {
    name: 'John Doe',
    headline: 'Web developer',
    email: 'john.doe@example.com',
    phone: '(555) 123-4567',
    location: 'Pleasantville, CA 94588',
    url: { label: 'My site', href: 'https://johndoe.example/' },
    customFields: [{ id: 'q', icon: 'car', name: 'Driving licence', value: 'B' }],
    picture: { url: 'https://i.example/me.jpg', size: 120, effects: { hidden: false } },
  },
  sections: {
    summary: {
      id: 'summary',
      name: 'Summary',
      columns: 1,
      visible: true,
      content: '<p>Developer with <strong>five years</strong> &amp; more.</p><p>Keen.</p>',
    },
    ...section4('certifications', [
      {
        id: 'a',
        visible: true,
        name: 'AWS Certified',
        issuer: 'Amazon',
        date: '2019',
        summary: '',
        url: noUrl,
      },
    ]),
    ...section4('education', [
      {
        id: 'b',
        visible: true,
        institution: 'University of California',
        studyType: "Bachelor's",
        area: 'Computer Science',
        score: '3.8',
        date: 'August 2012 to May 2016',
        summary: '<p>With <em>honors</em></p>',
        url: noUrl,
      },
    ]),
    ...section4(
      'experience',
      [
        {
          id: 'c',
          visible: true,
          company: 'Creative Solutions Inc.',
          position: 'Senior developer',
          location: 'San Francisco, CA',
          date: 'January 2019 to Present',
          summary:
            '<ul><li><p>Led the <strong>redesign</strong> of the <a href="https://site.example" target="_blank">site</a></p></li><li><p>Mentored four</p></li></ul>',
          url: { label: '', href: 'https://creative.example' },
        },
        {
          id: 'd',
          visible: false,
          company: 'TechAdvancers',
          position: 'Developer',
          location: 'San Jose, CA',
          date: 'June 2016 to December 2018',
          summary: '',
          url: noUrl,
        },
      ],
      { name: 'Where I worked' },
    ),
    ...section4('volunteer', [
      {
        id: 'e',
        visible: true,
        organization: 'Food Bank',
        position: 'Driver',
        location: 'Oakland',
        date: '2015 - 2017',
        summary: '<p>Weekly.</p>',
        url: noUrl,
      },
    ]),
    ...section4('interests', [{ id: 'f', visible: true, name: 'Chess', keywords: ['Blitz', 'Endgames'] }]),
    ...section4('languages', [{ id: 'g', visible: true, name: 'Spanish', description: 'Fluent', level: 4 }]),
    ...section4('profiles', [
      {
        id: 'h',
        visible: true,
        network: 'LinkedIn',
        username: 'johndoe',
        icon: 'linkedin',
        url: { label: '', href: 'https://linkedin.com/in/johndoe' },
      },
    ]),
    ...section4('projects', [
      {
        id: 'i',
        visible: true,
        name: 'Shop',
        description: 'Project lead',
        date: 'May 2020',
        summary: '<p>Sold more.</p>',
        keywords: ['React'],
        url: noUrl,
      },
    ]),
    ...section4('publications', [
      {
        id: 'j',
        visible: true,
        name: 'On CSS',
        publisher: 'Web Weekly',
        date: 'March 2018',
        summary: '',
        url: { label: 'Read', href: 'https://weekly.example/css' },
      },
    ]),
    ...section4('skills', [
      {
        id: 'k',
        visible: true,
        name: 'Frameworks',
        description: 'Advanced',
        level: 4,
        keywords: ['React', 'Vue'],
      },
      { id: 'l', visible: true, name: 'Git', description: '', level: 0, keywords: [] },
    ]),
    ...section4('awards', []),
    ...section4('references', [
      { id: 'm', visible: true, name: 'Available upon request', description: '', summary: '', url: noUrl },
    ]),
    custom: {
      abc123: {
        id: 'abc123',
        name: 'Talks',
        columns: 1,
        visible: true,
        items: [
          {
            id: 'n',
            visible: true,
            name: 'On grids',
            description: 'Keynote',
            date: 'May 2021',
            location: 'Lyon',
            summary: '<p>A full house.</p>',
            keywords: [],
            url: noUrl,
          },
        ],
      },
    },
  },
  metadata: {
    template: 'glalie',
    page: { margin: 14, format: 'letter' },
    notes: '',
    css: { value: '* {}' },
    theme: { text: '#000000' },
  },
};

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
