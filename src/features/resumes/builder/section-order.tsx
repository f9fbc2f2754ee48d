import { useMemo, useState } from 'react';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { FurtherSection, PlacedSection, ResumeData } from '#documents/resume/schema.ts';
import { sectionsAside } from '#documents/resume/sections-aside.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import { placed, SortableList } from '#editor/fields/sorting.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { useEditorSession, useSession, type EditorSession } from '#editor/session/use-session.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ChevronDownIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import { nameOfSection } from '../editing/section-names.ts';
import { INCLUDE_FLAGS, withSectionMoved, withSectionSet, withUsualOrder } from '../editing/section-moves.ts';
import { SectionRow } from './section-row.tsx';

type SectionOrderProps = { open: boolean; onOpen: (open: boolean) => void };

/** All sections in one list, behind a button: in which order they are printed, and how each is set. */
export function SectionOrder({ open, onOpen }: SectionOrderProps) {
  return (
    <section aria-label={RESUME.order.label} className="space-y-3">
      <Button
        id={open ? undefined : fieldId('order')}
        variant="quiet"
        aria-expanded={open}
        className="-ml-4"
        onClick={() => onOpen(!open)}
      >
        <ChevronDownIcon className={classNames('size-5 shrink-0', open && 'rotate-180')} />
        {RESUME.order.label}
      </Button>
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at="order" where="list" />
      </div>
      {open && <OrderedSections />}
    </section>
  );
}

/** The sections that the chosen template has in its side column. */
function useSectionsAside(session: EditorSession): ReadonlySet<string> {
  const content = useSession(session, (state) => state.content);
  return useMemo(() => {
    const data = content.data as ResumeData; // This editor's kind.
    return sectionsAside(data, resumeDesign(content.templateId, data.settings.drawing));
  }, [content]);
}

function OrderedSections() {
  const session = useEditorSession();
  const { entries: order } = useDocumentList<PlacedSection>('order');
  const { entries: sections } = useDocumentList<FurtherSection>('sections');
  const [told, setTold] = useState('');
  const aside = useSectionsAside(session);
  const rows = sectionsInOrder({ order: [...order], sections: [...sections] }).map(({ section, place }) => {
    const further = typeof section === 'number' ? sections[section] : undefined;
    const core = typeof section === 'number' ? undefined : section;
    const flag = core ? INCLUDE_FLAGS[core] : `sections.${section}.include`;
    return { place, core, flag, name: core ? nameOfSection(core) : further ? nameOfSection(further) : '' };
  });
  const edit = (change: (data: ResumeData) => ResumeData) =>
    session.edit((content) => ({ ...content, data: change(content.data as ResumeData) })); // This editor's kind.
  const name = (index: number) => rows[index]?.name ?? '';
  const move = (from: number, to: number) => {
    if (from !== to && to in rows) edit((data) => withSectionMoved(data, from, to));
  };
  const shift = (from: number, to: number) => {
    move(from, to);
    setTold(placed(name(from), to, rows));
  };
  const isUsual = sectionsInOrder({ order: [], sections: [...sections] }).every(
    ({ place }, at) => place.id === rows[at]?.place.id,
  );
  return (
    <div id={fieldId('order')} tabIndex={-1} className="space-y-3">
      <p className="text-sm text-ink-soft">
        Drag a section to another place, or move it by its arrows. Hidden ones keep all they hold.{' '}
        <a
          href="/support/resume-building/roles-emphasis-and-order"
          target="_blank"
          rel="noopener"
          className="underline"
        >
          More about order and hiding
        </a>
      </p>
      <SortableList ids={rows.map(({ place }) => place.id)} nameOf={name} onMove={move} layout="rows">
        <ol className="divide-y divide-line rounded-lg bg-sheet shadow-sheet">
          {rows.map(({ place, core, flag, name: called }, index) => (
            <SectionRow
              key={place.id}
              index={index}
              count={rows.length}
              name={called}
              place={place}
              core={core}
              flag={flag}
              aside={aside.has(place.id)}
              onShift={(by) => shift(index, index + by)}
              onSet={(change) => edit((data) => withSectionSet(data, index, change))}
              onTold={setTold}
            />
          ))}
        </ol>
      </SortableList>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {!isUsual && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            edit(withUsualOrder);
            setTold('The sections are in the usual order again.');
            // The button goes with the order that it takes back.
            document.getElementById(fieldId('order'))?.focus();
          }}
        >
          Back to the usual order
        </Button>
      )}
    </div>
  );
}
