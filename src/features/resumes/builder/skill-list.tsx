import { useState } from 'react';
import { SKILL_GROUPS_MAX } from '#documents/limits.ts';
import type { ResumeData, SkillGroup } from '#documents/resume/schema.ts';
import { useRemoval, UndoLine } from '#editor/history/removal.tsx';
import { placed, SortableList } from '#editor/fields/sorting.tsx';
import { fieldId, useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import {
  skillSlots,
  withoutSlot,
  withSlotIn,
  withSlotMoved,
  withSlotNamed,
  type SkillSlot,
} from '../editing/skill-groups.ts';
import { GroupEnd, SkillChip } from './skill-chip.tsx';
import { SkillGroupHead } from './skill-group-head.tsx';
import { groupName, SkillTools } from './skill-tools.tsx';

/** What the list shows, and what can be done with it. */
function useSkillEditing() {
  const session = useEditorSession();
  const { entries: skills } = useDocumentList<string>('skills');
  const { entries: groups, add } = useDocumentList<SkillGroup>('skillGroups');
  const { removal, offer, hold } = useRemoval(useSession(session, ({ history }) => history));
  const [chosen, setChosen] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const focusField = useFieldFocus();
  const slots = skillSlots({ skills: [...skills], skillGroups: [...groups] });
  const ids = idsOf(slots);
  const index = chosen === null ? -1 : ids.indexOf(chosen);
  const slot = slots[index];
  const edit = (change: (data: ResumeData) => ResumeData) =>
    session.edit((content) => ({ ...content, data: change(content.data as ResumeData) })); // This editor's kind.
  /** Changes the chosen skill, which stays the chosen one. */
  const editChosen = (change: (data: ResumeData) => ResumeData, skill = slot?.skill) => {
    edit(change);
    const after = skillSlots(session.state().content.data as ResumeData);
    setChosen(idsOf(after)[after.findIndex((each) => each.skill === skill)] ?? null);
  };
  const nameOf = (at: number) =>
    slots[at]?.skill ?? `End of ${groupName(groups[slots[at]?.group ?? -1]?.name ?? 'the list', at)}`;

  const takeOut = (at: number, name: string) => {
    edit((data) => withoutSlot(data, at));
    const restore = () => {
      session.undo();
      document.getElementById(fieldId('skills'))?.focus();
    };
    offer({ name, index: at, since: session.state().history, restore });
  };
  const beside = slots.flatMap((each, at) =>
    each.skill !== undefined && each.group === slot?.group ? [at] : [],
  );
  const shift = (by: -1 | 1) => {
    const next = beside[beside.indexOf(index) + by];
    if (next === undefined) return;
    edit((data) => withSlotMoved(data, index, next));
    setTold(placed(slot?.skill ?? '', beside.indexOf(index) + by, beside));
  };
  const putIn = (group: number) => {
    editChosen((data) => withSlotIn(data, index, group));
    const where = group < 0 ? 'in no group' : `in ${groupName(groups[group]?.name ?? '', group)}`;
    setTold(`${slot?.skill ?? ''} is ${where}.`);
  };
  const begin = () => {
    add({ id: newEntryId(), name: '', skills: [] });
    focusField(`skillGroups.${groups.length}.name`);
  };
  return {
    ...{ skills, groups, slots, ids, index, slot, beside, nameOf, told, setTold, removal, hold },
    ...{ takeOut, shift, putIn, begin },
    choose: (at: number) => setChosen(at === index ? null : (ids[at] ?? null)),
    show: (at: number) => setChosen(ids[at] ?? null),
    move: (from: number, to: number) => edit((data) => withSlotMoved(data, from, to)),
    rename: (skill: string) => editChosen((data) => withSlotNamed(data, index, skill), skill),
  };
}

type SkillEditing = ReturnType<typeof useSkillEditing>;

type SkillListProps = {
  /** The skill that is being typed, which stands in its field until it is entered. */
  typing: string;
};

/** The skills in their order and groups; the one that was pressed is changed by buttons, any of them by dragging. */
export function SkillList({ typing }: SkillListProps) {
  const editing = useSkillEditing();
  const { skills, groups, slots, index, slot, beside, removal } = editing;
  const chips = (group: number) => <Chips {...{ editing, group, typing }} />;
  const tools = slot?.skill !== undefined && (
    <SkillTools
      skill={slot.skill}
      place={{ index: beside.indexOf(index), count: beside.length }}
      group={slot.group}
      groups={groups}
      onShift={editing.shift}
      onGroup={editing.putIn}
      onRename={editing.rename}
    />
  );
  return (
    <>
      {slots.some(({ skill }) => skill === undefined || skill !== typing) && (
        <SortableList ids={editing.ids} nameOf={editing.nameOf} onMove={editing.move} layout="flow">
          {groups.map(({ id }, at) => (
            <SkillGroupHead key={id} index={at} onTold={editing.setTold}>
              {chips(at)}
              {slot?.group === at && tools}
            </SkillGroupHead>
          ))}
          {groups.length > 0 && skills.length > 0 && (
            <h4 className="font-serif text-lg font-semibold">In no group</h4>
          )}
          {chips(-1)}
        </SortableList>
      )}
      {slot?.group === -1 && tools}
      {skills.length > 1 && index < 0 && (
        <p className="text-xs text-ink-faint">
          Drag a skill to another place, or press it to move it by buttons.
        </p>
      )}
      {(skills.length > 1 || groups.length > 0) && groups.length < SKILL_GROUPS_MAX && (
        <Button variant="flush" size="small" onClick={editing.begin}>
          <PlusIcon />
          {groups.length === 0 ? 'Sort into groups' : 'Add a group'}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {editing.told}
      </p>
      {removal && <UndoLine removal={removal} onHold={editing.hold} />}
    </>
  );
}

/** The skills of one group, or with -1 those in none. */
function Chips({ editing, group, typing }: { editing: SkillEditing; group: number } & SkillListProps) {
  const { skills, groups, slots, ids, index, takeOut, choose, show } = editing;
  return (
    <ul aria-label={listName(groups, group)} className="flex flex-wrap gap-2">
      {slots.map((each, at) => {
        const { skill } = each;
        if (each.group !== group || (skill !== undefined && skill === typing)) return null;
        const id = ids[at] ?? '';
        if (skill === undefined)
          return <GroupEnd key={id} id={id} empty={group >= 0 && slots[at - 1]?.group !== group} />;
        return (
          <SkillChip
            key={id}
            id={id}
            path={`skills.${skills.indexOf(skill)}`}
            skill={skill}
            chosen={at === index}
            alone={slots.length === 1}
            onChoose={() => choose(at)}
            onShow={() => show(at)}
            onRemove={() => takeOut(at, skill)}
          />
        );
      })}
    </ul>
  );
}

function listName(groups: readonly SkillGroup[], group: number): string {
  if (groups.length === 0) return 'Your skills';
  return group < 0 ? 'Skills in no group' : groupName(groups[group]?.name ?? '', group);
}

/** Tells skills apart that say the same, as those of an imported resume may. */
function idsOf(slots: readonly SkillSlot[]): string[] {
  const seen = new Map<string, number>();
  return slots.map(({ group, skill }) => {
    if (skill === undefined) return `end ${group}`;
    const before = seen.get(skill) ?? 0;
    seen.set(skill, before + 1);
    return `${before} ${skill}`;
  });
}
