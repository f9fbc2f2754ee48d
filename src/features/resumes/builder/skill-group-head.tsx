import type { ReactNode } from 'react';
import type { SkillGroup } from '#documents/resume/schema.ts';
import { placed } from '#editor/fields/sorting.tsx';
import { Shift } from '#editor/fields/entry-card.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { IconButton } from '#ui/buttons/button.tsx';
import { TrashIcon } from '#ui/display/icons.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { groupName } from './skill-tools.tsx';

type SkillGroupHeadProps = { index: number; onTold: (told: string) => void; children: ReactNode };

/** A group of skills: its name, its place among the groups, and what stands in it. */
export function SkillGroupHead({ index, onTold, children }: SkillGroupHeadProps) {
  const { entries: groups, move, remove } = useDocumentList<SkillGroup>('skillGroups');
  const path = `skillGroups.${index}`;
  const name = groupName(groups[index]?.name ?? '', index);
  return (
    <section
      id={fieldId(path)}
      tabIndex={-1}
      aria-label={name}
      className="space-y-3 rounded-lg border border-line bg-sheet p-3"
    >
      <div className="flex flex-wrap items-end gap-x-1">
        <ResumeField path={`${path}.name`} className="grow basis-40" />
        <div className="-mr-1 ml-auto flex">
          {groups.length > 1 &&
            ([-1, 1] as const).map((by) => (
              <Shift
                key={by}
                name={name}
                by={by}
                possible={index + by in groups}
                onShift={() => {
                  move(index, index + by);
                  onTold(placed(name, index + by, groups));
                }}
              />
            ))}
          <IconButton
            label={`Remove the group ${name}, not its skills`}
            onClick={() => {
              remove(index);
              onTold(`The group ${name} is gone; its skills stay.`);
              document.getElementById(fieldId('skills'))?.focus();
            }}
          >
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at={path} where="entry" />
        <BaseMark at={`${path}.skills`} where="field" />
      </div>
      {children}
    </section>
  );
}
