import type { LetterData } from '#documents/letter/schema.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';

type Field = [field: string, kind: ExampleValueKind, value: string];

/** What a letter that began as an example would still say of somebody else, and to somebody else. */
export function exampleValuesInLetter({ personalInfo, recipient, content }: LetterData) {
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
  const texts = (['opening', 'body', 'closing'] as const).flatMap((part) =>
    exampleNamesIn(content[part]).map((value) => ({ field: `content.${part}`, value })),
  );
  return [
    ...fields
      .filter(([, kind, value]) => isExampleValue(kind, value))
      .map(([field, , value]) => ({ field, value: value.trim() })),
    ...texts,
  ];
}
