import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import type { SkillGroup } from '#documents/resume/schema.ts';
import { skillParts, skillWithLevel } from '../editing/skill-groups.ts';

type SkillToolsProps = {
  skill: string;
  /** Its place among those it stands with, and how many these are. */
  place: { index: number; count: number };
  group: number;
  groups: readonly SkillGroup[];
  onShift: (by: -1 | 1) => void;
  onGroup: (group: number) => void;
  onRename: (skill: string) => void;
};

/** What can be done with the skill that was pressed: its place, its group and its level. */
export function SkillTools(props: SkillToolsProps) {
  const { skill, place, group, groups, onShift, onGroup, onRename } = props;
  const { index, count } = place;
  return (
    <div
      role="group"
      aria-label={`Place of ${skill}`}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-lg border border-line bg-sheet p-3"
    >
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        aria-disabled={index === 0 || undefined}
        onClick={() => index > 0 && onShift(-1)}
      >
        <ArrowLeftIcon />
        Move earlier
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => index < count - 1 && onShift(1)}
      >
        Move later
        <ArrowRightIcon />
      </Button>
      <Level key={skill} skill={skill} onRename={onRename} />
      {groups.length > 0 && (
        <Field id="skill-group" label="Group" className="grow basis-40">
          <Select
            value={group}
            onChange={(event) => {
              onGroup(Number(event.target.value));
              focusSkillTool('skill-group');
            }}
          >
            {groups.map(({ id, name }, at) => (
              <option key={id} value={at}>
                {groupName(name, at)}
              </option>
            ))}
            <option value={-1}>No group</option>
          </Select>
        </Field>
      )}
    </div>
  );
}

/** The tools stand elsewhere once the skill does, or is another; what was used of them keeps the focus. */
function focusSkillTool(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus());
}

/** What a group is called. */
export function groupName(name: string, index: number): string {
  return name.trim() || `Group ${index + 1}`;
}

/** How well it is known; it is part of the skill once the field is left. */
function Level({ skill, onRename }: Pick<SkillToolsProps, 'skill' | 'onRename'>) {
  const { name, level } = skillParts(skill);
  const [typed, setTyped] = useState(level);
  const take = () => {
    const renamed = skillWithLevel(name, typed);
    if (renamed !== skill) onRename(renamed);
  };
  return (
    <Field id="skill-level" label="Level, in words" className="grow basis-40">
      <TextInput
        value={typed}
        placeholder="fluent"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
          focusSkillTool('skill-level');
        }}
      />
    </Field>
  );
}
