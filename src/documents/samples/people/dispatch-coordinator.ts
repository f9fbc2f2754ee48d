import { sampleResume } from '../resume-entries.ts';

export const dispatchCoordinatorResume = sampleResume({
  firstName: 'Renee',
  lastName: 'Castillo',
  title: 'Dispatch Coordinator',
  email: 'renee.castillo@example.com',
  phone: '+1 505 555 0127',
  location: 'Albuquerque, New Mexico',
  summary:
    'Dispatch coordinator with eight years in regional freight and ambulance transport. Keeps up to 45 vehicles moving, the log complete, and drivers within their legal hours.',
  employment: [
    {
      position: 'Dispatch Coordinator',
      company: 'Sandia Regional Freight',
      location: 'Albuquerque, New Mexico',
      from: '2021-04',
      points: [
        'Schedule 45 trucks and 52 drivers over four states, in two shifts',
        'Raised deliveries on time from 88% to 96% by planning around loading docks and not around routes',
        'Brought violations of driving hours from 11 a year to none since 2023',
        'Train new dispatchers; all five are still with the company',
      ],
    },
    {
      position: 'Dispatcher',
      company: 'Mesa Patient Transport',
      location: 'Santa Fe, New Mexico',
      from: '2018-08',
      to: '2021-03',
      points: [
        'Sent nine vans to about 130 appointments a day at four hospitals',
        'Shortened the average wait of patients after dialysis from 41 to 18 minutes',
      ],
    },
    {
      position: 'Customer Service Representative',
      company: 'Turquoise Trail Utilities',
      location: 'Santa Fe, New Mexico',
      from: '2016-06',
      to: '2018-07',
      points: ['Answered 70 calls a day, in English and Spanish, about bills and outages'],
    },
  ],
  education: [
    {
      degree: 'Associate of Applied Science in Business Administration',
      school: 'Rio Bravo Community College',
      location: 'Albuquerque, New Mexico',
      graduated: '2016-05',
    },
  ],
  skills: [
    'Route planning',
    'Hours-of-service rules',
    'Electronic logs',
    'Load boards',
    'Two-way radio',
    'Excel',
    'Staff training',
    'Spanish (native)',
  ],
  more: {
    certificates: [
      { title: 'Emergency Telecommunicator', subtitle: 'New Mexico Public Safety School', month: '2019-02' },
    ],
  },
});
