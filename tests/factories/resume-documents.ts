import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import * as edge from './edge-resumes.ts';
import { hostileResume } from './hostile-resume.ts';
import { longResume, sparseResume, typicalResume } from './sample-resumes.ts';
import { scriptResumes } from './script-resumes.ts';
import { shortResume } from './short-resume.ts';
import { threePageResume } from './three-page-resume.ts';

/**
 * How exactly readers must find a document's texts: as written; but for blanks, where lines may end within
 * words and every reader puts a line end there; or not at all, where readers turn words about.
 */
export type Exactness = 'as written' | 'but for blanks' | 'not promised';

export type ResumeDocument = {
  name: string;
  data: () => ResumeData;
  exactness: Exactness;
  /** How many it has in every design, where that can be said. */
  pages?: number;
};

const exact = (name: string, data: () => ResumeData): ResumeDocument => ({
  name,
  data,
  exactness: 'as written',
});

/** The documents that every resume design is proved with. */
export const resumeDocuments: readonly ResumeDocument[] = [
  exact('typical', typicalResume),
  { ...exact('short', shortResume), pages: 1 },
  exact('three pages', threePageResume),
  exact('long', longResume),
  exact('sparse', sparseResume),
  exact('empty', emptyResume),
  ...inScripts('as written', 'vietnamese', 'polish', 'czech', 'greek', 'ukrainian', 'emoji'),
  ...inScripts('but for blanks', 'simplifiedChinese', 'japanese', 'korean'),
  ...inScripts('not promised', 'arabic', 'hebrew', 'hindi', 'thai'),
  exact('no jobs', edge.withoutJobs),
  exact('switched off', edge.switchedOff),
  exact('no contact', edge.withoutContact),
  exact('long summary', edge.withLongSummary),
  { name: 'long surname', data: edge.withLongSurname, exactness: 'but for blanks' },
  { name: 'long skill', data: edge.withLongSkill, exactness: 'but for blanks' },
  { name: 'hostile', data: hostileResume, exactness: 'but for blanks' },
  exact('typical on US Letter', () => onUsLetter(typicalResume())),
  exact('three pages on US Letter', () => onUsLetter(threePageResume())),
];

function inScripts(exactness: Exactness, ...scripts: (keyof typeof scriptResumes)[]): ResumeDocument[] {
  return scripts.map((script) => ({ name: titleOf(script), data: () => scriptResumes[script], exactness }));
}

/** "Simplified Chinese" of `simplifiedChinese`. */
function titleOf(key: string): string {
  return key.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase());
}

function onUsLetter(data: ResumeData): ResumeData {
  return { ...data, settings: { ...data.settings, paper: 'letter' } };
}
