import { filledFields } from '#documents/filled-fields.ts';
import { fillPlaceholders } from '#documents/letter/placeholders.ts';
import { CONTENT_PARTS, LETTER } from '#documents/letter/fields.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';
import { ALMOST_EMPTY, isAlmostEmpty } from '#documents/slips/almost-empty.ts';
import { openWords } from '#documents/slips/open-words.ts';
import { unbulletedLines } from '#documents/slips/unbulleted-lines.ts';
import { firstOfEach, wholeOf } from '#documents/text/brackets.ts';
import { emailFault } from '#documents/text/email-address.ts';
import type { DownloadWarning } from '#editor/builder/download-warning.ts';
import { fieldName } from './field-names.ts';

/** Placeholders that are filled in from a field of their own. */
const FROM_RECIPIENT: Record<string, string> = {
  '[Position]': 'recipient.position',
  '[Company]': 'recipient.company',
};

/**
 * What a letter would better not be sent with: an email address that no mail reaches, what comes from an example, words
 * that were to be replaced, and lines without a bullet among bullets; each with the place where it stands.
 */
export function letterWarnings(letter: LetterData): DownloadWarning[] {
  const { email } = letter.personalInfo;
  const fault = email.trim() === '' ? undefined : emailFault(email);
  const why = fault?.kind === 'slip' ? `looks like a slip for ${fault.meant}` : 'is no email address';
  return [
    ...(isAlmostEmpty({ content: LETTER.content }, letter)
      ? [{ field: 'content.body', label: ALMOST_EMPTY }]
      : []),
    ...(letter.personalInfo.fullName.trim() === '' ? [empty('personalInfo.fullName')] : []),
    ...(fault ? [row('personalInfo.email', `“${email.trim()}” ${why}: `, wholeOf(email))] : []),
    ...exampleValuesInLetter(letter),
    ...openWordsInLetter(letter),
    ...CONTENT_PARTS.flatMap((part) =>
      unbulletedLines(letter.content[part]).map(({ words, ...place }) =>
        row(`content.${part}`, `“${words}” has no bullet among bullets: `, place),
      ),
    ),
  ];
}

function row(field: string, what: string, words?: DownloadWarning['words']): DownloadWarning {
  return { field, label: what + nameOf(field), ...(words && { words }) };
}

function empty(field: string): DownloadWarning {
  return { field, label: `${nameOf(field)} is empty` };
}

function nameOf(field: string): string {
  return fieldName(field) ?? field;
}

/** Words that are still to be replaced, once each; those that a field of its own fills in lead to that field. */
function openWordsInLetter(letter: LetterData): DownloadWarning[] {
  const { recipient, settings } = letter;
  const found = filledFields(LETTER, letter)
    .filter(({ path }) => !path.startsWith('settings.'))
    .flatMap(({ path, value, field }) =>
      openWords(typeof value === 'string' ? value : '', settings.marks && field.kind === 'text').map(
        (place) => ({
          ...place,
          path,
        }),
      ),
    )
    .filter(({ words }) => fillPlaceholders(words, recipient) === words);
  return firstOfEach(found).map(({ path, words, caret, until }) => {
    const ownField = path.startsWith('content.') ? FROM_RECIPIENT[words] : undefined;
    return ownField
      ? { ...empty(ownField), label: `“${words}” stays in the letter: ${nameOf(ownField)} is empty` }
      : row(path, `“${words}” is still to be replaced: `, { caret, until });
  });
}

type Field = [field: string, kind: ExampleValueKind, value: string];

/** What a letter that began as an example would still say of somebody else, and to somebody else. */
function exampleValuesInLetter(letter: LetterData): DownloadWarning[] {
  const { personalInfo, recipient, content } = letter;
  const fields: Field[] = [
    ['personalInfo.fullName', 'people', personalInfo.fullName],
    ['personalInfo.email', 'emails', personalInfo.email],
    ['personalInfo.phone', 'phones', personalInfo.phone],
    ['personalInfo.address', 'streets', personalInfo.address],
    ['recipient.hiringManagerName', 'recipients', recipient.hiringManagerName],
    ['recipient.company', 'organizations', recipient.company],
    ['recipient.companyAddress', 'streets', recipient.companyAddress],
    ['content.opening', 'greetings', content.opening],
  ];
  const texts = CONTENT_PARTS.flatMap((part) =>
    exampleNamesIn(letter.content[part]).map(({ words, ...place }) =>
      row(`content.${part}`, `“${words}” comes from the example: `, place),
    ),
  );
  return [
    ...fields
      .filter(([, kind, value]) => isExampleValue(kind, value))
      .map(([field, , value]) => row(field, `“${value.trim()}” comes from the example: `, wholeOf(value))),
    ...texts,
  ];
}
