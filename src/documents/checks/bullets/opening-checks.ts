import { capitalised } from '#documents/text/clean.ts';
import type { Check, Fault } from '../check.ts';
import { alternativesFor, verbsThatFit } from '../words/verbs-that-fit.ts';
import { pastOf, verbForms } from '../words/verbs.ts';
import { bare, openingOf, surelyNoVerb } from './opening.ts';
import {
  atLeast,
  beginning,
  type Bullet,
  hasEnglishBullets,
  isEnglish,
  jobBullets,
  within,
} from './resume-bullets.ts';

/* Checks of the words that bullets begin with. How an opening is read is in opening.ts. */

/** Bullets that do not begin with a verb. Those with a weak opening are left to `bullets/weak-start`. */
export const noActionVerb: Check = {
  id: 'bullets/no-action-verb',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'A verb at the beginning says at once what you did; a noun makes the reader look for it.',
  passed: 'Bullets begin with a verb',
  applies: hasEnglishBullets,
  find(input) {
    const found = jobBullets(input).filter(
      ({ text }) => surelyNoVerb(openingOf(text)) && weakStart(text) === undefined,
    );
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        // We know some openings that are no verb, not all.
        title: `${atLeast(found.length, 'bullet does', 'bullets do')} not begin with a verb: “${beginning(first.text)}”`,
        suggestion:
          'Begin with what you did, such as “Led”, “Built”, “Taught” or “Cut”, and let the rest follow.',
        places: found.map(({ source }) => source),
      },
    ];
  },
};

/** A start that hides what somebody did, as written, and the words after it. */
type WeakStart = { phrase: string; rest: readonly string[] };

/** Starts that are weak whatever follows. */
const ALWAYS =
  /^(?:(?:was |were |being |been |also |solely |directly |primarily |mainly )*(?:responsible|accountable) (?:for|to)|(?:my |main |key |primary |daily |job )*(?:duties|responsibilities|tasks)(?: (?:include[ds]?|involved?|were|are|included? but not limited to)|:)|(?:was |were )?(?:tasked|charged|entrusted) with|(?:was |were )?in charge of|(?:was |were )?(?:actively |directly |heavily )?involved (?:in|with)|(?:actively )?participated in|took part in|tried to|attempted to|had to|got to|was able to|dealt with|served to|worked (?:(?:closely|directly|together|alongside|side by side|hand in hand) )?(?:on|with|as part of|to|towards?)|handled various|did various|performed various)(?=\s)/iu;

/** "Helped" and "assisted" are weak before another verb, and strong before a person: "Helped 24 residents". */
const HELPED = /^(?:helped(?: out)?|assisted|aided)(?=\s)/iu;
const SUPERIOR =
  /^(?:(?:the|my|our|senior|other) )+(?:team|manager|managers|director|department|supervisor|boss|owner|staff|office|colleagues|developers|engineers)\b/iu;

/** The weak start of a bullet; undefined where it has none. */
export function weakStart(text: string): WeakStart | undefined {
  const plain = text.replace(/^[^\p{L}]+/u, '').replace(/\s+/g, ' ');
  const phrase = ALWAYS.exec(plain)?.[0] ?? helped(plain);
  if (phrase === undefined) return undefined;
  return { phrase, rest: plain.slice(phrase.length).trim().split(' ').filter(Boolean) };
}

function helped(text: string): string | undefined {
  const verb = HELPED.exec(text)?.[0];
  if (verb === undefined) return undefined;
  const after = text.slice(verb.length).trim();
  const preposition = /^(?:to|with|in)\b/iu.exec(after)?.[0];
  if (preposition !== undefined) return `${verb} ${preposition}`;
  if (SUPERIOR.test(after)) return verb;
  const next = bare(after.split(' ')[0] ?? '');
  const isVerb = verbForms(next).some(({ tense, verb: { ambiguous } }) => tense === 'base' && !ambiguous);
  return isVerb ? verb : undefined;
}

