import { emptyValues } from '#documents/fields.ts';
import { ITEM, JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** A graduate's resume of about half a page: one internship, one degree, a project, a few skills. */
export function shortResume(): ResumeData {
  return {
    ...emptyResume(),
    personalInfo: {
      ...emptyValues(PERSON),
      firstName: 'Maya',
      lastName: 'Lindqvist',
      title: 'Graduate Landscape Architect',
      email: 'maya.lindqvist@example.com',
      phone: '+46 70 174 06 35',
      location: 'Malmö, Sweden',
      links: [{ label: 'Portfolio', url: 'https://mayalindqvist.example/work' }],
    },
    summary: 'Landscape architect fresh from university, at home in planting plans and in muddy boots.',
    employment: [
      {
        ...emptyValues(JOB),
        id: 'internship',
        position: 'Intern',
        company: 'Grönt & Grus',
        location: 'Malmö, Sweden',
        startDate: '2025-06',
        endDate: '2025-09',
        current: false,
        description:
          '- Surveyed 140 street trees and wrote up which of them could stay beside a new cycle path\n- Drew the planting plan of a school yard that was built the same autumn',
      },
    ],
    education: [
      {
        ...emptyValues(STUDY),
        id: 'degree',
        degree: 'MSc in Landscape Architecture',
        school: 'Swedish University of Agricultural Sciences',
        location: 'Alnarp, Sweden',
        graduationDate: '2026-06',
        description: '',
      },
    ],
    skills: ['AutoCAD', 'QGIS', 'Planting design', 'Model making'],
    sections: [
      {
        id: 'projects',
        kind: 'projects',
        title: '',
        include: true,
        items: [
          {
            ...emptyValues(ITEM),
            id: 'pond',
            title: 'A pond for every school',
            subtitle: 'Student competition, second prize',
            location: '',
            url: '',
            startDate: '',
            endDate: '2025-11',
            current: false,
            description: 'Rainwater of a roof fills a pond that a class can look after by itself.',
          },
        ],
      },
    ],
  };
}
