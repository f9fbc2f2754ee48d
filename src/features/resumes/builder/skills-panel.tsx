import { useState, type KeyboardEvent } from 'react';
import { useSession } from '#platform/document-store/builder/use-session.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CloseIcon, PlusIcon } from '#ui/display/icons.tsx';
import { IncludedSection } from '#platform/document-store/builder/included-section.tsx';
import { useRemoval } from '#ui/editor/undo.ts';
import { UndoLine } from '#ui/editor/undo-line.tsx';
import { fieldId } from '#ui/editor/use-field-focus.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { addSkill } from '../editing/skills.ts';
import { editData, type ResumeSession } from './resume-session.ts';

export function SkillsPanel({ session }: { session: ResumeSession }) {
  const skills = useSession(session, ({ content }) => content.data.skills);
  const error = useSession(session, ({ fieldError }) =>
    fieldError?.field.startsWith('data.skills') ? fieldError.message : undefined,
  );
  const { removal, offer, forget, hold } = useRemoval();
  const [typed, setTyped] = useState('');
  const change = (edit: (skills: readonly string[]) => readonly string[]) =>
    editData(session, (data) => ({ ...data, skills: [...edit(data.skills)] }));

  const add = () => {
    change((list) => addSkill(list, typed));
    setTyped('');
    document.getElementById(fieldId('skills'))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word in an input method; then it adds nothing yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (index: number, skill: string) => {
    change((list) => list.toSpliced(index, 1));
    const restore = () => {
      change((list) => (list.includes(skill) ? list : list.toSpliced(index, 0, skill)));
      forget();
      document.getElementById(fieldId('skills'))?.focus();
    };
    offer({ name: skill, index, restore });
  };
  return (
    <IncludedSection title="Skills" flag="includeSkills" toggleLabel="Include skills">
      <div className="flex items-end gap-2">
        <Field
          label="Add a skill"
          id={fieldId('skills')}
          error={error}
          hint="Press Enter after each one."
          className="grow"
        >
          <TextInput
            value={typed}
            placeholder="Project management"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <IconButton label="Add skill" onClick={add} className="mb-6.5 border border-edge">
          <PlusIcon />
        </IconButton>
      </div>
      {skills.length > 0 && (
        <ul aria-label="Your skills" className="flex flex-wrap gap-2">
          {skills.map((skill, index) => (
            <li
              key={`${index} ${skill}`}
              className="inline-flex max-w-full items-center rounded-lg border border-line bg-sheet pl-3 text-sm"
            >
              <span className="min-w-0 py-1.5 wrap-anywhere">{skill}</span>
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => remove(index, skill)}
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-accent-wash disabled:opacity-55"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {removal && <UndoLine removal={removal} onHold={hold} />}
    </IncludedSection>
  );
}
