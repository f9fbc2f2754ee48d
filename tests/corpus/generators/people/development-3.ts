import type { Person } from '../person.ts';

export const developmentPeople3: readonly Person[] = [
  {
    key: 'student',
    language: 'en',
    name: 'Tyler Nguyen',
    email: 'tnguyen2027@example.edu',
    phone: '503-555-0119',
    location: 'Portland, OR',
    summary:
      'Second-year student of mechanical engineering looking for a summer internship in manufacturing or robotics.',
    jobs: [],
    education: [
      {
        degree: 'B.S. in Mechanical Engineering',
        school: 'Cascade State University',
        place: 'Portland, OR',
        from: '2025-09',
        to: '2029-06',
        details: ['GPA 3.6/4.0', 'Coursework: Statics, Materials, Differential Equations, CAD'],
      },
      {
        degree: 'High School Diploma',
        school: 'Roosevelt North High School',
        place: 'Portland, OR',
        to: '2025-06',
      },
    ],
    skills: [{ items: ['SolidWorks', 'MATLAB', 'Arduino', '3D printing', 'Basic welding'] }],
    projects: [
      {
        title: 'Baja car suspension',
        by: 'SAE student team',
        date: '2026-04',
        text: 'Modeled and machined rear trailing arms; the car finished 34th of 98.',
      },
      {
        title: 'Plant watering robot',
        by: 'Class project',
        date: '2025-12',
        text: 'Line-following cart with a pump and soil sensors.',
      },
    ],
    volunteering: [
      {
        title: 'Math tutor',
        by: 'Eastside Community Center',
        date: '2025',
        text: 'Two evenings a week with middle schoolers.',
      },
    ],
    awards: [{ title: 'Eagle Scout', date: '2024' }],
  },
  {
    key: 'wiedereinstieg',
    language: 'de',
    name: 'Friederike Ostermann',
    title: 'Bürokauffrau',
    email: 'friederike.ostermann@example.de',
    phone: '+49 (0)40 66969 123',
    location: 'Lindenallee 7, 22089 Hamburg',
    personal: [
      ['Geboren am', '03.09.1984 in Lübeck'],
      ['Familienstand', 'verheiratet, zwei Kinder'],
    ],
    jobs: [
      {
        title: 'Elternzeit',
        employer: 'Familie',
        from: '2019-02',
        to: '2024-08',
        points: ['Elternvertreterin der Kita Sonnenblume, Organisation von drei Basaren'],
      },
      {
        title: 'Sachbearbeiterin Auftragsabwicklung',
        employer: 'Nordkap Reedereibedarf GmbH & Co. KG',
        place: 'Hamburg',
        from: '2011-07',
        to: '2019-01',
        points: [
          'Bearbeitung von rund 40 Aufträgen am Tag in SAP SD',
          'Reklamationen und Zollpapiere für Lieferungen nach Norwegen',
          'Einarbeitung von fünf Auszubildenden',
        ],
      },
      {
        title: 'Bürokauffrau',
        employer: 'Autohaus Peter Wichmann',
        place: 'Lübeck',
        from: '2006-08',
        to: '2011-06',
        points: ['Telefonzentrale, Rechnungen, vorbereitende Buchhaltung'],
      },
    ],
    education: [
      {
        degree: 'Ausbildung zur Bürokauffrau (IHK)',
        school: 'Autohaus Peter Wichmann',
        place: 'Lübeck',
        from: '2003-08',
        to: '2006-07',
      },
      {
        degree: 'Mittlere Reife',
        school: 'Realschule am Burgtor',
        place: 'Lübeck',
        from: '1997-08',
        to: '2003-06',
      },
    ],
    skills: [{ items: ['SAP SD', 'DATEV', 'MS Office', 'Zehnfingersystem', 'Zollabwicklung'] }],
    certificates: [{ title: 'Auffrischungskurs Büromanagement', by: 'VHS Hamburg', date: '2024-10' }],
    languages: [
      ['Englisch', 'sehr gut'],
      ['Norwegisch', 'Grundkenntnisse'],
    ],
  },
  {
    key: 'director',
    language: 'en',
    name: 'Margaret O’Sullivan-Reyes',
    title: 'Director of Supply Chain Operations',
    email: 'margaret.osullivan.reyes@example.com',
    phone: '312.555.0166',
    location: 'Chicago, Illinois',
    links: ['www.linkedin.com/in/mosullivanreyes'],
    summary:
      'Operations executive with twenty-three years in food, medical devices and retail. Known for plants and warehouses that run quietly, for teams that stay, and for savings that are still there two years later. Led organizations of up to 640 people in five countries.',
    jobs: [
      {
        title: 'Director of Supply Chain Operations',
        employer: 'Prairie Crown Foods, Inc.',
        place: 'Chicago, IL',
        from: '2018-05',
        text: 'Responsible for planning, purchasing, four plants and nine distribution centers; revenue of $1.4 billion.',
        points: [
          'Consolidated thirteen warehouses into nine and kept next-day service to 96% of customers',
          'Negotiated freight contracts worth $118 million, saving 11.5% against the index',
          'Introduced sales and operations planning; forecast error fell from 34% to 19%',
          'Took inventory from 61 to 44 days without a rise in stock-outs',
          'Built a trainee program that has filled 17 of the last 22 supervisor posts',
        ],
      },
      {
        title: 'Senior Manager, Logistics',
        employer: 'Prairie Crown Foods, Inc.',
        place: 'Chicago, IL',
        from: '2014-02',
        to: '2018-04',
        points: [
          'Ran inbound and outbound transport with 42 carriers and a private fleet of 85 trucks',
          'Opened the Memphis cross-dock on budget ($23 million) and six weeks early',
          'Cut detention charges by 71% with a booking system for docks',
        ],
      },
      {
        title: 'Plant Manager',
        employer: 'Novara Surgical Devices',
        place: 'Milwaukee, WI',
        from: '2009-08',
        to: '2014-01',
        points: [
          'Led 210 people on three shifts making single-use instruments',
          'Passed four inspections without a written observation',
          'Raised on-time delivery from 82% to 98.6% in eighteen months',
          'Moved two lines from Ireland without interruption of supply',
        ],
      },
      {
        title: 'Production Supervisor',
        employer: 'Novara Surgical Devices',
        place: 'Milwaukee, WI',
        from: '2006-03',
        to: '2009-07',
        points: [
          'Supervised 38 operators in molding and packing',
          'Set up the first kaizen teams of the site',
        ],
      },
      {
        title: 'Inventory Analyst',
        employer: 'Lakeshore Department Stores',
        place: 'Evanston, IL',
        from: '2003-06',
        to: '2006-02',
        points: [
          'Planned replenishment of housewares for 64 stores',
          'Wrote the markdown model that freed $6 million of stock in its first year',
        ],
      },
      {
        title: 'Management Trainee',
        employer: 'Lakeshore Department Stores',
        place: 'Evanston, IL',
        from: '2002-06',
        to: '2003-05',
        points: ['Rotated through stores, buying and distribution'],
      },
    ],
    education: [
      {
        degree: 'Executive MBA',
        school: 'Lincoln Park School of Management',
        place: 'Chicago, IL',
        to: '2012-06',
      },
      {
        degree: 'Bachelor of Science in Industrial Engineering',
        school: 'University of Dubuque Falls',
        place: 'Dubuque, IA',
        from: '1998-08',
        to: '2002-05',
        details: ['Minor in Spanish; captain of the rowing team'],
      },
    ],
    skills: [
      {
        group: 'Operations',
        items: ['S&OP', 'Network design', 'Lean manufacturing', 'Contract negotiation'],
      },
      { group: 'Systems', items: ['SAP S/4HANA', 'Blue Yonder', 'Power BI'] },
      { group: 'Leadership', items: ['Change management', 'Labor relations', 'Coaching'] },
    ],
    certificates: [
      { title: 'Certified Supply Chain Professional (CSCP)', by: 'APICS', date: '2010-11' },
      { title: 'Lean Six Sigma Black Belt', by: 'ASQ', date: '2008-04' },
    ],
    awards: [{ title: 'Operations Leader of the Year', by: 'Midwest Logistics Council', date: '2021' }],
    volunteering: [
      {
        title: 'Board member',
        by: 'Greater Chicago Food Pantry Network',
        date: '2019',
        text: 'Advises on warehouses and routes of 130 pantries.',
      },
    ],
    languages: [
      ['English', 'Native'],
      ['Spanish', 'Professional'],
    ],
  },
  {
    key: 'biuro',
    language: 'pl',
    name: 'Agnieszka Wróblewska',
    title: 'Specjalistka ds. kadr i płac',
    email: 'a.wroblewska@example.pl',
    phone: '+48 512 345 678',
    location: 'Poznań',
    summary:
      'Specjalistka z siedmioletnim doświadczeniem w naliczaniu płac i obsłudze kadrowej firm produkcyjnych.',
    jobs: [
      {
        title: 'Specjalistka ds. kadr i płac',
        employer: 'Fabryka Mebli Dąbrowa Sp. z o.o.',
        place: 'Poznań',
        from: '2020-03',
        points: [
          'Naliczanie wynagrodzeń dla 320 pracowników',
          'Wdrożenie elektronicznego obiegu wniosków urlopowych',
        ],
      },
      {
        title: 'Młodsza specjalistka ds. kadr',
        employer: 'Biuro Rachunkowe Sigma',
        place: 'Gniezno',
        from: '2017-09',
        to: '2020-02',
        points: ['Prowadzenie akt osobowych', 'Kontakt z ZUS i urzędem skarbowym'],
      },
    ],
    education: [
      {
        degree: 'Licencjat, zarządzanie zasobami ludzkimi',
        school: 'Wyższa Szkoła Zarządzania w Gnieźnie',
        from: '2014-10',
        to: '2017-06',
      },
    ],
    skills: [{ items: ['Płatnik', 'Symfonia', 'Excel', 'Prawo pracy'] }],
    languages: [
      ['Angielski', 'B2'],
      ['Niemiecki', 'A2'],
    ],
    interests: 'Bieganie, ceramika',
  },
];
