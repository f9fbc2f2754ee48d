import type { Proposal } from '../ad.ts';
import { type AdHeadLine, proposal } from './proposal.ts';
import { tariffIn } from './tariff.ts';

/* Title, firm, place and pay, by what the first lines of an ad look like. */

const LABELS = {
  title:
    /^(?:job title|position|title|role|vacancy|stelle|stellenbezeichnung|position|poste|intitulé du poste|puesto|vacante|oferta de empleo|cargo|vaga|stanowisko)\s*:\s*/iu,
  employer:
    /^(?:company|employer|arbeitgeber|unternehmen|firma|entreprise|employeur|société|empresa|empleador|empregador|pracodawca)\s*:\s*/iu,
  place:
    /^(?:location|where|place of work|office|based in|wo|standort|einsatzort|arbeitsort|ort|où|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|localidad|dónde|local(?: de trabalho)?|localização|cidade|onde|miejsce pracy|lokalizacja|gdzie)\s*:\s*/iu,
} as const;

const LONGEST = 90;

/** What stands behind a label of its own: "Location: Leeds". */
export function labelled(of: keyof typeof LABELS, lines: readonly AdHeadLine[]): Proposal | undefined {
  for (const { words, from } of lines) {
    const label = LABELS[of].exec(words)?.[0];
    const rest = label === undefined ? '' : (words.slice(label.length).split(/\s[|·•]\s/u)[0] ?? '');
    if (label !== undefined && rest.trim() !== '' && rest.length <= LONGEST) {
      return proposal(rest, from + label.length);
    }
  }
  return undefined;
}

const SITE =
  /posted|gepostet|publi(?:é|cado)|bewerber|applicants|apply|share|save|reposted|ago\b|vor \d|há \d|hace \d|il y a/iu;
const GENDER =
  /\((?:[mfwdhx]|all genders|gn)\s?[/|]\s?[mfwdhx](?:\s?[/|]\s?[mfwdhx])*\)|\b[HF]\/[HF]\b|\([mf]\/[mf]\)/iu;
const MONEY = /[€$£]|\bCHF\b|\bEUR\b|\bPLN\b|zł|R\$/u;

