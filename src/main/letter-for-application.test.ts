import { expect, test } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { letterDesign, letterWith, resumeDesign } from '#documents/catalog/designs.ts';
import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { takenValues } from '#documents/letter/taken-values.ts';
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
  expect(takenValues(data)).toMatchObject({ 'personalInfo.email': email, 'recipient.company': 'Bram' });
});

test('it has the letterhead of the resume, with its colors, and is in its language', () => {
  const data = typicalResume();
  const settings = { ...data.settings, language: 'de', accentColor: '#112233', drawing: '' as const };
  const letter = letterForApplication(application, {
    ...{ title: 'Mine', templateId: 'modern-1' },
    data: { ...data, settings },
  });
  expect(letterDesign(letter.templateId)).toEqual(resumeDesign('modern-1'));
  expect(letter.data.settings).toMatchObject({ language: 'de', accentColor: '#112233', drawing: '' });
  expect(letter.data.content.closing).not.toBe(letterForApplication(application, null).data.content.closing);
});

test('it is in the language that is asked for, whatever that of the resume', () => {
  const resume = { title: 'Mine', templateId: 'modern-1', data: typicalResume() };
  for (const from of [resume, null]) {
    const { data } = letterForApplication(application, from, 'de');
    expect(data.settings.language).toBe('de');
    expect(data.content.closing).not.toBe(letterForApplication(application, from).data.content.closing);
  }
});

test('every resume template has a letter beside it, and one without a letterhead lends its color', () => {
  const data = typicalResume();
  for (const { id } of resumeTemplates) {
    const { templateId, isPair } = letterWith(id);
    expect(findLetterTemplate(templateId), id).toBeDefined();
    if (isPair) expect(letterDesign(templateId).family, id).toBe(resumeDesign(id).family);
    else {
      const letter = letterForApplication(application, { title: '', templateId: id, data });
      expect(letter.data.settings.accentColor, id).toBe(resumeDesign(id, data.settings.drawing).accent);
    }
  }
});

test('without a resume nobody is assumed', () => {
  const { data } = letterForApplication(application, null);
  expect(data.personalInfo.fullName).toBe('');
  expect(data.recipient.company).toBe('Bram');
});
