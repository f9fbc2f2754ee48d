import type { LinkedText } from '../text/links.ts';
import type { WrittenBlock } from '../text/written.ts';

/** What one entry says of one time: of a job, in one role. */
export type Post = { title: string; location: string; dates: string; blocks: WrittenBlock[] };

/** One job, degree, project...: every list of them is set alike. */
export type Entry = Post & {
  organization: string;
  link?: LinkedText;
  /** Several roles at one employer, the latest first: then they have the titles, dates and texts. */
  roles?: Post[];
};
