import { letterContent } from '../letter/print-model.ts';
import type { LetterData } from '../letter/schema.ts';
import { headParts, textParts, type Outline, type OutlinePart } from './outline.ts';

/** A letter as a row of parts. */
export function letterOutline(input: {
  templateId: string;
  data: LetterData;
  date: string;
  updatedAt: Date;
}): Outline {
  const { header, date, recipient, opening, body, closing, signature, textFonts, settings, ...about } =
    letterContent(input);
  const line = (role: 'opening' | 'signature', text: string): OutlinePart[] => (text ? [{ role, text }] : []);
  return {
    ...about,
    density: 'normal',
    letter: { fonts: textFonts, ...settings },
    updatedAt: input.updatedAt,
    parts: [
      ...headParts(header),
      { role: 'date', text: date },
      { role: 'recipient', lines: recipient },
      ...line('opening', opening),
      ...textParts(body, 'body'),
      ...textParts(closing, 'closing'),
      ...line('signature', signature),
      { role: 'signed', text: header.name },
    ],
  };
}
