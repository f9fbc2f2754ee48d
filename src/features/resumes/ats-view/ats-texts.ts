import { JOB, RESUME, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';

/** What the view says, apart from what was read. */
export const atsTexts = {
  working: 'Setting the PDF and reading it back...',
  offline:
    'No connection: the PDF is set and read on the server. Try again when the connection is back. You can go on writing.',
  failed: 'The PDF could not be read here. Try again after a change to the resume.',
  tryAgain: 'Try again',
  allRead: 'Every field is read back as you wrote it.',
  someDiffer: (count: number) =>
    count === 1
      ? 'One field is read otherwise than written.'
      : `${count} fields are read otherwise than written.`,
  wrote: 'You wrote:',
  nothing: 'Not found',
  differs: 'Reads otherwise',
  present: 'Present',
  groups: {
    contact: 'Contact',
    summary: 'Summary',
    job: (number: number) => `Job ${number}`,
    education: (number: number) => `Education ${number}`,
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
  },
  labels: {
    name: 'Name',
    title: 'Title',
    email: PERSON.email.label,
    phone: PERSON.phone.label,
    location: PERSON.location.label,
    link: 'Link',
    text: 'Text',
    position: JOB.position.label,
    employer: 'Employer',
    place: 'Place',
    dates: 'Dates',
    degree: STUDY.degree.label,
    school: STUDY.school.label,
    skills: RESUME.skills.label,
    entry: 'Entry',
  },
} as const;
