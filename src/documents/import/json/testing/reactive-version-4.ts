/* An export as version 4 of Reactive Resume makes it, of somebody who does not exist. */

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
