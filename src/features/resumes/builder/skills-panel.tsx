import type { ChangeEvent } from 'react';
import { RESUME } from '#documents/resume/fields.ts';
import { AdviceLines } from '#editor/advice/field-advice.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { OWN_UNDO } from '#editor/history/use-shortcuts.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { IconButton } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { SkillList } from './skill-list.tsx';
import { useTypedSkill } from './use-typed-skill.ts';

export function SkillsPanel() {
  const skill = useTypedSkill();
  return (
    <IncludedSection
      title={RESUME.skills.label}
      flag="includeSkills"
      toggleLabel={RESUME.includeSkills.label}
    >
      <AddSkill skill={skill} />
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at="skills" where="field" />
        <BaseMark at="skillGroups" where="list" />
      </div>
      <AdviceLines path="skills" />
      <SkillList typing={skill.live} />
    </IncludedSection>
  );
}

/** The field in which skills are typed or pasted, and its button. */
function AddSkill({ skill }: { skill: ReturnType<typeof useTypedSkill> }) {
  const error = useSession(
    useEditorSession(),
    ({ fieldErrors }) => fieldErrors.find(({ field }) => field.startsWith('data.skills'))?.message,
  );
  return (
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
          value={skill.typed}
          placeholder="Project management"
          enterKeyHint="done"
          onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
            skill.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onKeyDown={skill.onKeyDown}
          // Another window only takes the focus for a while.
          onBlur={({ currentTarget }) => document.activeElement !== currentTarget && skill.take()}
          onPaste={skill.onPaste}
        />
      </Field>
      <IconButton label="Add skill" onClick={skill.add} className="mt-7 border border-edge">
        <PlusIcon />
      </IconButton>
    </div>
  );
}