/** The first line that reads as the name of a job: one marked for all genders, or the first of few words. */
export function titleIn(head: readonly AdHeadLine[]): Proposal | undefined {
  const isTitle = ({ words }: AdHeadLine) =>
    words.length <= LONGEST && !SITE.test(words) && !/[.!?:,]$/u.test(words);
  const marked = head.find((line) => GENDER.test(line.words) && line.words.length <= 140);
  const line =
    marked ?? head.find((each) => isTitle(each) && !FIRM.test(each.words) && !MONEY.test(each.words));
  return line === undefined ? undefined : proposal(line.words.replace(/^#+\s*/u, ''), line.from);
}

/** Forms of firms, and words that schools, hospitals and towns are called by. */
const FIRM =
  /\b(?:g?GmbH(?: & Co\. KG)?|AG|KG|OHG|e\.\s?V\.|SE|Ltd\.?|Limited|LLC|Inc\.?|plc|PLC|LLP|CLG|Pty|SAS|SARL|Sàrl|S\.?A\.?|SCOP|S\.L\.U?\.?|SLU?|S\.R\.L\.|S\. Coop\.|Lda\.?|Ltda\.?|S\/A|sp\. z o\.o\.|sp\.j\.|S\.A\.)(?![\p{L}\p{N}])|\b(?:Klinikum|Krankenhaus|Spedition|Stadt|Landesamt|Universität|Hospital|Hospitals|Clinic|School|Academy|Council|Foundation|Trust|Hotel|Group|Services|EHPAD|Ville de|Mairie|Clinique|Transports|Ayuntamiento|Colegio|Agência|Agencia|Colégio|Prefeitura|Câmara|Szpital|Przedszkole|Spółka|Urząd)\b/u;

/** A line that names a firm; without one, the short line under the title. */
export function firmIn(head: readonly AdHeadLine[], title: Proposal | undefined): Proposal | undefined {
  const others = head.filter(
    ({ from }) => title === undefined || from > title.place.to || from < title.place.from,
  );
  for (const { words, from } of others) {
    if (words.length > LONGEST || SITE.test(words)) continue;
    let at = from;
    for (const part of words.split(PARTS)) {
      if (FIRM.test(part) && !/[.!?]\s/u.test(part.replace(/\b(?:Co|e|sp|z|o|S|Coop)\.\s/gu, '')))
        return proposal(part, at);
      at += part.length + 1;
    }
  }
  const under = others.find(({ from }) => title !== undefined && from > title.place.to);
  if (under === undefined || under.words.length > LONGEST || SITE.test(under.words)) return undefined;
  const first = under.words.split(PARTS)[0] ?? '';
  const isName =
    /^[\p{Lu}\d]/u.test(first) &&
    first.split(/\s+/u).length <= 6 &&
    !MONEY.test(first) &&
    !/[.!?:]$/u.test(first);
  return isName ? proposal(first, under.from) : undefined;
}

/** What parts a line of a head: "Acme · Leeds | full-time"; each is one sign, so that places stay right. */
const PARTS = /[·|•—–,(]/u;

/** A name of one word. A hyphen before a capital parts names, so that there is but one way to read "Baden-Baden". */
const NAME = String.raw`\p{Lu}(?:[\p{L}'’.]|-(?!\p{Lu}))+`;
const TOWN = String.raw`${NAME}(?:[ -]${NAME}){0,3}`;
const PLACE = new RegExp(
  String.raw`\b\d{4,5}\s+${TOWN}|\b${TOWN}(?:,\s(?:[A-Z]{2}\b|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?)|\/[A-Z]{2}\b|\s\([\p{Lu}\d][\p{L}\d .-]{1,24}\))`,
  'u',
);

/** A town with its state, its county or its postcode. */
export function placeIn(
  head: readonly AdHeadLine[],
  title: Proposal | undefined,
  employer: Proposal | undefined,
): Proposal | undefined {
  for (const line of head) {
    const { words, from } = line;
    if (title !== undefined && from >= title.place.from && from < title.place.to) continue;
    if (words.length > LONGEST || tariffIn(words) !== undefined) continue;
    const behind = behindFirm(line, employer);
    if (behind !== undefined) return behind;
    const found = PLACE.exec(words);
    if (found !== null) return proposal(found[0], from + found.index);
  }
  return undefined;
}

/** "Klinikum Nordstadt gGmbH, Hannover": names behind the firm's own, to the end of the line. */
function behindFirm({ words, from }: AdHeadLine, employer: Proposal | undefined): Proposal | undefined {
  const at = employer === undefined ? -1 : employer.place.to - from;
  if (employer === undefined || employer.place.from < from || at <= 0 || at >= words.length) return undefined;
  const rest = words.slice(at);
  const gap = /^\s*[,·|•]\s*/u.exec(rest)?.[0];
  if (gap === undefined) return undefined;
  const names = rest.slice(gap.length).split(/[·|•]|\s[–—-]\s/u)[0] ?? '';
  return NAMES.test(names.trim()) && !FIRM.test(names) ? proposal(names, from + at + gap.length) : undefined;
}

const NAMES =
  /^(?:\d{4,5}\s)?(?!\p{Lu}{1,3}(?!\p{L}))\p{Lu}[\p{L}.'’/-]+(?:\s(?:am|an der|im|de|del|la|les|sur|upon|under|\p{Lu}[\p{L}.'’/-]*|\([\p{L}\d ]{2,24}\))){0,3}(?:,\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}){0,2}$/u;

/** Bounded: of a row of hundreds every one would begin a search through all the others. */
const AMOUNT = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}){0,4}(?:[.,]\d{1,2})?`;
const CURRENCY = String.raw`(?:R\$|US\$|[€$£]|CHF|EUR|PLN|USD|GBP|zł|k€)`;
const UNIT = String.raw`(?:\s?(?:k|K|mil)\b)?`;
const PAY = new RegExp(
  String.raw`(?:${CURRENCY} ?${AMOUNT}${UNIT}|${AMOUNT}${UNIT} ?${CURRENCY})(?: ?(?:-|–|—|to|bis|à|a|do|et|and|y) ?(?:${CURRENCY} ?)?${AMOUNT}${UNIT}(?: ?${CURRENCY})?)?|${AMOUNT}${UNIT} ?(?:-|–|—|to|bis|à|a) ?${AMOUNT}${UNIT} ?${CURRENCY}`,
  'gu',
);
const PAID =
  /hour|\/hr?\b|year|annum|annual|salary|pay\b|per day|month|weekly|base|OTE|DOE|brutto|netto|jahr|monat|stunde|gehalt|lohn|brut\b|salaire|mensuel|\/h\b|brutos?|anual|sueldo|salario|salário|mensal|CLT|PJ|UoP|B2B|x 14|mes\b|zł/iu;
/** So many figures among the first lines are a year's pay, or a span of two. */
const YEARLY = 5;
const HEAD = 400;

/** The first amount of money that the words around it call pay. */
export function payIn(text: string): Proposal | undefined {
  for (const { 0: words, index } of text.matchAll(PAY)) {
    const end = index + words.length;
    const digits = words.replace(/\D/gu, '').length;
    const isCalled = PAID.test(text.slice(Math.max(0, index - 40), end + 40)) && digits > 2;
    const isHourly = /^ ?(?:\/|per |an |de l')/u.test(text.slice(end, end + 6));
    if (isCalled || isHourly || (digits >= YEARLY && index < HEAD)) return proposal(words, index);
  }
  return undefined;
}
