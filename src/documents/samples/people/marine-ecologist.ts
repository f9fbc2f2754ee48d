import { sampleResume } from '../resume-entries.ts';

export const marineEcologistResume = sampleResume({
  firstName: 'Ingrid',
  lastName: 'Solheim-Park',
  title: 'Associate Professor of Marine Ecology',
  email: 'ingrid.solheim.park@example.com',
  phone: '+44 131 496 0274',
  location: 'Edinburgh, Scotland',
  links: [{ label: 'Website', url: 'https://kelp-lab.example.com' }],
  summary: '',
  employment: [
    {
      position: 'Associate Professor of Marine Ecology',
      company: 'University of Leithside',
      location: 'Edinburgh, Scotland',
      from: '2021-09',
      points: [
        'Lead a group of nine that studies how kelp forests recover after marine heatwaves',
        'Direct the master’s program in coastal science, with 34 students a year',
      ],
    },
    {
      position: 'Assistant Professor of Marine Ecology',
      company: 'University of Leithside',
      location: 'Edinburgh, Scotland',
      from: '2016-01',
      to: '2021-08',
      points: [
        'Founded the long-term survey of 22 reefs that three groups now share',
        'Taught the field course in coastal methods to 26 students a year',
      ],
    },
    {
      position: 'Postdoctoral Fellow',
      company: 'Skarvøy Marine Station',
      location: 'Bergen, Norway',
      from: '2012-10',
      to: '2015-12',
      points: ['Built the first model of kelp dispersal that was tested by genetics'],
    },
  ],
  education: [
    {
      degree: 'PhD in Marine Biology',
      school: 'University of North Sound',
      location: 'Aberdeen, Scotland',
      graduated: '2012-09',
      note: 'Thesis: Grazing and recovery in northern kelp forests. Advisor: Prof. Alasdair Munro.',
    },
    {
      degree: 'MSc in Ecology',
      school: 'University of Vestfjord',
      location: 'Tromsø, Norway',
      graduated: '2008-06',
    },
  ],
  skills: [
    'Population modeling',
    'Bayesian statistics',
    'Scientific diving',
    'Remote sensing',
    'R',
    'Stan',
    'Norwegian (native)',
    'Korean (conversational)',
  ],
  more: {
    publications: [
      {
        title: 'Recovery of kelp after marine heatwaves depends on what grazes it',
        subtitle: 'Journal of Coastal Ecology 41, 210–228',
        month: '2025-04',
      },
      {
        title: 'A decade of reef surveys by divers and by drones',
        subtitle: 'Methods in Marine Science 12, 33–49',
        month: '2024-02',
        text: 'With T. Okoye and J. Brandvold.',
      },
      {
        title: 'Spore dispersal over 40 kilometers: a genetic test',
        subtitle: 'Ecology of the North Atlantic 28, 1–19',
        month: '2022-11',
      },
      {
        title: 'Urchins, otters and the limits of top-down control',
        subtitle: 'Annual Survey of Marine Biology 9, 77–104',
        month: '2021-06',
        text: 'With A. Munro. Review, invited.',
      },
      {
        title: 'What survey divers miss: observer error in kelp counts',
        subtitle: 'Methods in Marine Science 7, 140–152',
        month: '2019-09',
      },
      {
        title: 'A model of kelp dispersal with currents and tides',
        subtitle: 'Journal of Coastal Ecology 31, 455–471',
        month: '2016-05',
      },
      {
        title: 'Grazing thresholds in subarctic kelp forests',
        subtitle: 'Ecology of the North Atlantic 20, 310–326',
        month: '2013-03',
      },
    ],
    awards: [
      {
        title: 'Early Career Medal',
        subtitle: 'Society for Coastal Ecology',
        month: '2020-05',
      },
      {
        title: 'Teaching Prize',
        subtitle: 'University of Leithside',
        month: '2018-06',
      },
    ],
  },
  own: {
    Grants: [
      {
        title: 'Forests under heat',
        subtitle: 'Northern Research Council, £1,150,000, principal investigator',
        since: '2023-01',
      },
      {
        title: 'Reefs by drone',
        subtitle: 'Firth Foundation, £240,000, principal investigator',
        since: '2019-04',
        until: '2022-03',
      },
      {
        title: 'Shared spores',
        subtitle: 'Nordic Sea Fund, €310,000, co-investigator',
        since: '2016-07',
        until: '2019-06',
      },
    ],
    'Invited Talks': [
      {
        title: 'Who gets to graze? Recovery after heat',
        subtitle: 'Plenary, Congress of Marine Ecology, Lisbon',
        month: '2025-09',
      },
      {
        title: 'Counting what we cannot see',
        subtitle: 'Seminar, Institute of Ocean Statistics, Busan',
        month: '2024-05',
      },
      {
        title: 'Kelp and the carbon ledger',
        subtitle: 'Public lecture, Royal Harbor Society, Edinburgh',
        month: '2022-10',
      },
      {
        title: 'Ten years of spores',
        subtitle: 'Keynote, Nordic Phycology Meeting, Bergen',
        month: '2019-06',
      },
    ],
    Teaching: [
      {
        title: 'Marine Ecology',
        subtitle: 'Undergraduate, 120 students',
        since: '2016-09',
        text: 'Lectures and a field week on the west coast; rated 4.7 of 5.',
      },
      {
        title: 'Statistics for Field Scientists',
        subtitle: 'Graduate, 34 students',
        since: '2017-01',
        text: 'From counting quadrats to hierarchical models, with data of our own.',
      },
      {
        title: 'Doctoral supervision',
        subtitle: 'Five completed, three in progress',
        since: '2016-01',
      },
    ],
    Service: [
      {
        title: 'Associate editor',
        subtitle: 'Journal of Coastal Ecology',
        since: '2022-01',
      },
      {
        title: 'Chair of the ethics board for field work',
        subtitle: 'University of Leithside',
        since: '2020-09',
        until: '2024-08',
      },
      {
        title: 'Scientific adviser',
        subtitle: 'Inquiry into seabed protection, Scottish coastal councils',
        since: '2023-02',
        until: '2023-11',
      },
    ],
  },
  order: ['employment', 'education', 'publications', 'own-1', 'own-2', 'own-3', 'awards', 'own-4', 'skills'],
});
