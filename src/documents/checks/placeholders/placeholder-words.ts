import { isMeant } from '#documents/text/brackets.ts';

/** What templates ask to be replaced, word for word, in any case. */
const ASKED = [
  'your name',
  'your full name',
  'first name last name',
  'firstname lastname',
  'first last',
  'your email',
  'your e-mail',
  'your phone',
  'your phone number',
  'your address',
  'your city',
  'your job title',
  'job title here',
  'company name here',
  'your title here',
  'your name here',
  'insert here',
  'insert text here',
  'insert your',
  'enter your',
  'type your',
  'add your',
  'write your',
  'text here',
  'click here to add',
  'click or tap here to enter text',
  'tap here to enter',
  'replace this text',
  'replace with your',
  'delete this text',
  'placeholder text',
  'sample text',
  'summarize your key responsibilities',
  'briefly state your career objective',
  'describe your responsibilities and achievements',
  'it’s okay to brag about your gpa',
  'this is the place for a brief summary of your key responsibilities',
  'describe what you did',
  'do you manage a team for your club',
  'on the home tab of the ribbon',
  'to get started with this template',
  'list your strengths relevant for the role',
  'brief summary about yourself',
  'add a brief description',
  'dates from – to',
  'dates from - to',
  'degree / date earned',
  'degree name / date earned',
  'degree and major',
  'your school name',
  'name of school here',
  'state the results',
  'describe your accomplishments here',
  'vorname nachname',
  'ihr name',
  'musterfirma',
  'musterstraße',
  'musterstrasse',
  'musterstadt',
  'hier text einfügen',
  'votre nom',
  'votre prénom',
  'prénom nom',
  'nom de l’entreprise ici',
  'insérer ici',
  'su nombre',
  'tu nombre',
  'nombre apellido',
  'nombre y apellidos',
  'seu nome',
  'nome sobrenome',
  'inserir aqui',
] as const;

/** Those of them that begin sentences of people's own ("Add your", "Enter your") count only at the beginning of a line. */
const AT_START = new Set([
  'insert your',
  'enter your',
  'type your',
  'add your',
  'write your',
  'first last',
  'describe what you did',
  'add a brief description',
  'list your strengths relevant for the role',
  'degree and major',
]);

/** Whole lines that are a placeholder, and would be part of a sentence elsewhere. */
const WHOLE_LINES = new Set([
  'job title',
  'company name',
  'school name',
  'university name',
  'degree name',
  'city, state',
  'city, st',
  'city, country',
  'street address',
  'email@example.com',
  'name@example.com',
  'youremail@example.com',
  'your.email@example.com',
  'your@email.com',
  'john doe',
  'jane doe',
  'max mustermann',
  'erika mustermann',
  'skill 1',
  'skill 2',
  'skill one',
  'summary here',
  'start date',
  'end date',
  'tbd',
  'tba',
  'tbc',
  'to be determined',
  'xxx',
  'xx',
  'todo',
  'untitled',
]);

/** Patterns of any language. */
const PATTERNS: readonly RegExp[] = [
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b|\bsed do eiusmod\b/giu,
  /\b(?:19|20)(?:XX|xx|YY|\?\?)\b/gu,
  /\b(?:MM|mm)\s?\/\s?(?:YYYY|yyyy|YY)\b|\b(?:DD|dd)[./]MM[./]YYYY\b|\bYYYY-MM\b/gu,
  /(?:\+?\d{0,2}[\s.-]?\(?[xX]{3}\)?[\s.-]?[xX]{3}[\s.-]?[xX]{4})\b|\(?\b555\)?[\s.-]555[\s.-]5555\b|\(?\b123\)?[\s.-]456[\s.-]7890\b/gu,
  /\bTBD\b|\bTODO\b(?=:)/gu,
  // Amounts and shares that were never filled in: "XX%", "$X", "X years".
  /(?<![\p{L}\p{N}])(?:[$€£]?[Xx]{2,3}%|[$€£][Xx]{1,3}(?:[KkMm]|\b)(?!\p{L})|X%)/gu,
];

/** Words between brackets that ask for something, rather than say it: "[Company]", "<Your Name>", "{title}". */
const BRACKETED =
  /\[\s*(?:(?:your|insert|enter|add|the|company|employer|organi[sz]ation|job|position|role|title|name|first|last|full|school|university|college|degree|major|city|state|country|location|address|street|zip|phone|telephone|email|e-mail|linkedin|website|url|link|date|dates|month|year|start|end|number|#|x+|amount|percent|percentage|metric|result|skill|skills|software|tool|tools|industry|product|project|department|team|achievement|responsibility|description|hiring|recipient|firma|ihr|vorname|nachname|stelle|datum|entreprise|votre|nom|prénom|poste|empresa|nombre|cargo|nome)\b[^[\]\n]{0,40})\]|<\s*(?:your|insert|enter|company|name|first name|last name|job title|position|city)\b[^<>,\n]{0,30}>|\{\{?\s*(?:your|company|name|first_?name|last_?name|title|job_?title|position|date|city|email|phone)\b[^{}\n]{0,30}\}\}?/giu;

/** What in a text was left from a template, as written. */
export function placeholdersIn(text: string): string[] {
  const plain = text.replace(/'/g, '’');
  const lower = plain.toLowerCase();
  const line = lower.trim().replace(/(?<![.:…])[.:…]+$/u, '');
  if (WHOLE_LINES.has(line)) return [text.trim()];
  return [
    ...ASKED.flatMap((asked) => {
      const at = findWords(lower, asked);
      return at === -1 || (AT_START.has(asked) && at > 2) ? [] : [text.slice(at, at + asked.length)];
    }),
    ...PATTERNS.flatMap((pattern) => text.match(pattern) ?? []),
    ...(text.match(BRACKETED) ?? []).filter((bracketed) => !isMeant(bracketed.slice(1, -1))),
  ];
}

/** Where words stand as whole words; -1 where they do not. */
function findWords(text: string, words: string): number {
  const at = text.indexOf(words);
  if (at === -1) return -1;
  const isEdge = (character: string | undefined) =>
    character === undefined || !/[\p{L}\p{N}]/u.test(character);
  return isEdge(text[at - 1]) && isEdge(text[at + words.length]) ? at : -1;
}
