import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readCsv, type ReadCsv } from '#documents/application/csv/read-csv.ts';
import { decodedText } from '#documents/import/tell-format.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FileChooser } from '#ui/fields/file-chooser.tsx';
import type { ApplicationRow } from '../contract.ts';
import { ARCHIVED_QUERY } from '../archive/archived-query.ts';
import { REFUSALS } from './problem-texts.ts';
import { ReviewTable } from './review-table.tsx';

/** More than any table that is read, in bytes. */
const FILE_MAX = 25 * 1024 * 1024;

type BringTableProps = {
  /** Those in use; nothing until they are known, since by them and the archived ones is told what is new. */
  rows: readonly ApplicationRow[] | undefined;
  onClose: () => void;
};

type Read = Exclude<ReadCsv, { refused: unknown }>;

/** Brings applications from a table of a spreadsheet or of another product: what will be added is shown before it is. */
export function BringTable({ rows, onClose }: BringTableProps) {
  const { data: archived, error: unknown } = useQuery(ARCHIVED_QUERY);
  const there = useMemo(() => rows && archived && [...rows, ...archived], [rows, archived]);
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File) => {
    setProblem(undefined);
    if (file.size > FILE_MAX) return setProblem(REFUSALS['too-large']);
    const text = await file.arrayBuffer().then(
      (bytes) => decodedText(new Uint8Array(bytes)),
      () => undefined,
    );
    const found = text === undefined ? undefined : readCsv(text);
    if (!found) return setProblem('This file could not be read.');
    if ('refused' in found) return setProblem(REFUSALS[found.refused]);
    if (found.applications.length === 0 && found.problems.length === 0) return setProblem(REFUSALS.empty);
    setRead(found);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="Import a table of applications"
      description="A CSV file of ours, of a spreadsheet, or of another job tracker. It is read on this device; nothing is added before you have seen it."
    >
      {read && !there ? (
        <p role="status">
          {unknown && !archived
            ? 'Your archived applications could not be looked at, which may be the same ones. Please try again later.'
            : 'Looking which of them you have already...'}
        </p>
      ) : read && there ? (
        <ReviewTable read={read} rows={there} onClose={onClose} />
      ) : (
        <FileChooser
          texts={{
            label: 'Table',
            drop: 'Drop a table here',
            dropNow: 'Drop it now',
            or: 'or',
            choose: 'Choose a file',
            hint: 'CSV, with the names of the columns in the first row.',
          }}
          accept=".csv,.tsv,.txt,text/csv"
          buttonId="choose-table"
          chosen={undefined}
          error={problem && <p className="mt-2 font-semibold text-danger">{problem}</p>}
          onFile={(file) => void take(file)}
        />
      )}
    </Dialog>
  );
}
