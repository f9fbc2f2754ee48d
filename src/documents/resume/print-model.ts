import { inOneColumn, resumeDesign } from '../catalog/designs.ts';
import { designFonts } from '../catalog/font-chain.ts';
import type { Field } from '../fields.ts';
import { filledFields } from '../filled-fields.ts';
import type { PhotoModel } from '../photo/printed-photo.ts';
import { designWithLook, pageLookOf, type PageLook } from '../look/with-look.ts';
import type { Attachment, Header, PrintBase } from '../print-base.ts';
import type { PrintedDocument } from '../document-kind.ts';
import type { PrintJob, Purpose } from '../render/print-job.ts';
import { cleanLine } from '../text/clean.ts';
import { documentLanguagesOf } from '../text/document-language.ts';
import { languageOf } from '../text/languages/languages.ts';
import { linkedAddress, linkedEmail, linkedPhone, type LinkedText } from '../text/links.ts';
import { markNoBreakInAll } from '../text/no-break.ts';
import { isBidirectional } from '../text/scripts.ts';
import { attachedResume } from './attached-resume.ts';
import { RESUME } from './fields.ts';
import { PERSON } from './person-fields.ts';
import { resumePhoto } from './photo.ts';
import type { Density, Link, ResumeData } from './schema.ts';
import { resumeSections, type Section } from './sections.ts';

/** What resume.typ reads. */
export type ResumeModel = PrintBase & {
  density: Density;
  look?: PageLook;
  /** Where the design has a place for one, and its picture is at hand. */
  photo?: PhotoModel;
  sections: Section[];
  /** What stands over how to reach the person, in a side column. */
  contactHeading?: string;
  attachments: Attachment[];
};

/** A resume as it is printed, before what only the engine needs is put in its words. */
export type ResumeContent = Omit<ResumeModel, 'attachments' | 'photo'>;

type ResumeToPrint = Pick<PrintedDocument<ResumeData>, 'templateId' | 'data' | 'layout' | 'photo'>;

/** What the engine needs to set a resume: cleaned text, the design's tokens, sheet, language, title and author. */
export function resumePrintJob(
  input: ResumeToPrint & { updatedAt: Date },
  purpose: Purpose = 'file',
): PrintJob {
  const content = resumeContent(input);
  const { header, sections } = content;
  const language = languageOf(input.data.settings.language);
  const photo = resumePhoto(input);
  const model: ResumeModel = {
    ...content,
    ...(photo && { photo: photo.model }),
    ...markNoBreakInAll({ header, sections }),
    attachments: purpose === 'file' ? [attachedResume(input, language)] : [],
  };
  return {
    entry: 'resume',
    model,
    ...(photo && { files: [photo.file] }),
    creationTime: input.updatedAt,
  };
}

/** What is printed of a resume, its text cleaned, and how. */
export function resumeContent(input: ResumeToPrint): ResumeContent {
  const { data } = input;
  const language = languageOf(data.settings.language);
  const { firstName, lastName } = data.personalInfo;
  const name = cleanLine(`${firstName} ${lastName}`);
  const header: Header = {
    name: spokenName(data.personalInfo) || language.nameless,
    title: cleanLine(data.personalInfo.title),
    contact: contactItems(data.personalInfo),
  };
  const drawn = resumeDesign(input.templateId, data.settings.drawing);
  const design = designWithLook(input.layout === 'single' ? inOneColumn(drawn) : drawn, data.settings);
  const sections = resumeSections(data, language, design);
  const sample = { text: JSON.stringify([header, sections]), language: data.settings.language };
  const look = pageLookOf(data.settings);
  return {
    title: [name, language.documents.resume].filter(Boolean).join(' – '),
    author: name,
    ...documentLanguagesOf(proseOf(data), data.settings.language),
    paper: data.settings.paper,
    density: data.settings.density,
    ...(look && { look }),
    design,
    fonts: designFonts(design, sample),
    bidirectional: isBidirectional(sample.text, data.settings.language),
    header,
    sections,
    ...(design.side && { contactHeading: language.contact }),
  };
}

/** What tells the language of a resume: names and addresses do not. */
function proseOf(data: ResumeData): string[] {
  return filledFields(RESUME, data).flatMap(({ field: { print }, value }) =>
    (print === 'title' || print === 'text' || print === 'skill') && typeof value === 'string' ? [value] : [],
  );
}

/** The name over the resume, with the preferred one in brackets: "Robert (Bob) Smith". */
function spokenName({ firstName, lastName, preferredName }: ResumeData['personalInfo']): string {
  const [first, preferred] = [cleanLine(firstName), cleanLine(preferredName)];
  const isOther = preferred !== '' && preferred !== first;
  return cleanLine(`${first && isOther ? `${first} (${preferred})` : first || preferred} ${lastName}`);
}

/** How to reach the person, in the order of the fields, and what else stands in the head of the page. */
function contactItems(person: ResumeData['personalInfo']): LinkedText[] {
  const details = filledFields(PERSON, person).map(({ field: { contact }, value }) =>
    contactItem(contact, value),
  );
  const { pronouns, workPermit } = person;
  const said = [pronouns, workPermit].map(cleanLine);
  const labelled = person.facts.map(({ label, value }) =>
    [label, value].map(cleanLine).filter(Boolean).join(': '),
  );
  const facts = [...said, ...labelled].filter(Boolean).map((text) => ({ text }));
  return [...details, ...person.links.map(labelledLink), ...facts].filter((item) => item !== undefined);
}

/** A detail of contact as it is set; links stand with their labels. */
function contactItem(contact: Field['contact'], value: unknown): LinkedText | undefined {
  if (typeof value !== 'string') return undefined;
  if (contact === 'email') return linkedEmail(value);
  if (contact === 'phone') return linkedPhone(value);
  const text = contact === 'place' ? cleanLine(value) : '';
  return text ? { text } : undefined;
}

/** A link shows its address, and its label where the address does not say as much. */
function labelledLink(link: Link): LinkedText | undefined {
  const label = cleanLine(link.label);
  const address = linkedAddress(link.url);
  if (!address) return label ? { text: label } : undefined;
  const said = address.text.toLowerCase().includes(label.toLowerCase());
  return said ? address : { ...address, text: `${label}: ${address.text}` };
}
