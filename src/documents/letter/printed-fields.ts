import type { PrintedField } from '../render/places/printed-field.ts';
import { cleanLine } from '../text/clean.ts';
import { descriptionBlocks } from '../text/description.ts';
import { languageOf } from '../text/languages/languages.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { LetterData } from './schema.ts';

/** What a letter prints, field by field, in the order of printing; the date is nobody's field. */
export function letterFields({ personalInfo, recipient, content, settings }: LetterData): PrintedField[] {
  const { letterFallbacks, nameless } = languageOf(settings.language);
  const name = cleanLine(personalInfo.fullName) || nameless;
  const described = (name: 'body' | 'closing') =>
    descriptionBlocks(fillPlaceholders(content[name], recipient))
      .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
      .map((text) => ({ path: `content.${name}`, text }));
  const fields = [
    { path: 'personalInfo.fullName', text: name },
    ...person(personalInfo),
    {
      path: 'recipient.hiringManagerName',
      text: cleanLine(recipient.hiringManagerName) || letterFallbacks.hiringManager,
    },
    { path: 'recipient.company', text: cleanLine(recipient.company) || letterFallbacks.company },
    { path: 'recipient.companyAddress', text: cleanLine(recipient.companyAddress) },
    ...town('recipient', recipient),
    { path: 'content.opening', text: cleanLine(fillPlaceholders(content.opening, recipient)) },
    ...described('body'),
    ...described('closing'),
    { path: 'content.signature', text: cleanLine(fillPlaceholders(content.signature, recipient)) },
    { path: 'personalInfo.fullName', text: name },
  ];
  return fields.filter(({ text }) => text !== '');
}

function person(info: LetterData['personalInfo']): PrintedField[] {
  const names = ['email', 'phone', 'address'] as const;
  return [
    ...names.map((name) => ({ path: `personalInfo.${name}`, text: cleanLine(info[name]) })),
    ...town('personalInfo', info),
  ];
}

function town(path: string, place: { city: string; state: string; zipCode: string }): PrintedField[] {
  const names = ['city', 'state', 'zipCode'] as const;
  return names.map((name) => ({ path: `${path}.${name}`, text: cleanLine(place[name]) }));
}
