import type { FurtherSectionItem } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { sectionKind } from '../content/section-kinds.ts';
import { copyOfEntry, emptyItem } from '../editing/entries.ts';
import { datesOf } from '../editing/entry-dates.ts';
import { ItemFields } from './item-fields.tsx';

/** What adds an entry to a section of this kind. */
export function addingItem(kind: FurtherSectionKind): string {
  return `Add ${sectionKind(kind).entry.toLowerCase()}`;
}

type SectionItemsProps = { section: number; kind: FurtherSectionKind };

/** The entries of one further section. */
export function SectionItems({ section, kind }: SectionItemsProps) {
  const path = `sections.${section}.items`;
  const nameOf = (item: FurtherSectionItem, number: number) =>
    [item.title.trim(), item.subtitle.trim()].filter(Boolean).join(', ') ||
    `${sectionKind(kind).entry} ${number}`;
  return (
    <EntryList<FurtherSectionItem>
      path={path}
      nameOf={nameOf}
      besides={datesOf}
      firstField="title"
      adding={{ label: addingItem(kind), make: emptyItem }}
      copyOf={copyOfEntry}
      level={5}
    >
      {(index) => <ItemFields path={`${path}.${index}`} kind={kind} />}
    </EntryList>
  );
}