/** Bullets that begin with "responsible for", "helped with" and the like. */
export const weakStarts: Check = {
  id: 'bullets/weak-start',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'These words say that something was your task, and leave open what you did about it and how well.',
  passed: 'No bullet begins with “responsible for” or the like',
  applies: hasEnglishBullets,
  find: (input) =>
    jobBullets(input).flatMap(({ text, source, tense }): Fault[] => {
      const weak = weakStart(text);
      if (weak === undefined) return [];
      return [
        {
          title: `A bullet begins with “${beginning(weak.phrase)}”`,
          suggestion: instead(weak, tense === 'current'),
          places: [within(source, text)],
        },
      ];
    }),
};

/** What to write: the verb that the bullet has already, or verbs that fit what it speaks of. */
function instead({ rest }: WeakStart, current: boolean): string {
  const [first = ''] = rest.map(bare);
  const [form] = verbForms(first).filter(
    ({ tense, verb }) => tense === 'gerund' || (tense === 'base' && !verb.ambiguous),
  );
  const own = form === undefined ? undefined : current ? form.verb.base : pastOf(first);
  if (own !== undefined) {
    const sentence = beginning([capitalised(own), ...rest.slice(1)].join(' '), 7);
    return `Begin with the verb itself: “${sentence}”. Then say what came of it.`;
  }
  const verbs = verbsThatFit(rest.join(' ')).map((verb) => `“${capitalised(current ? baseOf(verb) : verb)}”`);
  return `Say what you did. If it is true, begin with ${verbs.slice(0, -1).join(', ')} or ${verbs.at(-1) ?? ''}.`;
}

const baseOf = (past: string): string =>
  verbForms(past).find(({ tense }) => tense === 'past')?.verb.base ?? past;

/** So often within one job, or so often in the whole resume and in a fifth of its bullets. */
const IN_ONE_JOB = 3;
const IN_ALL = 5;
const SHARE = 0.2;

/** One verb that opens bullet after bullet. */
export const repeatedVerb: Check = {
  id: 'bullets/repeated-verb',
  group: 'bullets',
  area: 'experience',
  severity: 'low',
  why: 'The same opening again and again makes different work look alike.',
  passed: 'Bullets open with different verbs',
  applies: (input) => isEnglish(input) && hasEnglishBullets(input) && jobBullets(input).length >= IN_ONE_JOB,
  find(input) {
    const bullets = jobBullets(input);
    const byVerb = Map.groupBy(
      bullets.filter(({ text }) => verbOf(text) !== undefined),
      ({ text }) => verbOf(text) ?? '',
    );
    return [...byVerb]
      .filter(([, same]) => isTooMany(same, bullets.length))
      .map(([verb, same]) => ({
        title: `At least ${String(same.length)} bullets ${openings(same)}`,
        suggestion: `Name what was special each time, for instance with ${alternativesFor(verb)
          .map((other) => `“${other}”`)
          .join(', ')}, where it is true.`,
        places: same.map(({ source, text }) => within(source, text)),
      }));
  },
};

/** As most of them have it; "Managing" and "Also managed" are told as forms of one verb. */
function openings(same: readonly Bullet[]): string {
  const words = new Set(same.map(({ text }) => openingOf(text).word));
  const [word = ''] = words;
  const areAlike = words.size === 1 && same.every(({ text }) => text.startsWith(word));
  return areAlike ? `begin with “${word}”` : `have “${word}”, or a form of it, for their first verb`;
}

function verbOf(text: string): string | undefined {
  return verbForms(openingOf(text).word)[0]?.verb.base;
}

function isTooMany(same: readonly Bullet[], all: number): boolean {
  const perJob = Map.groupBy(same, ({ jobIndex }) => jobIndex);
  return (
    [...perJob.values()].some(({ length }) => length >= IN_ONE_JOB) ||
    (same.length >= IN_ALL && same.length / all >= SHARE)
  );
}
