import { IconButton } from '#ui/buttons/button.tsx';
import { AdviceLines } from '#editor/advice/field-advice.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { OWN_UNDO } from '#editor/history/use-shortcuts.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';

import { PlusIcon } from '#ui/display/icons.tsx';

import { fieldId } from '#editor/fields/use-field-focus.ts';
import { Field } from '#ui/fields/field.tsx';

import { addSkill, pastedSkills, typedSkills, withTypedSkill } from '../editing/typed-skills.ts';
import { SkillList } from './skill-list.tsx';

export function SkillsPanel() {
  const session = useEditorSession();
  const error = useSession(
    session,
    ({ fieldErrors }) => fieldErrors.find(({ field }) => field.startsWith('data.skills'))?.message,
  );
  const { change } = useDocumentList<string>('skills');
  const [typed, setTyped] = useState('');

  // The skill that is being typed is in the document from its first letter: it is saved, kept and printed as it stands.
  const [live, setLive] = useState('');

  const type = (text: string, isComposing: boolean) => {
    // An input method may use the very signs that part skills.
    const { ended, typing } = isComposing ? { ended: [], typing: text } : typedSkills(text);
    let begunNow = '';
    change((list) => {
      const begun = withTypedSkill(list, live, ended[0] ?? typing);
      const next =
        ended.length === 0 ? begun : withTypedSkill(ended.reduce(addSkill, begun.skills), '', typing);
      begunNow = next.live;
      return next.skills;
    });
    setLive(begunNow);
    setTyped(typing);
  };
  const take = () => {
    change((list) => addSkill(list, typed));
    setLive('');
    setTyped('');
  };
  const add = () => {
    take();
    document.getElementById(fieldId('skills'))?.focus();
  };
  // A page that is hidden may never come back: what stands in the field is a skill then, too.
  const takeWhenHidden = useEffectEvent(() => document.visibilityState === 'hidden' && take());
  useEffect(() => {
    const onHidden = () => takeWhenHidden();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // What is saved or downloaded by key is all that is on the screen.
    if ((event.ctrlKey || event.metaKey) && /^[sp]$/i.test(event.key)) take();
    // Enter also ends a word in an input method; then it adds nothing yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent) => {
    const skills = pastedSkills(event.clipboardData.getData('text/plain'));
    // One alone is pasted into what is being typed.
    if (skills.length < 2) return;
    event.preventDefault();
    change((list) => skills.reduce(addSkill, list));
  };
  return (
    <IncludedSection
      title={RESUME.skills.label}
      flag="includeSkills"
      toggleLabel={RESUME.includeSkills.label}
    >
      <div className="flex items-start gap-2">
        <Field
          label="Add a skill"
          id={fieldId('skills')}
          error={error}
          hint="Press Enter or write a comma after each one, or paste a whole list."
          className="grow"
        >
          <TextInput
            {...OWN_UNDO}
            value={typed}
            placeholder="Project management"
            enterKeyHint="done"
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              type(
                event.target.value,
                event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing,
              )
            }
            onKeyDown={onKeyDown}
            // Another window only takes the focus for a while.
            onBlur={({ currentTarget }) => document.activeElement !== currentTarget && take()}
            onPaste={onPaste}
          />
        </Field>
        <IconButton label="Add skill" onClick={add} className="mt-7 border border-edge">
          <PlusIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at="skills" where="field" />
        <BaseMark at="skillGroups" where="list" />
      </div>
      <AdviceLines path="skills" />
      <SkillList typing={live} />
    </IncludedSection>
  );
}
