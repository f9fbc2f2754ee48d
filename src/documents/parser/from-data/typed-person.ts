import type { ResumeData } from '#documents/resume/schema.ts';
import type { ParsedFact } from '../parsed-resume.ts';
import { textIn } from './typed-texts.ts';

/** What the head says of a person besides how to reach them. */
export function factsIn({ pronouns, workPermit, facts }: ResumeData['personalInfo']): ParsedFact[] {
  const said = textIn('personalInfo.pronouns', pronouns);
  const permit = textIn('personalInfo.workPermit', workPermit);
  return [
    ...(said ? [{ kind: 'pronouns', value: said } as const] : []),
    ...(permit ? [{ kind: 'work permit', value: permit } as const] : []),
    ...facts.flatMap((fact, index): ParsedFact[] => {
      const path = `personalInfo.facts.${index}`;
      const label = textIn(`${path}.label`, fact.label);
      const value = textIn(`${path}.value`, fact.value);
      if (label && value) return [{ kind: 'other', label, value }];
      const alone = value ?? label;
      return alone ? [{ kind: 'other', value: alone }] : [];
    }),
  ];
}
