import type { Attachment } from '../attachment.ts';
import { resumeDesign } from '../catalog/designs.ts';
import { designFonts } from '../catalog/font-chain.ts';
import type { Header, PrintBase } from '../print-base.ts';
import type { PrintJob, Purpose } from '../render/print-job.ts';
import { cleanLine } from '../text/clean.ts';
import { isBidirectional } from '../text/scripts.ts';
import { markAll } from '../text/delicate.ts';
import { documentLanguagesOf } from '../text/document-language.ts';
import { languageOf } from '../text/languages/languages.ts';
import { linkedAddress, linkedEmail, linkedPhone, type LinkedText } from '../text/links.ts';
import { attachedResume } from './attached-resume.ts';
import type { Density, Link, ResumeData } from './schema.ts';
import { resumeSections, type Section } from './sections.ts';

/** What resume.typ reads. */
export type ResumeModel = PrintBase & { density: Density; sections: Section[]; attachments: Attachment[] };

/** What the engine needs to set a resume: cleaned text, the design's tokens, sheet, language, title and author. */
export function resumePrintJob(
  input: { templateId: string; data: ResumeData; updatedAt: Date },
  purpose: Purpose = 'file',
): PrintJob {
  const { data } = input;
  const language = languageOf(data.settings.language);
  const { firstName, lastName } = data.personalInfo;
  const name = cleanLine(`${firstName} ${lastName}`);
  const header: Header = {
    name: name || language.nameless,
    title: cleanLine(data.personalInfo.title),
    contact: contactItems(data.personalInfo),
  };
  const sections = resumeSections(data, language);
  const sample = { text: JSON.stringify([header, sections]), language: data.settings.language };
  const design = resumeDesign(input.templateId);
  const model: ResumeModel = {
    title: [name, language.documents.resume].filter(Boolean).join(' – '),
    author: name,
    ...documentLanguagesOf(proseOf(data), data.settings.language),
    paper: data.settings.paper,
    density: data.settings.density,
    design,
    fonts: designFonts(design, sample),
    bidirectional: isBidirectional(sample.text, data.settings.language),
    ...markAll({ header, sections }),
    attachments: purpose === 'file' ? [attachedResume(input, language)] : [],
  };
  return { entry: 'resume', model, creationTime: input.updatedAt };
}

/** What tells the language of a resume: names and addresses do not. */
function proseOf(data: ResumeData): string[] {
  return [
    data.personalInfo.title,
    data.summary,
    ...data.employment.flatMap(({ position, description }) => [position, description]),
    ...data.education.flatMap(({ degree, description }) => [degree, description]),
    ...data.skills,
    ...data.sections.flatMap(({ items }) => items.flatMap(({ title, description }) => [title, description])),
  ];
}

function contactItems(person: ResumeData['personalInfo']): LinkedText[] {
  const location = cleanLine(person.location);
  const items = [
    linkedEmail(person.email),
    linkedPhone(person.phone),
    location ? { text: location } : undefined,
    ...person.links.map(labelledLink),
  ];
  return items.filter((item) => item !== undefined);
}

/** A link shows its address, and its label where the address does not say as much. */
function labelledLink(link: Link): LinkedText | undefined {
  const label = cleanLine(link.label);
  const address = linkedAddress(link.url);
  if (!address) return label ? { text: label } : undefined;
  const said = address.text.toLowerCase().includes(label.toLowerCase());
  return said ? address : { ...address, text: `${label}: ${address.text}` };
}
