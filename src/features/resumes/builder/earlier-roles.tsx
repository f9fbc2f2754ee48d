import { memo, useState } from 'react';
import { ROLES_MAX } from '#documents/limits.ts';
import { JOB } from '#documents/resume/fields.ts';
import type { EmploymentEntry, Role } from '#documents/resume/schema.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useDocumentFlag, useDocumentList, useDocumentText } from '#editor/session/use-document-value.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowUpIcon } from '#ui/display/icons.tsx';
import { copyOfEntry, emptyRole, withLatestRole } from '../editing/entries.ts';
import { datesOf } from '../editing/entry-dates.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

const nameOf = ({ position }: Role, number: number) => position.trim() || `Role ${number}`;

/** What somebody was at the same employer before, as cards within the card of the job. */
export function EarlierRoles({ path }: { path: string }) {
  const { value: company } = useDocumentText(`${path}.company`);
  const { entries: roles } = useDocumentList<Role>(`${path}.roles`);
  const where = company.trim() ? `at ${company.trim()}` : 'here';
  const adding = { label: `Add an earlier role ${where}`, make: emptyRole };
  return (
    <div className="space-y-3 sm:col-span-2">
      {roles.length > 0 && <h5 className="font-serif font-semibold">{JOB.roles.label}</h5>}
      <EntryList<Role>
        path={`${path}.roles`}
        nameOf={nameOf}
        besides={datesOf}
        firstField="position"
        {...(roles.length < ROLES_MAX && { adding })}
        copyOf={copyOfEntry}
        level={5}
        quiet
      >
        {(index) => <RoleFields jobPath={path} index={index} />}
      </EntryList>
    </div>
  );
}

/** The fields of one earlier role; drawn again only when they themselves change. */
const RoleFields = memo(function RoleFields({ jobPath, index }: { jobPath: string; index: number }) {
  const path = `${jobPath}.roles.${index}`;
  const session = useEditorSession();
  const [current] = useDocumentFlag(`${path}.current`);
  // Few roles go on beside a later one: it is asked only where that was said.
  const [mayGoOn] = useState(current);
  const focusField = useFieldFocus();
  const makeLatest = () => {
    session.edit((content) => {
      const job = valueAt(content, `data.${jobPath}`) as EmploymentEntry; // What the table says stands there.
      return withValueAt(content, `data.${jobPath}`, withLatestRole(job, index));
    });
    focusField(`${jobPath}.position`);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ResumeField path={`${path}.position`} />
      <ResumeField path={`${path}.location`} />
      <ResumeField path={`${path}.startDate`} />
      <ResumeField path={`${path}.endDate`} />
      <DatesOutOfOrder path={path} />
      {(mayGoOn || current) && (
        <div className="sm:col-span-2">
          <ResumeField path={`${path}.current`} />
        </div>
      )}
      <ResumeField path={`${path}.description`} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="job" titlePath={`${path}.position`}>
          <Button variant="quiet" size="small" onClick={makeLatest}>
            <ArrowUpIcon />
            Make this the latest role
          </Button>
        </PhrasePicker>
      </div>
    </div>
  );
});
