import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { resumePrintJob, type ResumeModel } from './print-model.ts';
import type { ResumeData } from './schema.ts';

const RECORDED = {
  Arabic: '2f2a642d69d27fa9',
  Czech: '825f2f8258ca0786',
  Emoji: 'c09d248cafeeeceb',
  Greek: 'be7f2141218cefba',
  Hebrew: '8be6916c521bbbb6',
  Hindi: 'bf305fb0cd729c72',
  Japanese: 'b1da972228f1c2c5',
  Korean: '9834fb55dbd16c58',
  Polish: '87ed273b264241b0',
  'Simplified Chinese': 'd12ddcd965588bd4',
  Thai: 'f6d53133759d7771',
  Ukrainian: '63b807519aaabbd9',
  Vietnamese: '91aa45e7d622bf70',
  empty: '836074a8f566bc7c',
  hostile: 'f245a4f06275e54f',
  long: '56f2f5c7e43746dd',
  'long skill': '0a51576879e82437',
  'long summary': '853470423291055f',
  'long surname': '85ddbbbf5b333929',
  'no contact': 'fd0192829310e9a2',
  'no jobs': '875bf861bfe2d782',
  short: 'f604b70a49ae3561',
  sparse: '09b21f9b75fc97c6',
  'switched off': 'afb6065c65985019',
  'three pages': 'c403c79bd572f2c1',
  'three pages on US Letter': '4d950c48715717cc',
  typical: '659768781da7ea86',
  'typical on US Letter': '8be84e5409173cba',
};
const SHAPED = `0d7ebbc2606b821b b743a63764deb2a2 b2c742b3ed0197df 6b5ae09ea4a1fafa 5577254091fc9000 c2f7af7a4c407ab7
e2450bfcb66ba20f 88ec62f688cb56b8 85f3529ab734e5a4 18ea5909d9014bac 5424e958419fb28e 383ac1e65adab343
ae34404bac224394 55e28b07d2987da2 8d240e97dcfedbe7 1c60b007a57d4a0d 458ecaf2b10819f9 bf9754f0ce6a9c95
78ad513dc50bfa7a 7510eccd96ff0d59 6fd78387ec3cb869 a69f444665e068df 6c53ad1ecd138fcb 2ddcbeecc36ac96e
fda2ea0b6d65b447 92671c6cc0155d97 92c915cfc3ec780d 5d43f74b5679ad5c 08de120689c4955d 37f64eab28d7b844
ed3863ea418c6c3c cf92fd3dd372378b 9e6919f61f5c9685 01e862ae1e851bf2 6d11c1ba5b131ce2 c68f5a049dbc9749
b229b6fb6e7f1d0d bf290e0c139d0c30 7c735ee58821d10a f7e96ba8b77aeb8e`;

/*
 * What people saved before there was a second version of the shape prints, byte for byte, as it did then: what the
 * templates read of a document, and what is attached to its PDF. Digests of what version 1 made of them.
 */
const digest = (data: ResumeData) => {
  const { model } = resumePrintJob({
    templateId: 'modern-1',
    data: firstDrawn(data),
    updatedAt: new Date(0),
  });
  const { title, author, language, header, sections, attachments } = model as ResumeModel; // Of a resume.
  const read = JSON.stringify({ title, author, language, header, sections, attachments });
  return createHash('sha256').update(read).digest('hex').slice(0, 16);
};

it.each(resumeDocuments)('$name gives the same print and the same attachment as ever', ({ name, data }) => {
  expect(digest(data())).toBe(new Map(Object.entries(RECORDED)).get(name));
});

it('resumes of chance shapes give the same print and the same attachment as ever', () => {
  expect(Array.from({ length: 40 }, (_, seed) => digest(shapedResume(seed)))).toEqual(SHAPED.split(/\s/));
});
