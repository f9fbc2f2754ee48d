import { useState } from 'react';
import { SHORT_TEXT_MAX } from '#documents/limits.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { useFieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { skillSlots, withoutSlot, withSlotNamed } from '../../editing/skill-groups.ts';

/**
 * One skill of the list, changed where it stands. While it is empty, or as another one, the document keeps what it was
 * a letter ago; one that is left empty is taken out.
 */
export function SkillField({ path, className }: { path: string; className?: string }) {
  const session = useEditorSession();
  const fieldId = useFieldId();
  const { entries: skills } = useDocumentList<string>('skills');
  const [typed, setTyped] = useState<string | null>(null);
  // Skills have no ids: whatever comes and goes elsewhere, this one is known by what it says.
  const [skill, setSkill] = useState(skills[Number(path.split('.')[1])] ?? '');
  const shown = typed ?? skill;
  const isThere = shown.trim() !== skill && skills.includes(shown.trim());

  const edit = (change: (data: ResumeData, slot: number) => ResumeData) =>
    session.edit((content) => {
      const data = content.data as ResumeData; // This editor's kind.
      const slot = skillSlots(data).findIndex((each) => each.skill === skill);
      return { ...content, data: slot < 0 ? data : change(data, slot) };
    });
  const type = (text: string) => {
    setTyped(text);
    const next = text.trim();
    if (next === '' || next === skill || skills.includes(next)) return;
    edit((data, slot) => withSlotNamed(data, slot, next));
    setSkill(next);
  };
  const leave = () => {
    if (typed !== null && typed.trim() === '') edit(withoutSlot);
    setTyped(null);
  };
  return (
    <Field
      label="Skill"
      id={fieldId(path)}
      error={tooLong(shown, SHORT_TEXT_MAX)}
      hint={isThere ? 'This skill is in the list already.' : 'Left empty, it is taken out of the list.'}
      mark={<BaseMark at="skills" where="field" />}
      {...(className && { className })}
    >
      <TextInput value={shown} onChange={(event) => type(event.target.value)} onBlur={leave} />
    </Field>
  );
}
