import { documentLanguages, languageOf } from '#documents/text/languages/languages.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { Advice, AdviceByField } from '#editor/advice/advice-store.ts';

/** Fewer words are a beginning, and nobody is told anything about one. */
const BEGUN_WORDS = 60;
/** What is read to its end on one page. */
const LONG_BODY_WORDS = 420;
const LONG_PARAGRAPH_WORDS = 150;
/** So many sentences, and such a share of them, that begin alike. */
const SAME_START = { sentences: 6, share: 0.6 };

/** Said by so many that it says nothing, in English letters. */
const WORN =
  /\b(?:team player|hard[- ]working|hard worker|detail[- ]oriented|think(?:ing)? outside (?:of )?the box|go[- ]getter|self[- ]starter|perfect fit|proven track record|fast[- ]paced environment|to whom it may concern)\b/giu;

const OURS = documentLanguages.flatMap(({ code }) => paragraphsOf(languageOf(code).letterDefaults.body));
const OPENINGS = documentLanguages.map(({ code }) => languageOf(code).letterDefaults.opening);

/**
 * What an editor would say of a letter that has come some way. What is missing, empty or in brackets is unfinished, and
 * nobody's fault: that is told before a download.
 */
export function adviseLetter(letter: LetterData): AdviceByField {
  const { content, recipient, settings } = letter;
  const paragraphs = paragraphsOf(content.body);
  const own = paragraphs.filter((paragraph) => !OURS.includes(paragraph));
  if (wordsIn(own.join(' ')) < BEGUN_WORDS) return new Map();
  const isEnglish = settings.language === 'en';
  const opening = namedOpening(content.opening, recipient.hiringManagerName.trim());
  const body = [
    ...longText(paragraphs),
    ...oursLeft(paragraphs),
    ...(isEnglish
      ? [
          ...employerNowhere(content.body, recipient.company.trim()),
          ...sameStarts(own.join('\n')),
          ...wornWords(content.body),
        ]
      : []),
  ];
  const found: [string, Advice[]][] = [
    ['content.opening', opening],
    ['content.body', body],
  ];
  return new Map(found.filter(([, list]) => list.length > 0));
}

function namedOpening(opening: string, name: string): Advice[] {
  if (name === '' || !OPENINGS.includes(opening.trim())) return [];
  return [
    {
      id: 'letter/opening',
      title: `The opening does not name ${name}`,
      suggestion: 'You know to whom you write: a letter with a name is read as one.',
    },
  ];
}

function longText(paragraphs: readonly string[]): Advice[] {
  const words = wordsIn(paragraphs.join(' '));
  if (words > LONG_BODY_WORDS) {
    return [
      {
        id: 'letter/length',
        title: `The body has ${words} words`,
        suggestion:
          'Two hundred to three hundred and fifty are read to the end. Keep the two strongest points.',
      },
    ];
  }
  const longest = Math.max(0, ...paragraphs.map(wordsIn));
  if (longest <= LONG_PARAGRAPH_WORDS) return [];
  return [
    {
      id: 'letter/paragraph',
      title: `One paragraph has ${longest} words`,
      suggestion: 'Part it by a blank line where a new thought begins.',
    },
  ];
}

function oursLeft(paragraphs: readonly string[]): Advice[] {
  const left = paragraphs.find((paragraph) => OURS.includes(paragraph) && !paragraph.includes('['));
  if (left === undefined) return [];
  return [
    {
      id: 'letter/ours',
      title: `“${beginningOf(left)}” is our wording, word by word`,
      suggestion: 'Put in its place one thing that you did, and what came of it.',
    },
  ];
}

function employerNowhere(body: string, company: string): Advice[] {
  // Whoever says "you" to them has no need of the name.
  if (company === '' || /\[Company\]|\byou(?:r|rs)?\b/iu.test(body)) return [];
  if (body.toLowerCase().includes(company.toLowerCase())) return [];
  // Known by the first word of its name, as "Norte" is for "Norte Health Inc.".
  const [first = ''] = company.split(/\s+/u);
  if (first.length > 3 && body.toLowerCase().includes(first.toLowerCase())) return [];
  return [
    {
      id: 'letter/employer',
      title: `The body never speaks of ${company}`,
      suggestion: 'One sentence on why you write to them and to no one else makes it their letter.',
    },
  ];
}

function sameStarts(text: string): Advice[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u).filter((sentence) => wordsIn(sentence) > 1);
  const withI = sentences.filter((sentence) => /^I(?:['’]\w+)?\s/u.test(sentence.trim()));
  if (sentences.length < SAME_START.sentences) return [];
  if (withI.length < sentences.length * SAME_START.share) return [];
  return [
    {
      id: 'letter/starts',
      title: `${withI.length} of ${sentences.length} sentences begin with “I”`,
      suggestion: 'Begin some of them with the task, the result or the employer.',
    },
  ];
}

function wornWords(body: string): Advice[] {
  const found = [...new Set([...body.matchAll(WORN)].map(([words]) => words.toLowerCase()))];
  const [first] = found;
  if (first === undefined) return [];
  return [
    {
      id: 'letter/worn',
      title: `${found.map((words) => `“${words}”`).join(', ')} ${found.length === 1 ? 'is' : 'are'} in most letters`,
      suggestion: 'Say what you did that shows it; the words are then not needed.',
    },
  ];
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

function beginningOf(text: string): string {
  return `${text.split(/\s+/u).slice(0, 5).join(' ')}...`;
}
