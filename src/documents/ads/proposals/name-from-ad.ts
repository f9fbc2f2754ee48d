import { isGoodbye, isGreeting } from '../letter-lines.ts';
import { jobName } from './job-name.ts';

/* What an application is called whose position and employer nobody has typed: in any language, the ad's first line of words. */

const LONGEST_NAME = 80;
const ADDRESS = /https?:\/\/|www\.|@/u;
/** Lines farther down are what the ad says, and no name for it. */
const LOOKED_AT = 8;

export function nameFromAd(ad: string): string {
  const line = ad
    .slice(0, 4000)
    .split('\n', LOOKED_AT * 2)
    .map((each) =>
      each
        .replace(/<[^<>]{0,200}>/gu, '')
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .trim(),
    )
    .filter((each) => each !== '')
    .slice(0, LOOKED_AT)
    .find((each) => /\p{L}{2}/u.test(each) && !ADDRESS.test(each) && !isGreeting(each) && !isGoodbye(each));
  return line === undefined ? '' : shortened(jobName(line));
}

/** To the end of a word. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const cut = name.slice(0, LONGEST_NAME);
  const end = cut.lastIndexOf(' ');
  return `${(end > LONGEST_NAME / 2 ? cut.slice(0, end) : cut).replace(/[,;:.–-]$/u, '').trimEnd()}…`;
}
