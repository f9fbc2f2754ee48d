/** What is said to somebody who has no jobs to list yet. */
export const NO_JOBS_TEXTS = {
  intro:
    'Your resume goes without this section, and leads with your education, your projects and what you did without pay. That is what is looked for in people who start.',
  takeBack: 'I have had a job after all',
  projects:
    'Something you made, planned or found out: for a course, a club, the family, or for yourself. Two or three are enough.',
  volunteering:
    'What you did for others without pay: in a club or a team, at school, for neighbors, at an event.',
  courses: {
    heading: 'Courses and grades',
    text: 'They stand in Education, which is next: the courses that matter for this application, a thesis, a good grade.',
  },
} as const;
