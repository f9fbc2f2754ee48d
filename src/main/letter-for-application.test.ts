import { expect, test } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { letterForApplication } from './letter-for-application.ts';

const application = { ...emptyApplication(), position: 'Baker', employer: 'Bram' };

test('a letter is to the employer, about the position, and by the person of the resume', () => {
  const resume = { title: 'Mine', templateId: 'modern-1', data: typicalResume() };
  const { title, data } = letterForApplication(application, resume);
  const { firstName, lastName, email } = resume.data.personalInfo;
  expect(title).toBe('Baker – Bram');
  expect(data.recipient).toMatchObject({ company: 'Bram', position: 'Baker' });
  expect(data.personalInfo).toMatchObject({ fullName: `${firstName} ${lastName}`, email });
  expect(data.settings.paper).toBe(resume.data.settings.paper);
});

test('without a resume nobody is assumed', () => {
  const { data } = letterForApplication(application, null);
  expect(data.personalInfo.fullName).toBe('');
  expect(data.recipient.company).toBe('Bram');
});
