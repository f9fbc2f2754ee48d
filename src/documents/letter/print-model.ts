import { letterDesign } from '../catalog/designs.ts';
import { designFonts, fontChain } from '../catalog/font-chain.ts';
import { letterTypeface } from '../catalog/fonts.ts';
import { designInColors, pageLookOf, type PageLook } from '../look/with-look.ts';
import type { Header, PrintBase } from '../print-base.ts';
import type { PrintJob } from '../render/print-job.ts';
import { cleanLine } from '../text/clean.ts';
import { documentLanguagesOf } from '../text/document-language.ts';
import { languageOf } from '../text/languages/languages.ts';
import { linkedEmail, linkedPhone, type LinkedText } from '../text/links.ts';
import { formatDay } from '../text/dates.ts';
import { markNoBreakInAll } from '../text/no-break.ts';
import { isBidirectional } from '../text/scripts.ts';
import { writtenBlocks, type WrittenBlock } from '../text/written.ts';
import { filledText, fillPlaceholders } from './placeholders.ts';
import type { LetterData } from './schema.ts';

/** What letter.typ reads. */
export type LetterModel = PrintBase & {
  /** Families to try for the letter's own text; the letterhead keeps the design's. */
  textFonts: string[];
  date: string;
  /** Lines of the address field. */
  recipient: string[];
  opening: string;
  body: WrittenBlock[];
  closing: WrittenBlock[];
  signature: string;
  /** Type size in points, margins in inches, line pitch as a multiple of the type size. */
  settings: { fontSize: number; margins: number; spacing: number };
  look?: PageLook;
};

/** A letter to be printed. `date` is the person's own day, `YYYY-MM-DD`. */
type LetterToPrint = { templateId: string; data: LetterData; date: string };

/** What the engine needs to set a letter. */
export function letterPrintJob(input: LetterToPrint & { updatedAt: Date }): PrintJob {
  const content = letterContent(input);
  const { header, date, recipient, opening, body, closing, signature } = content;
  const texts = { header, date, recipient, opening, body, closing, signature };
  const model: LetterModel = { ...content, ...markNoBreakInAll(texts) };
  return { entry: 'letter', model, creationTime: input.updatedAt };
}

/** What is printed of a letter, its text cleaned, and how, before what only the engine needs is put in its words. */
export function letterContent(input: LetterToPrint): LetterModel {
  const { personalInfo, recipient, content, settings } = input.data;
  const language = languageOf(settings.language);
  const name = cleanLine(personalInfo.fullName);
  const filled = (text: string) => fillPlaceholders(text, recipient);
  const longText = (typed: string) => writtenBlocks(filledText(typed, input.data), settings.marks);
  const header: Header = { name: name || language.nameless, title: '', contact: contactItems(personalInfo) };
  const text = {
    date: formatDay(input.date, language),
    recipient: recipientLines(recipient, language.letterFallbacks),
    opening: cleanLine(filled(content.opening)),
    body: longText(content.body),
    closing: longText(content.closing),
    signature: cleanLine(filled(content.signature)),
  };
  const sample = { text: JSON.stringify([header, text]), language: settings.language };
  const design = designInColors(letterDesign(input.templateId, settings.drawing), settings);
  const look = pageLookOf(settings);
  return {
    title: [name, language.documents.letter].filter(Boolean).join(' – '),
    author: name,
    ...documentLanguagesOf([content.opening, content.body, content.closing], settings.language),
    paper: settings.paper,
    design,
    ...(look && { look }),
    fonts: designFonts(design, sample),
    bidirectional: isBidirectional(sample.text, settings.language),
    textFonts: fontChain(letterTypeface(settings.fontFamily), sample),
    header,
    ...text,
    settings: { fontSize: settings.fontSize, margins: settings.margins, spacing: settings.spacing },
  };
}

function contactItems(person: LetterData['personalInfo']): LinkedText[] {
  const places = [cleanLine(person.address), townLine(person)].filter(Boolean).map((text) => ({ text }));
  const items = [linkedEmail(person.email), linkedPhone(person.phone), ...places];
  return items.filter((item) => item !== undefined);
}

function recipientLines(
  recipient: LetterData['recipient'],
  fallbacks: { hiringManager: string; company: string },
): string[] {
  return [
    cleanLine(recipient.hiringManagerName) || fallbacks.hiringManager,
    cleanLine(recipient.company) || fallbacks.company,
    cleanLine(recipient.companyAddress),
    townLine(recipient),
  ].filter(Boolean);
}

/** "Springfield, IL 62704", with whatever of it there is. */
function townLine(place: { city: string; state: string; zipCode: string }): string {
  const stateAndCode = [cleanLine(place.state), cleanLine(place.zipCode)].filter(Boolean).join(' ');
  return [cleanLine(place.city), stateAndCode].filter(Boolean).join(', ');
}
