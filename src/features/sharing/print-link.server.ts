import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Leavable } from '#documents/leave-out/choices.ts';
import type { WithLeftOut } from '#documents/leave-out/leave-out.ts';
import type { StandingValue } from '#documents/leave-out/standing.ts';
import { withoutEnding, type FileName } from '#documents/file-name.ts';
import type { PrintedData, PrintedKindName } from '#documents/printed-kinds.ts';
import type { Engine, EngineRequest } from '#documents/render/engine.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { createKindStore } from '#editor/store/kind-store.server.ts';
import { withPhoto } from '#editor/store/photos/with-photo.server.ts';
import { servedPrintedKind } from '#editor/store/served-kind.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import type { Log } from '#platform/log/log.server.ts';

/** What a link shows, as it was printed from what was left of the document. Text and pages are compressed. */
export type Shown = {
  documentId: number;
  version: number;
  title: string;
  fileName: FileName;
  pdf: Uint8Array;
  text: Uint8Array;
  pages: Uint8Array[];
  standing: StandingValue[];
  /** What was to be left out and is not in it. */
  missing: Leavable[];
};

export type PrintLinkParts = { db: Database; clock: Clock; log: Log; engine: Engine };

export type LinkToPrint = {
  userId: number;
  kind: PrintedKindName;
  documentId: number;
  hide: readonly Leavable[];
  /** The day that a letter is dated by. */
  date: string;
  inTurn: InTurn;
  request: EngineRequest;
};

const compressed = promisify(gzip);

/**
 * Prints what a link shows. What is left out is taken from the data first, so that nothing which is made of it, attachment,
 * properties and file name among them, can hold it.
 */
export async function printLink(parts: PrintLinkParts, asked: LinkToPrint): Promise<Shown> {
  return asked.kind === 'resume' ? printed(parts, 'resume', asked) : printed(parts, 'letter', asked);
}

async function printed<Name extends PrintedKindName>(
  { db, clock, log, engine }: PrintLinkParts,
  name: Name,
  { userId, documentId, hide, date, inTurn, request }: LinkToPrint,
): Promise<Shown> {
  const kind = servedPrintedKind(name);
  const stored = await createKindStore({ db, clock, log }, kind).get(userId, documentId, inTurn);
  const toPrint = (data: PrintedData[Name]) =>
    kind.toPrint({ templateId: stored.templateId, data, date, updatedAt: new Date(stored.updatedAt) });
  const leaving = { ...toPrint(stored.data), copy: { format: 'left-out', hide } as const };
  const left = await engine.copy(leaving, request);
  // As the engine's child wrote it a moment ago.
  const { data, standing, missing } = JSON.parse(new TextDecoder().decode(left.bytes)) as WithLeftOut<
    PrintedData[Name]
  >;
  const document = await withPhoto(db, userId, toPrint(data));
  const fileName = kind.fileName(data);
  const copy = { format: 'html', stem: withoutEnding(fileName) } as const;
  const { bytes: pdf } = await engine.pdf(document, request);
  const { pages } = await engine.svg(document, request);
  const { bytes: html } = await engine.copy({ ...document, copy }, request);
  return {
    ...{ documentId, version: stored.version, standing, missing, fileName, pdf },
    title: titleOf(data, kind.noun),
    text: await compressed(html),
    pages: await Promise.all(pages.map((page) => compressed(page))),
  };
}

/** "Ana Silva – Cover letter". */
function titleOf({ personalInfo }: PrintedData[PrintedKindName], noun: string): string {
  const name =
    'fullName' in personalInfo ? personalInfo.fullName : `${personalInfo.firstName} ${personalInfo.lastName}`;
  const what = noun.slice(0, 1).toUpperCase() + noun.slice(1);
  return [cleanLine(String(name)), what].filter(Boolean).join(' – ');
}
