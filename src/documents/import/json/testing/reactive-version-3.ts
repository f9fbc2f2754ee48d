/* An export as version 3 of Reactive Resume makes it, of somebody who does not exist. */

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
