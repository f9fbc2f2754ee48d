import { emptyValues } from '#documents/fields.ts';
import { ITEM, JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** A developer's resume of about one page, with every section that there is. */
export function typicalResume(): ResumeData {
  return {
    ...emptyResume(),
    personalInfo: {
      ...emptyValues(PERSON),
      firstName: 'Ana',
      lastName: 'Silva',
      title: 'Senior Software Engineer',
      email: 'ana.silva@example.com',
      phone: '+351 912 345 678',
      location: 'Lisbon, Portugal',
      links: [
        { label: 'LinkedIn', url: 'https://www.linkedin.com/in/ana-silva' },
        { label: 'Portfolio', url: 'anasilva.dev/work' },
      ],
    },
    summary:
      'Backend engineer with nine years in payments and fraud detection. I build services that stay up, read the numbers before and after every change, and leave teams with systems that newcomers understand in a week. Looking for a staff role with ownership of a platform end-to-end.',
    employment: [
      {
        ...emptyValues(JOB),
        id: 'job-1',
        position: 'Senior Software Engineer',
        company: 'Feedzai',
        location: 'Lisbon, Portugal',
        startDate: '2021-03',
        endDate: '',
        current: true,
        description:
          '- Led the rewrite of the scoring service from a nightly batch to a stream, cutting the time to a decision from 4 h to 120 ms\n- Brought p99 latency from 900 ms to 85 ms by moving feature look-ups next to the model\n- Mentored five engineers; two of them now lead teams of their own\n- Wrote the on-call handbook that halved night-time pages within a quarter',
      },
      {
        ...emptyValues(JOB),
        id: 'job-2',
        position: 'Software Engineer',
        company: 'Talkdesk',
        location: 'Porto, Portugal',
        startDate: '2017-09',
        endDate: '2021-02',
        current: false,
        description:
          'Call routing platform for contact centres, carrying 40 million calls a month for customers in sixty countries.\n- Designed the retry queue that recovered 99.7% of calls lost to carrier faults\n- Replaced hand-run deployments by a pipeline of 12 minutes, used by 30 teams\n- Cut cloud spending by $1.2M a year with right-sized, auto-scaled workers',
      },
      {
        ...emptyValues(JOB),
        id: 'job-3',
        position: 'Junior Developer',
        company: 'Critical Software',
        location: 'Coimbra, Portugal',
        startDate: '2015-07',
        endDate: '2017-08',
        current: false,
        description:
          '- Built ground-station tools for two earth-observation satellites, from the first telemetry to the planning of passes\n- Automated the acceptance tests, from three weeks of manual work to one night',
      },
    ],
    education: [
      {
        ...emptyValues(STUDY),
        id: 'study-1',
        degree: 'MSc in Computer Science',
        school: 'University of Coimbra',
        location: 'Coimbra, Portugal',
        graduationDate: '2015-06',
        description: 'Thesis on approximate nearest-neighbour search, graded 19/20.',
      },
      {
        ...emptyValues(STUDY),
        id: 'study-2',
        degree: 'BSc in Informatics Engineering',
        school: 'University of Coimbra',
        location: 'Coimbra, Portugal',
        graduationDate: '2013-06',
        description: '',
      },
    ],
    skills: [
      'Java',
      'Kotlin',
      'Go',
      'PostgreSQL',
      'Kafka',
      'Kubernetes',
      'Terraform',
      'gRPC',
      'System design',
      'Incident response',
      'Technical writing',
      'Mentoring',
    ],
  };
}

/** A graduate with hardly anything to tell yet: no title, no location, one job without dates. */
export function sparseResume(): ResumeData {
  const empty = emptyResume();
  return {
    ...empty,
    personalInfo: {
      ...empty.personalInfo,
      firstName: 'Leo',
      lastName: 'Brandt',
      email: 'leo@brandt.example',
    },
    employment: [
      {
        ...emptyValues(JOB),
        id: '1',
        position: 'Barista',
        company: 'Café Central',
        location: '',
        startDate: '',
        endDate: '',
        current: false,
        description: '',
      },
    ],
    skills: ['English', 'First aid'],
  };
}

/** A professor's record of several pages: twenty posts, every kind of further section. */
export function longResume(): ResumeData {
  const typical = typicalResume();
  const towns = ['Athens', 'Bergen', 'Coimbra', 'Delft', 'Edinburgh', 'Florence', 'Graz'];
  return {
    ...typical,
    personalInfo: {
      ...typical.personalInfo,
      firstName: 'Eleni',
      lastName: 'Papadopoulou-Henriksen',
      title: 'Professor of Computational Linguistics',
      email: 'eleni.papadopoulou@university.example',
      location: 'Edinburgh, United Kingdom',
    },
    employment: Array.from({ length: 20 }, (_, index) => ({
      ...emptyValues(JOB),
      id: `post-${index}`,
      position: `Research post number ${index + 1}`,
      company: `Institute of Language Technology ${index + 1}`,
      location: towns[index % towns.length] ?? '',
      startDate: `${2024 - index}-09`,
      endDate: index === 0 ? '' : `${2025 - index}-08`,
      current: index === 0,
      description: [
        `- Directed project ${index + 1} on the syntax of spoken dialects, with ${index + 2} partners in four countries`,
        `- Taught course ${index + 101} for first-year students, ranked among the best three of the faculty`,
        `- Raised grant ${index + 201} from the national science foundation together with colleagues from two other departments`,
        `- Published result ${index + 301} with open data and open-source code`,
        `- Supervised doctoral candidate ${index + 401} from the proposal to the defence`,
      ]
        .slice(0, 2 + (index % 4))
        .join('\n'),
    })),
    skills: Array.from({ length: 40 }, (_, index) => `Method ${index + 1} of corpus analysis`),
    sections: [
      {
        id: 'publications',
        kind: 'publications',
        title: '',
        include: true,
        items: Array.from({ length: 8 }, (_, index) => ({
          ...emptyValues(ITEM),
          id: `paper-${index}`,
          title: `Prosody and parsing, part ${index + 1}`,
          subtitle: `Journal of Applied Syntax ${index + 30}`,
          location: '',
          url: `https://doi.example/10.1234/jas.${index + 500}`,
          startDate: '',
          endDate: `${2023 - index}-05`,
          current: false,
          description: 'With Kari Henriksen and the dialect archive.',
        })),
      },
      {
        id: 'languages',
        kind: 'languages',
        title: '',
        include: true,
        items: [language('Greek', 'native'), language('Norwegian', 'fluent'), language('Italian', 'good')],
      },
      {
        id: 'own',
        kind: 'custom',
        title: 'Service to the Community',
        include: true,
        items: [
          { ...language('Reviewer', 'Three journals'), description: '- Area chair in 2022\n- Ethics board' },
        ],
      },
      {
        id: 'off',
        kind: 'awards',
        title: 'Switched off',
        include: false,
        items: [language('Hidden', 'Hidden')],
      },
    ],
  };
}

function language(title: string, subtitle: string) {
  return {
    ...emptyValues(ITEM),
    id: title,
    title,
    subtitle,
    location: '',
    url: '',
    startDate: '',
    endDate: '',
    current: false,
    description: '',
  };
}
