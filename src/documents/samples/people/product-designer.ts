import { sampleResume } from '../resume-entries.ts';

export const productDesignerResume = sampleResume({
  firstName: 'Lucía',
  lastName: 'Herrera',
  title: 'Product Designer',
  email: 'lucia.herrera@example.com',
  phone: '+1 619 555 0148',
  location: 'San Diego, California',
  links: [{ label: 'Portfolio', url: 'https://lucia-herrera.example.com' }],
  summary:
    'Product designer with nearly five years in health and travel apps. Works from the first interview to the finished component, and judges a screen by whether people finish what they came to do.',
  employment: [
    {
      position: 'Product Designer',
      company: 'Saltmarsh Health',
      location: 'San Diego, California',
      from: '2024-01',
      points: [
        'Redesigned booking for 310,000 patients; finished bookings rose from 61% to 78%',
        'Built a library of 74 components and cut the time from sketch to code by 40%',
        'Ran 60 usability sessions, a third of them with people over 70',
        'Brought the app to WCAG 2.2 AA before its first public audit',
      ],
    },
    {
      position: 'UX Designer',
      company: 'Farther Lane Travel',
      location: 'Los Angeles, California',
      from: '2022-02',
      to: '2023-12',
      points: [
        'Took checkout from seven screens to three; abandoned bookings fell by 23%',
        'Designed the rebooking flow that serves 9,000 stranded travelers a month',
      ],
    },
    {
      position: 'Design Intern, part-time',
      company: 'Studio Palomar',
      location: 'San Diego, California',
      from: '2021-06',
      to: '2021-12',
      points: [
        'Tested museum kiosks with 120 visitors; four of them were installed',
        'Drew 90 icons that stay legible at 16 pixels',
      ],
    },
  ],
  education: [
    {
      degree: 'BA in Interaction Design',
      school: 'Cabrillo Point College of Art',
      location: 'San Diego, California',
      graduated: '2021-12',
    },
  ],
  skills: [
    'User research',
    'Interaction design',
    'Prototyping',
    'Figma',
    'Design systems',
    'Usability testing',
    'Accessibility',
    'Information architecture',
    'HTML and CSS',
    'Spanish (native)',
  ],
  more: {},
});
