import type { ApplicationData } from '#documents/application/schema.ts';
import type { ApplicationRow } from './contract.ts';

/** An application with its whole data, as lists, tables and calendars are made of it. */
export type ListedApplication = Pick<ApplicationRow, 'id' | 'version' | 'updatedAt' | 'title'> & {
  data: ApplicationData;
} & Pick<ApplicationRow, 'sentOn' | 'sentResume' | 'resumeBaseId'> & {
    /** Of what was sent last or, where nothing was, of what is chosen; empty where there is none. */
    resumeTitle: string;
    letterTitle: string;
  };

export type ReadRow = Pick<ListedApplication, 'id' | 'version' | 'title' | 'sentOn'> & {
  updatedAt: Date;
  sentResumeId: number | null;
  sentTitle: string | null;
  sentLetterTitle: string | null;
};

/** What of other documents is told with an application. */
export type Others = {
  titleOf: (of: string, named: number | null) => string;
  baseOf: (resumeId: number | null) => number | null;
};

export function listedOf(
  read: ReadRow,
  data: ApplicationData,
  { titleOf, baseOf }: Others,
): ListedApplication {
  const { sentResumeId, sentTitle, sentLetterTitle, ...row } = read;
  const sentResume =
    sentResumeId === null
      ? null
      : { documentId: sentResumeId, title: sentTitle ?? '', baseId: baseOf(sentResumeId) };
  return {
    ...{ ...row, updatedAt: row.updatedAt.toISOString(), data },
    ...{ sentResume, resumeBaseId: baseOf(data.resumeId) },
    ...(row.sentOn === null
      ? { resumeTitle: titleOf('resume', data.resumeId), letterTitle: titleOf('letter', data.letterId) }
      : { resumeTitle: sentTitle ?? '', letterTitle: sentLetterTitle ?? '' }),
  };
}

/** Letters that the tags of all rows of a list may take together: a thousand rows with sixty tags each. */
const TAGS_OF_LIST = 1024 * 1024;
/** Letters of tags that a row has all the same once those are used up. */
const TAGS_OF_ROW = 200;

/**
 * Makes the rows of one list. Each has all of its tags, as long as there is room for them in the list: two hundred tags of
 * three hundred letters a row are a text that nobody reads in one, and a list of 47 MB.
 */
export class RowMaker {
  #left = TAGS_OF_LIST;

  rowOf(application: ListedApplication): ApplicationRow {
    const { id, version, updatedAt, title, data, sentOn, sentResume, resumeBaseId } = application;
    const { employer, position, location, stage, stageChangedAt, closedReason } = data;
    const { closedFrom, appliedOn, nextStep, nextStepOn, deadline, resumeId, letterId } = data;
    const tags = this.#tags(data.tags);
    return {
      ...{ id, version, updatedAt, title, employer, position, location, stage, stageChangedAt, closedReason },
      ...{ closedFrom, appliedOn, nextStep, nextStepOn, deadline, tags, resumeId, letterId },
      ...{ resumeBaseId, sentOn, sentResume },
    };
  }

  #tags(all: readonly string[]): string[] {
    const whole = firstOf(all, Math.max(this.#left, TAGS_OF_ROW));
    const tags = whole.length === all.length ? whole : firstOf(all, TAGS_OF_ROW);
    this.#left -= lengthOf(tags);
    return tags;
  }
}

/** As many of the first ones as fit. */
function firstOf(tags: readonly string[], letters: number): string[] {
  let left = letters;
  const end = tags.findIndex((tag) => (left -= lengthOf([tag])) < 0);
  return end < 0 ? [...tags] : tags.slice(0, end);
}

/** As the answer has them: what has to be written in six signs there counts as six. */
const lengthOf = (tags: readonly string[]): number => JSON.stringify(tags).length;
