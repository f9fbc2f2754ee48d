import type { CheckInput, Speller } from '#documents/checks/check-input.ts';
import { makeReport } from '#documents/checks/report.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { loadSpeller } from '#documents/checks/words/load-speller.ts';
import { toResumeData } from '#documents/parser/to-data/to-resume-data.ts';
import type { CallHandlers } from '#platform/worker-channel.ts';
import type { Analyzed, CheckerCalls, AnalysisStep } from '../protocol.ts';
import { refusedAtOnce } from '../refused-at-once.ts';
import { pagePictures, type PagePictures } from '#editor/file-pages/page-pictures.ts';

/** What is kept of a file that was read, for questions that come later. */
type Checked = { input: CheckInput; pictures: PagePictures | null };

type AnalyzeRequest = Parameters<CheckerCalls['analyze']>[0];

/** Answers what the page asks of one file. */
export function createChecker(tellStep: (step: AnalysisStep) => void): CallHandlers<CheckerCalls> {
  let checked: Checked | null = null;

  async function analyze({ file: chosen, jobAd, today }: AnalyzeRequest): Promise<Analyzed> {
    tellStep('opening');
    // Before it is read into memory: it may be a film.
    const reason = refusedAtOnce(chosen);
    if (reason === 'too-large') return { ok: false, reason };
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    tellStep('reading');
    const outcome = await parseFile(bytes.slice(), chosen.name);
    if (!outcome.ok) return { ok: false, reason: outcome.reason };
    const { file } = outcome;
    const resume = parseResume(file);
    tellStep('checking');
    const speller = await loadedSpeller();
    const read = { resume, file, today, speller };
    const input: CheckInput = { ...read, ...(await withAd(jobAd, read)) };
    checked = { input, pictures: file.kind === 'pdf' ? pagePictures(bytes) : null };
    return { ok: true, analysis: { file: withoutAttachment(file), resume, report: makeReport(input) } };
  }

  return {
    prepare: ({ name }) => prepare(name),
    analyze,
    async compare({ jobAd }) {
      const { jobAd: _, jobMatch: __, ...input } = known(checked).input;
      return makeReport({ ...input, ...(await withAd(jobAd, input)) });
    },
    draw: async ({ page, width }) => (await checked?.pictures?.(page, width)) ?? null,
    importResume({ paper }) {
      const { resume, file } = known(checked).input;
      return toResumeData(resume, file, paper);
    },
  };
}

/** The page needs the document inside a PDF of ours only when it is taken on, and then the builder gets it. */
function withoutAttachment({ attached: _, attachedXml: __, ...file }: ParsedFile): ParsedFile {
  return file;
}

let speller: Promise<Speller> | undefined;

/** The dictionary, loaded once. */
function loadedSpeller(): Promise<Speller> {
  return (speller ??= loadSpeller());
}

/** Loads what a file will need while its owner looks for the button; what fails now is tried again then. */
async function prepare(name: string): Promise<void> {
  const reader = /\.docx$/i.test(name)
    ? import('#documents/parser/file/docx/read-docx.ts')
    : import('#documents/parser/file/pdf/pdf-js.ts').then(({ loadPdfJs }) => loadPdfJs());
  await Promise.all([reader, loadedSpeller()]).catch(() => (speller = undefined));
}

/** The reader of ads and its lists are loaded with the first ad. */
async function withAd(
  jobAd: string,
  { resume, today }: CheckInput,
): Promise<Pick<CheckInput, 'jobAd' | 'jobMatch'>> {
  if (jobAd.trim() === '') return {};
  const { matchJobAd } = await import('#documents/checks/keywords/match.ts');
  return { jobAd, jobMatch: matchJobAd(jobAd, resume, today) };
}

function known(checked: Checked | null): Checked {
  if (!checked) throw new Error('asked of a file that was not read');
  return checked;
}
