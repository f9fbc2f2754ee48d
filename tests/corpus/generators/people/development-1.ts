import type { Person } from '../person.ts';

export const developmentPeople1: readonly Person[] = [
  {
    key: 'nurse',
    language: 'en',
    name: 'Marisol Trevino',
    title: 'Registered Nurse, BSN',
    email: 'marisol.trevino@example.com',
    phone: '(210) 555-0147',
    location: 'San Antonio, TX 78209',
    links: ['linkedin.com/in/marisoltrevino-rn'],
    summary:
      'Registered nurse with eight years in medical-surgical and emergency units. Calm at the bedside, exact in the chart, and the one new colleagues ask first.',
    jobs: [
      {
        title: 'Charge Nurse, Emergency Department',
        employer: 'Alamo Heights Medical Center',
        place: 'San Antonio, TX',
        from: '2021-06',
        points: [
          'Lead a team of 11 nurses and 4 technicians on the night shift of a 38-bed Level II trauma department',
          'Cut door-to-triage time from 14 to 6 minutes by opening a second intake station after 6 pm',
          'Precepted 17 new graduates, 15 of whom are still with the unit',
        ],
      },
      {
        title: 'Staff Nurse, Medical-Surgical',
        employer: 'Alamo Heights Medical Center',
        place: 'San Antonio, TX',
        from: '2018-02',
        to: '2021-05',
        points: [
          'Cared for five to six patients a shift after orthopedic and abdominal surgery',
          'Wrote the fall prevention checklist that brought falls down by 31% in one year',
        ],
      },
      {
        title: 'Nursing Assistant',
        employer: 'Casa Verde Senior Living',
        place: 'New Braunfels, TX',
        from: '2015-08',
        to: '2018-01',
        points: ['Helped 22 residents with meals, bathing and exercise while studying full time'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Nursing',
        school: 'University of the Incarnate Hills',
        place: 'San Antonio, TX',
        from: '2014-08',
        to: '2017-12',
        details: ['GPA 3.7, Dean’s List six semesters'],
      },
    ],
    skills: [
      {
        items: [
          'Triage',
          'IV therapy',
          'Wound care',
          'Epic',
          'Patient education',
          'Telemetry',
          'Medication administration',
        ],
      },
    ],
    languages: [
      ['Spanish', 'Native'],
      ['English', 'Fluent'],
    ],
    certificates: [
      {
        title: 'Certified Emergency Nurse (CEN)',
        by: 'Board of Certification for Emergency Nursing',
        date: '2022-03',
      },
      { title: 'Advanced Cardiovascular Life Support', by: 'American Heart Association', date: '2024-01' },
    ],
  },
  {
    key: 'engineer',
    language: 'en',
    name: 'Devendra Kapoor',
    title: 'Senior Software Engineer',
    email: 'dev.kapoor@example.io',
    phone: '+1 415-555-0182',
    location: 'Oakland, CA',
    links: ['github.com/devkapoor', 'linkedin.com/in/devendra-kapoor', 'https://devkapoor.example.io'],
    jobs: [
      {
        title: 'Senior Software Engineer',
        employer: 'Tidewater Logistics Inc.',
        place: 'San Francisco, CA',
        from: '2020-09',
        points: [
          'Own the routing service (Go, Postgres) that plans 41,000 deliveries a day',
          'Moved 14 services from EC2 to Kubernetes without a minute of downtime; bill down 27%',
          'Introduced contract tests between teams, which halved failed releases within two quarters',
          'Mentor three engineers and run the weekly design review',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Brightpath Learning',
        place: 'Remote',
        from: '2017-03',
        to: '2020-08',
        points: [
          'Built the grading pipeline in Python and Celery, used by 900 schools',
          'Reduced page load from 4.8 s to 1.6 s with server rendering and an image proxy',
        ],
      },
      {
        title: 'Junior Developer',
        employer: 'Kettle & Stone Web Studio',
        place: 'Sacramento, CA',
        from: '2015-06',
        to: '2017-02',
        points: ['Delivered 23 WordPress and Rails sites for local businesses'],
      },
    ],
    education: [
      {
        degree: 'B.S. Computer Science',
        school: 'California State University, Sacramento',
        from: '2011-08',
        to: '2015-05',
      },
    ],
    skills: [
      { group: 'Languages', items: ['Go', 'Python', 'TypeScript', 'SQL'] },
      { group: 'Infrastructure', items: ['Kubernetes', 'Terraform', 'AWS', 'PostgreSQL', 'Kafka'] },
      { group: 'Practices', items: ['Code review', 'Incident response', 'Observability'] },
    ],
    projects: [
      {
        title: 'mapfold',
        by: 'Open source',
        date: '2022',
        text: 'A Go library for simplifying polylines; 1.3k stars on GitHub.',
      },
      {
        title: 'Rain Garden',
        by: 'Personal project',
        date: '2019',
        text: 'Raspberry Pi controller that waters tomatoes by the weather report.',
      },
    ],
  },
  {
    key: 'elektriker',
    language: 'de',
    name: 'Torsten Lindqvist-Bauer',
    title: 'Elektroniker für Energie- und Gebäudetechnik',
    email: 't.lindqvist-bauer@example.de',
    phone: '0151 23456789',
    location: 'Gartenstraße 14, 04275 Leipzig',
    personal: [
      ['Geburtsdatum', '12.04.1989'],
      ['Staatsangehörigkeit', 'deutsch'],
    ],
    jobs: [
      {
        title: 'Obermonteur Elektrotechnik',
        employer: 'Elektro Reinsberg GmbH',
        place: 'Leipzig',
        from: '2018-04',
        points: [
          'Leitung von Baustellen mit bis zu acht Monteuren im Wohnungs- und Gewerbebau',
          'Inbetriebnahme von 60 Photovoltaikanlagen zwischen 8 und 120 kWp',
          'Prüfung ortsfester Anlagen nach DGUV Vorschrift 3',
        ],
      },
      {
        title: 'Elektroniker',
        employer: 'Haustechnik Mühlberg & Söhne',
        place: 'Halle (Saale)',
        from: '2012-08',
        to: '2018-03',
        points: [
          'Installation und Wartung von Beleuchtungs- und Netzwerkanlagen',
          'Störungssuche im Bereitschaftsdienst, durchschnittlich drei Einsätze je Woche',
        ],
      },
    ],
    education: [
      {
        degree: 'Meisterprüfung im Elektrotechniker-Handwerk',
        school: 'Handwerkskammer zu Leipzig',
        from: '2016-09',
        to: '2017-11',
      },
      {
        degree: 'Ausbildung zum Elektroniker',
        school: 'Stadtwerke Halle',
        place: 'Halle (Saale)',
        from: '2008-09',
        to: '2012-02',
        details: ['Abschlussnote: gut (1,9)'],
      },
    ],
    skills: [
      {
        items: ['KNX-Programmierung', 'EPLAN', 'Photovoltaik', 'Netzwerktechnik', 'Führerschein Klasse BE'],
      },
    ],
    languages: [
      ['Deutsch', 'Muttersprache'],
      ['Englisch', 'gute Kenntnisse (B1)'],
    ],
    interests: 'Freiwillige Feuerwehr, Modellbahnbau, Wandern',
  },
  {
    key: 'professeure',
    language: 'fr',
    name: 'Solène Garrigue',
    title: 'Professeure des écoles',
    email: 'solene.garrigue@example.fr',
    phone: '06 39 98 12 47',
    location: '31000 Toulouse',
    summary:
      'Enseignante depuis douze ans, de la maternelle au CM2. J’aime les classes à plusieurs niveaux, les projets qui sortent de l’école et le travail avec les familles.',
    jobs: [
      {
        title: 'Professeure des écoles, classe de CM1-CM2',
        employer: 'École élémentaire Jean-Macé',
        place: 'Toulouse',
        from: '2019-09',
        points: [
          'Enseignement de toutes les disciplines à 26 élèves en double niveau',
          'Coordination du projet « Canal vivant » avec le conservatoire des espaces naturels',
          'Tutrice de quatre professeurs stagiaires',
        ],
      },
      {
        title: 'Professeure des écoles, maternelle',
        employer: 'École maternelle Les Cèdres',
        place: 'Muret',
        from: '2013-09',
        to: '2019-07',
        points: [
          'Mise en place d’ateliers autonomes de langage pour 28 élèves',
          'Organisation de la liaison avec le cours préparatoire',
        ],
      },
      {
        title: 'Assistante d’éducation',
        employer: 'Collège Pierre-Bayle',
        place: 'Pamiers',
        from: '2010-10',
        to: '2012-06',
        points: ['Accompagnement aux devoirs et animation du club théâtre'],
      },
    ],
    education: [
      {
        degree: 'Master Métiers de l’enseignement (MEEF)',
        school: 'Université Toulouse – Jean Jaurès',
        from: '2011',
        to: '2013',
      },
      { degree: 'Licence de lettres modernes', school: 'Université de Pau', from: '2007', to: '2010' },
    ],
    skills: [
      {
        items: [
          'Pédagogie différenciée',
          'Gestion de classe',
          'Tableau numérique interactif',
          'Premiers secours (PSC1)',
        ],
      },
    ],
    languages: [
      ['Français', 'langue maternelle'],
      ['Anglais', 'B2'],
      ['Occitan', 'notions'],
    ],
    interests: 'Chorale, randonnée en montagne, jardin partagé',
  },
];
