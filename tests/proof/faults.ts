import { claimsPdfUa } from '#documents/render/testing/read-pdf.ts';
import { inColumns, mixedColumns } from '#tests/support/column-texts.ts';
import { inOneLine } from '#tests/support/read-back.ts';
import type { Exactness } from '#tests/factories/resume-documents.ts';
import { badGaps } from './checks/gaps.ts';
import { collisions } from './checks/collisions.ts';
import { faintText } from './checks/contrast.ts';
import { inexact } from './checks/exactness.ts';
import { bulletsOf, headingsNotAlone, withoutCapitals } from './checks/lines.ts';
import { badFooters, badPageEnds } from './checks/page-ends.ts';
import { outsideText } from './checks/text-area.ts';
import type { Expected } from './expected.ts';
import type { Box } from './page/box.ts';
import { groundOf } from './page/ground.ts';
import { textRuns } from './page/text-runs.ts';
import type { Printed } from './printed.ts';

/** For one page of Latin letters. */
const MOST_BYTES = 120 * 1024;
/** "2/3" or "Ana Silva · 2/3"; a date such as 03/2019 is none. */
const FOOTER = /(?:^|\n)(?:[^\n]*· )?\d{1,2}\/\d{1,2}$/;

/** Everything that is wrong with a printed document, in words. */
export async function faultsOf(
  document: Printed,
  expected: Expected,
  { area, exactness, pages }: { area: Box; exactness: Exactness; pages?: number },
): Promise<string[]> {
  const { length } = document.drawn;
  return [
    ...fileFaults(document),
    ...(pages === undefined || pages === length ? [] : [`it has ${length} pages, not ${pages}`]),
    ...outsideText(document.words, area, expected.signer !== undefined),
    ...(exactness === 'not promised' ? [] : readingFaults(document, expected, exactness)),
    ...(exactness === 'as written' ? document.merged.flatMap(badGaps) : []),
    ...(await drawingFaults(document)),
  ];
}

function fileFaults({ pdf, drawn, unsupportedCharacters }: Printed): string[] {
  return [
    ...unsupportedCharacters.map((character) => `no typeface has ${character}`),
    ...(claimsPdfUa(pdf) ? [] : ['the file is not PDF/UA-1']),
    ...(drawn.length === 1 && pdf.length > MOST_BYTES ? [`the file has ${pdf.length} bytes`] : []),
  ];
}

function readingFaults(
  { read }: Printed,
  { name, texts, columns, headings, bullets, sign, signer, pageNumbers, flow }: Expected,
  exactness: Exclude<Exactness, 'not promised'>,
): string[] {
  return read.flatMap(([reader, pages]) => {
    const bodies = pages.map((page, at) =>
      (at === pages.length - 1 ? unsigned(page, signer) : page).replace(FOOTER, ''),
    );
    const found = columns
      ? inColumns(bodies.map(withoutFooter), columns)
      : { texts, main: bodies, aside: [] };
    const body = [...found.main, ...found.aside]
      .map((page) => withoutCapitals(page, columns ? [...headings, columns.contactHeading] : headings))
      .join('\n');
    // By position alone, no reader knows which of two columns comes first.
    const faults =
      columns && reader === 'pdftotext'
        ? mixedColumns(bodies.map(withoutFooter), columns, writtenFirst(read))
        : inexact(body, found.texts, exactness);
    if (reader === 'pdftotext -raw') {
      faults.push(...badFooters(pages, name, pageNumbers), ...badPageEnds(found.main, flow));
    }
    if (exactness === 'as written') {
      const listed = bulletsOf(bodies, sign);
      faults.push(...headingsNotAlone(bodies, headings));
      if (listed !== bullets) faults.push(`${listed} lines begin with a bullet, not ${bullets}`);
    }
    return faults.map((fault) => `${reader}: ${fault}`);
  });
}

/** The first page in the order in which it was written. */
function writtenFirst(read: Printed['read']): string {
  return read.find(([reader]) => reader === 'pdftotext -raw')?.[1][0] ?? '';
}

/** Readers that go by columns may find a footer before the end of the page. */
function withoutFooter(page: string): string {
  return page.replace(/^(?:.*· )?\d{1,2}\/\d{1,2}$/m, '');
}

/** The last page without the name below its line to sign, which some readers have before the footer and some after it. */
function unsigned(page: string, signer: string | undefined): string {
  const lines = page.split('\n');
  const at = lines.findLastIndex((line) => signer !== undefined && inOneLine(line) === inOneLine(signer));
  return at >= 0 && at >= lines.length - 2 ? lines.toSpliced(at, 1).join('\n') : page;
}

async function drawingFaults({ drawn }: Printed): Promise<string[]> {
  const faults = drawn.map(async (page, index) => {
    const runs = textRuns(page);
    const found = [...collisions(runs), ...faintText(runs, await groundOf(page))];
    return found.map((fault) => `page ${index + 1}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}
