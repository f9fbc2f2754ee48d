import type { CheckInput, Speller } from '#documents/checks/check.ts';
import { makeReport } from '#documents/checks/report.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { loadSpeller } from '#documents/checks/words/load-speller.ts';
import { toResumeData } from '#documents/parser/to-data/to-resume-data.ts';
import type { FromChecker, ToChecker } from '../protocol.ts';
import { refusedAtOnce } from '../refused-at-once.ts';
import { pagePictures, type PagePictures } from './page-pictures.ts';

/** What is kept of a file that was read, for questions that come later. */
type Checked = { input: CheckInput; pictures: PagePictures | null };

/** Answers what the page asks of one file. */
export function createChecker(emit: (message: FromChecker) => void): (message: ToChecker) => Promise<void> {
  let checked: Checked | null = null;

  async function analyze({ file: chosen, jobAd, today }: Extract<ToChecker, { type: 'analyze' }>) {
    emit({ type: 'step', step: 'opening' });
    // Before it is read into memory: it may be a film.
    const reason = refusedAtOnce(chosen);
    if (reason === 'too-large') return emit({ type: 'unreadable', reason });
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    emit({ type: 'step', step: 'reading' });
    const outcome = await parseFile(bytes.slice(), chosen.name);
    if (!outcome.ok) return emit({ type: 'unreadable', reason: outcome.reason });
    const { file } = outcome;
    const resume = parseResume(file);
    emit({ type: 'step', step: 'checking' });
    const speller = await loadedSpeller();
    const input: CheckInput = { resume, file, today, speller, ...withAd(jobAd) };
    checked = { input, pictures: file.kind === 'pdf' ? pagePictures(bytes) : null };
    emit({
      type: 'analyzed',
      analysis: { file: withoutAttachment(file), resume, report: makeReport(input) },
    });
  }

  return async (message) => {
    switch (message.type) {
      case 'prepare':
        return prepare(message.name);
      case 'analyze':
        return analyze(message);
      case 'compare': {
        const { jobAd: _, ...input } = known(checked).input;
        const report = makeReport({ ...input, ...withAd(message.jobAd) });
        return emit({ type: 'compared', id: message.id, report });
      }
      case 'draw': {
        const bitmap = (await checked?.pictures?.(message.page, message.width)) ?? null;
        return emit({ type: 'drawn', id: message.id, bitmap });
      }
      case 'import': {
        const { resume, file } = known(checked).input;
        return emit({
          type: 'imported',
          id: message.id,
          imported: toResumeData(resume, file, message.paper),
        });
      }
    }
  };
}

/** The page needs the document inside a PDF of ours only when it is taken on, and then the builder gets it. */
function withoutAttachment({ attached: _, ...file }: ParsedFile): ParsedFile {
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

function withAd(jobAd: string): Pick<CheckInput, 'jobAd'> {
  return jobAd.trim() === '' ? {} : { jobAd };
}

function known(checked: Checked | null): Checked {
  if (!checked) throw new Error('asked of a file that was not read');
  return checked;
}
