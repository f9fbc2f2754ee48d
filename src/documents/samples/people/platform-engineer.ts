import { sampleResume } from '../resume-entries.ts';

export const platformEngineerResume = sampleResume({
  firstName: 'Tomasz',
  lastName: 'Albright',
  title: 'Platform Engineer',
  email: 'tomasz.albright@example.com',
  phone: '+1 503 555 0171',
  location: 'Portland, Oregon',
  links: [{ label: 'Portfolio', url: 'https://talbright.example.com' }],
  summary: '',
  employment: [
    {
      position: 'Senior Platform Engineer',
      company: 'Copperleaf Logistics',
      location: 'Portland, Oregon',
      from: '2023-02',
      points: [
        'Lead the four people who run 61 services on Kubernetes; availability went from 99.6% to 99.97% in a year',
        'Cut the bill for computing by 38% ($1.1 million a year) with right-sized nodes and spot capacity for batch work',
        'Replaced hand-written pipelines by one reusable build; the median time from merge to production fell from 52 to 9 minutes',
        'Designed the on-call rotation and its runbooks; pages at night fell from 14 to 3 a month',
      ],
    },
    {
      position: 'Software Engineer, Infrastructure',
      company: 'Bluestem Health Data',
      location: 'Minneapolis, Minnesota',
      from: '2020-01',
      to: '2023-01',
      points: [
        'Moved 40 TB of claims from a single database to a partitioned one in 11 weeks, without a minute of downtime',
        'Wrote the service in Go that checks 3 million records a night for consistency; it found two errors of billing',
        'Introduced tracing across 22 services, which brought the mean time to a diagnosis from 4 hours to 35 minutes',
      ],
    },
    {
      position: 'Software Engineer',
      company: 'Harrow & Finch Systems',
      location: 'Chicago, Illinois',
      from: '2017-07',
      to: '2019-12',
      points: [
        'Built the scheduling engine of a dispatch product that 240 carriers use, in Java and later in Kotlin',
        'Reduced the memory of its route planner by 70%, so that it runs on the smallest machine on offer',
        'Mentored three interns, two of whom were hired',
      ],
    },
  ],
  education: [
    {
      degree: 'BS in Computer Engineering',
      school: 'Lakeshore Institute of Technology',
      location: 'Milwaukee, Wisconsin',
      graduated: '2017-05',
      note: 'GPA 3.8 of 4.0; senior project on clock synchronization in sensor networks.',
    },
  ],
  skills: {
    Programming: ['Go', 'Python', 'Kotlin', 'SQL', 'Bash'],
    Infrastructure: ['Kubernetes', 'Terraform', 'Linux', 'Envoy'],
    Data: ['PostgreSQL', 'Kafka', 'ClickHouse'],
  },
  more: {
    projects: [
      {
        title: 'driftwatch',
        subtitle: 'Open source, author',
        since: '2022-03',
        text: '- Tells where running infrastructure differs from its declaration; 1,900 stars, 31 contributors\n- Used by the state archive of Oregon for 400 machines',
      },
      {
        title: 'pgquiet',
        subtitle: 'Open source, maintainer',
        since: '2020-09',
        until: '2024-05',
        text: '- Finds the queries behind a slow night from PostgreSQL logs alone',
      },
    ],
    certificates: [{ title: 'Certified Kubernetes Administrator', month: '2024-08' }],
  },
  order: ['education', 'employment', 'projects', 'skills', 'certificates'],
});
