import type { Person } from '../person.ts';

export const judgedPeople1: readonly Person[] = [
  {
    key: 'paramedic',
    language: 'en',
    name: 'Callum Whitford',
    title: 'Advanced Care Paramedic',
    email: 'callum.whitford@example.com.au',
    phone: '0491 570 156',
    location: 'Ballarat VIC 3350',
    summary:
      'Paramedic with ten years on regional roads. Used to long transfers, bad weather and being the only crew within an hour.',
    jobs: [
      {
        title: 'Advanced Care Paramedic',
        employer: 'Western Victoria Ambulance',
        place: 'Ballarat',
        from: '2018-07',
        points: [
          'Attend about 1,100 cases a year from cardiac arrest to farm accidents',
          'Clinical instructor for 9 graduates',
          'Led the trial of a new stroke pathway, 18 minutes faster to scan',
        ],
      },
      {
        title: 'Graduate Paramedic',
        employer: 'Western Victoria Ambulance',
        place: 'Horsham',
        from: '2016-02',
        to: '2018-06',
        points: ['Completed the graduate year with distinction', 'Restocked and audited two vehicles'],
      },
      {
        title: 'Patient Transport Officer',
        employer: 'Goldfields Health Transport',
        place: 'Bendigo',
        from: '2013-11',
        to: '2016-01',
        points: ['Moved dialysis and oncology patients safely and on time'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Paramedicine',
        school: 'Federation College of Health',
        place: 'Ballarat',
        from: '2012-02',
        to: '2015-11',
      },
    ],
    skills: [
      {
        items: [
          'Advanced life support',
          'Drug administration',
          'Four-wheel driving',
          'Mental health first aid',
          'Debriefing',
        ],
      },
    ],
    certificates: [
      { title: 'Registered Paramedic', by: 'AHPRA', date: '2018' },
      { title: 'Swift Water Rescue Technician', date: '2021' },
    ],
    interests: 'Trail running, country fire brigade, sourdough',
    references: 'Supplied on request',
  },
  {
    key: 'civil',
    language: 'en',
    name: 'Aoife Ní Bhriain',
    title: 'Chartered Civil Engineer',
    email: 'aoife@example.ie',
    phone: '+353 20 915 0123',
    location: 'Galway, Ireland',
    links: ['https://www.linkedin.com/in/aoife-ni-bhriain'],
    jobs: [
      {
        title: 'Senior Engineer, Water',
        employer: 'Corrib Consulting Engineers',
        place: 'Galway',
        from: '2019-01',
        points: [
          'Lead designer for the €38m Lough Ennell treatment works',
          'Cut the footprint by 22% by stacking the filters',
          'Manage a team of six in two offices',
        ],
      },
      {
        title: 'Project Engineer',
        employer: 'Shannon & Daughters Civil Works Ltd',
        place: 'Limerick',
        from: '2014-10',
        to: '2018-12',
        points: [
          'Site engineer for 11 km of trunk sewer under live roads',
          'Closed 240 snags in six weeks before handover',
        ],
      },
      {
        title: 'Graduate Engineer',
        employer: 'Port of Foynes',
        place: 'Foynes',
        from: '2012-09',
        to: '2014-09',
        points: ['Quay wall inspections and small repairs'],
      },
    ],
    education: [
      { degree: 'MEng Civil Engineering', school: 'University of Galway', from: '2011', to: '2012' },
      { degree: 'BE (Hons) Civil Engineering', school: 'University of Galway', from: '2007', to: '2011' },
    ],
    skills: [
      { group: 'Design', items: ['InfoWorks ICM', 'Civil 3D', 'Eurocode 2'] },
      { group: 'Contracts', items: ['NEC4', 'FIDIC', 'Tender evaluation'] },
    ],
    projects: [
      {
        title: 'Rural wells survey',
        by: 'Engineers Abroad',
        date: '2022',
        text: 'Mapped 61 wells in northern Malawi with local students.',
      },
    ],
    awards: [{ title: 'Young Engineer Award', by: 'Irish Concrete Guild', date: '2016' }],
    languages: [
      ['English', 'native'],
      ['Irish', 'native'],
      ['French', 'A2'],
    ],
  },
  {
    key: 'retail',
    language: 'en',
    name: 'Destiny Okafor',
    email: 'destiny.okafor@example.ca',
    phone: '(613) 555-0134',
    location: 'Ottawa, ON',
    summary:
      'Friendly store supervisor who knows her numbers. Bilingual, first to arrive, and the person customers come back for.',
    jobs: [
      {
        title: 'Store Supervisor',
        employer: 'Maple & Wren Outfitters',
        place: 'Ottawa, ON',
        from: '2022-04',
        points: [
          'Supervise 12 associates over two floors',
          'Beat the holiday target by 19% two years in a row',
          'Handle cash-up and bank deposits',
        ],
      },
      {
        title: 'Sales Associate',
        employer: 'Maple & Wren Outfitters',
        place: 'Ottawa, ON',
        from: '2020-06',
        to: '2022-03',
        points: ['Top add-on sales in the district for five months'],
      },
      {
        title: 'Barista',
        employer: 'Third Rail Coffee',
        place: 'Kingston, ON',
        from: '2018-09',
        to: '2020-05',
        points: ['Opened the shop four mornings a week', 'Trained seven new baristas'],
      },
    ],
    education: [
      {
        degree: 'Diploma in Fashion Business',
        school: 'Algonquin Trades College',
        place: 'Ottawa, ON',
        from: '2018-09',
        to: '2020-04',
      },
    ],
    skills: [
      { items: ['Merchandising', 'Shopify POS', 'Conflict resolution', 'Scheduling', 'Inventory counts'] },
    ],
    languages: [
      ['English', 'Native'],
      ['French', 'Conversational'],
    ],
    volunteering: [
      {
        title: 'Clothing drive organizer',
        by: 'Centretown Shelter',
        date: '2023',
        text: 'Collected 640 winter coats.',
      },
    ],
  },
  {
    key: 'datasci',
    language: 'en',
    name: 'Wei-Lin Huang',
    title: 'Lead Data Scientist',
    email: 'weilin.huang@example.dev',
    phone: '+1 (206) 555-0178',
    location: 'Seattle, WA',
    links: ['linkedin.com/in/weilinhuang', 'github.com/wlhuang'],
    summary:
      'Data scientist who ships. Eight years of forecasting, pricing and experiments in retail and travel; comfortable from SQL to the board room.',
    jobs: [
      {
        title: 'Lead Data Scientist',
        employer: 'Evergreen Marketplace',
        place: 'Seattle, WA',
        from: '2022-01',
        points: [
          'Lead four scientists who own search ranking and pricing',
          'Raised conversion 6.4% with a re-ranker trained on 2.1 billion clicks',
          'Set the standards for experiments; 140 tests run a year',
        ],
      },
      {
        title: 'Senior Data Scientist',
        employer: 'Evergreen Marketplace',
        place: 'Seattle, WA',
        from: '2019-08',
        to: '2021-12',
        points: ['Built the demand forecast used by 31 buyers', 'Saved $3.2M of markdowns in one season'],
      },
      {
        title: 'Data Scientist',
        employer: 'Wayfarer Travel',
        place: 'Bellevue, WA',
        from: '2017-06',
        to: '2019-07',
        points: ['Modeled cancellations for 900 hotels', 'Presented weekly to the revenue team'],
      },
    ],
    education: [
      {
        degree: 'M.S. in Statistics',
        school: 'University of Puget Sound North',
        from: '2015-09',
        to: '2017-06',
      },
      {
        degree: 'B.A. in Economics',
        school: 'National Taiwan Island University',
        from: '2010-09',
        to: '2014-06',
      },
    ],
    skills: [
      { group: 'Programming', items: ['Python', 'SQL', 'Spark', 'Scala'] },
      { group: 'Methods', items: ['Causal inference', 'Bayesian models', 'Time series'] },
    ],
    languages: [
      ['Mandarin', 'Native'],
      ['English', 'Fluent'],
    ],
    publications: [
      { title: 'Pricing with Sparse Feedback', by: 'Workshop on Retail Analytics', date: '2021' },
    ],
  },
];
