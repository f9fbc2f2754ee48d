import type { ReactNode } from 'react';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';
import { Card } from '#ui/display/card.tsx';
import { useSeen } from '../use-seen.ts';
import type { DocumentFamily } from './groups.ts';
import { useDifferences } from './use-differences.ts';

type TailoredListProps = {
  id: string;
  kind: AnyKind;
  group: DocumentFamily;
  /** What its rows are called together. */
  label: string;
  row: (document: DocumentSummary, differences: VariantDifferences | undefined) => ReactNode;
};

/** The documents that follow one, each in a row of its own. */
export function TailoredList({ id, kind, group, label, row }: TailoredListProps) {
  const { tailored } = group;
  const { ref, seen } = useSeen<HTMLDivElement>();
  const differences = useDifferences(kind, group.id, { tailored, isSeen: seen });
  return (
    <Card padding="none" ref={ref} className="self-start">
      <ul id={id} aria-label={label} className="divide-y divide-line">
        {tailored.map((document) => (
          <li key={document.id}>{row(document, differences?.get(document.id))}</li>
        ))}
      </ul>
    </Card>
  );
}
