import type { Source } from '#documents/parser/parsed-resume.ts';
import { quoted } from '../bullets/resume-bullets.ts';
import type { Check, Fault } from '../check.ts';
import { type AreaText, ownWords } from '../words/resume-texts.ts';

/* The check for clichés and wordy phrases, and their list. */

/** A phrase that says little, and what to write in its place. */
type Phrase = { phrase: string; pattern: RegExp; instead: string };

/** What everybody says of themselves: each with what would show it. A plus parts phrases that get the same answer. */
const CLICHES = `
team player + good team player: say whom you worked with and what you made together
hard worker + hard-working + hardworking: name the amount, the pace or the hours
go-getter + self-starter: name something you began without being asked
results-driven + results-oriented + result-oriented + goal-oriented + results driven + results oriented: name the results
detail-oriented + detail oriented + attention to detail + great eye for detail: name what stayed free of errors
think outside the box + thinking outside the box + out-of-the-box thinker + outside-the-box thinker: name the idea and what it changed
proven track record + track record of success + proven ability: name two or three of the successes
excellent communication skills + strong communication skills + great communication skills + excellent verbal and written communication + strong interpersonal skills + excellent interpersonal skills: say what you wrote, taught or negotiated, and with whom
strong work ethic: name what shows it, such as attendance or deadlines kept
fast-paced environment + fast paced environment: name the pace: orders an hour, releases a month
synergy + synergies + synergize: say who worked together and on what
thought leader + thought leadership + industry guru + ninja + rock star + rockstar: name the talks, articles or people you taught
best of breed + best-of-breed + best in class + best-in-class + world-class: give the measure or the ranking
dynamic professional + dynamic individual + highly motivated + highly-motivated + motivated individual + motivated professional + self-motivated + passionate about: say what you have done about it
wear many hats + wore many hats + wearing many hats + jack of all trades: name the two or three roles that matter here
hit the ground running + move the needle + low-hanging fruit + low hanging fruit + win-win + paradigm shift + boil the ocean: say plainly what happened
bottom line: name the figure
people person: name the people and what you do for them
go above and beyond + went above and beyond + going above and beyond + goes above and beyond: say what you did beyond the task
value add + value-add + value added: say what was better afterwards
seasoned professional + results-driven professional: give your years and your field
perfectionist: name the standard that you keep
references available upon request + references available on request + references upon request: leave it out, since everybody knows`;

/** Words that can go, each with the shorter ones. */
const WORDY = `
in order to: to
due to the fact that + owing to the fact that + in view of the fact that: because
a wide variety of + a wide range of + a large number of + a multitude of + a plethora of: many, or the number
on a daily basis: daily
on a weekly basis: weekly
on a monthly basis: monthly
on a regular basis: regularly, or how often
on an annual basis: yearly
for the purpose of: to, or for
in the event that: if
at this point in time + at the present time: now
in a timely manner: on time, or by when
has the ability to + have the ability to + had the ability to: can
with regard to + with regards to + in regards to + in reference to: about, or on
the majority of: most
in the process of: leave it out
a total of: leave it out
various different + many different: different, or the number
each and every: every
as well as also: and
successfully and efficiently: leave it out
in close collaboration with + in close cooperation with: with
was able to + were able to: leave it out, and write the verb in the past
utilized + utilised: used
utilizing + utilising: using
utilization of the: using the
assisted in the development of: helped develop
made improvements to: improved
provided assistance to + provided support to: helped
conducted an analysis of + performed an analysis of: analyzed
conducted a review of + performed a review of: reviewed
came up with: devised
in charge of managing: managing
past experience: experience
future plans: plans
end result: result
close proximity to: near
prior to: before
subsequent to: after`;

const cliches: readonly Phrase[] = phrases(CLICHES);
const wordyPhrases: readonly Phrase[] = phrases(WORDY);

function phrases(list: string): Phrase[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(': ');
      const instead = line.slice(at + 2);
      return line
        .slice(0, at)
        .split(' + ')
        .map((phrase) => ({
          phrase,
          instead,
          pattern: new RegExp(`(?<![\\p{L}-])${phrase.replace(/ /g, '\\s+')}(?![\\p{L}-])`, 'giu'),
        }));
    });
}

const MOST_ADVISED = 4;

type Found = { written: string; phrase: Phrase; place: Source };

/** What everybody says, and what takes three words for one. */
export const emptyPhrases: Check = {
  id: 'language/empty-phrases',
  group: 'language',
  area: 'document',
  severity: 'low',
  why: 'These words stand in so many resumes that they tell nothing of you; the room is worth more filled with facts.',
  passed: 'No worn-out phrases',
  applies: ({ resume }) => resume.language === 'en' && ownWords(resume).length > 0,
  find({ resume }) {
    const texts = ownWords(resume);
    return [
      ...fault(find(texts, cliches), 'Worn-out words', 'Show it instead'),
      ...fault(find(texts, wordyPhrases), 'Fewer words say the same', 'Shorten'),
    ];
  },
};

function find(texts: readonly AreaText[], phrases: readonly Phrase[]): Found[] {
  return texts.flatMap(({ value, source }) =>
    phrases.flatMap((phrase) =>
      (value.match(phrase.pattern) ?? []).map((written) => ({
        written,
        phrase,
        place: { ...source, snippet: written },
      })),
    ),
  );
}

/** As it is written at its first place; a capital makes no other phrase of it. */
const onceEach = (found: readonly Found[]): string[] =>
  [
    ...new Map(found.toReversed().map(({ written }) => [written.toLowerCase(), written])).values(),
  ].toReversed();

function fault(found: readonly Found[], what: string, advice: string): Fault[] {
  if (found.length === 0) return [];
  const distinct = [...new Map(found.map((each) => [each.phrase.instead, each])).values()];
  const suggestion = distinct
    .slice(0, MOST_ADVISED)
    .map(({ written, phrase }) => `for “${written}”, ${phrase.instead}`)
    .join('; ');
  return [
    {
      title: `${what}: ${quoted(onceEach(found))}`,
      suggestion: `${advice}: ${suggestion}.`,
      places: found.map(({ place }) => place),
    },
  ];
}
