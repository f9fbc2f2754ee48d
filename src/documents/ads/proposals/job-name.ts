/* The name of a job without what ads put behind it: it goes on into letters as it is. */

/** Who may apply, in one letter each: "(m/w/d)", "(H/F)", "(K/M)". */
const GENDERS = String.raw`(?:[mwfhdkxni]|div)\.?\s?(?:[/|*:,-]\s?(?:[mwfhdkxni]|div)\.?\s?){1,3}|all genders(?: welcome)?|any gender|alle geschlechter|gn`;
/** How much of a week and for how long, which people say elsewhere. */
const HOURS = String.raw`(?:full|part)[ -]?time|fulltime|parttime|permanent|temporary|contract|remote|hybrid|on-?site|vollzeit|teilzeit|minijob|befristet|unbefristet|homeoffice|cdi|cdd|temps[ -](?:plein|complet|partiel)|télétravail|(?:a |en )?(?:tiempo|jornada) (?:completo|completa|parcial)|indefinido|temporal|remoto|híbrido|teletrabajo|tempo (?:integral|inteiro|parcial)|efetivo|presencial|pełny etat|(?:1\/2|½) etatu|zdalnie|zdalna|stacjonarnie|umowa o pracę|\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?%`;
const JOINED = String.raw`\s?(?:[/|,;·]|-|–|or|and|oder|und|ou|et|o|y|e|lub|i)\s?`;
const SAID = String.raw`(?:${GENDERS}|${HOURS})(?:${JOINED}(?:${GENDERS}|${HOURS})){0,3}`;
const IN_BRACKETS = new RegExp(String.raw`^(?:${SAID})$`, 'iu');
/** Without brackets only what can be nothing else: "Cariste H/F", "Nurse – full time". */
const BARE = /(?<![\p{L}\p{N}/])(?:[HF]\/[HF](?:\/X)?|[mwf]\/[wmf]\/[dx]|[KM]\/[MK])(?![\p{L}\p{N}/])/gu;
const LAST = new RegExp(
  String.raw`(?:(?: [-–—|·]|,) ?(?:${HOURS})|\s\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?%)$`,
  'iu',
);

/** "Koch (m/w/d) in Teilzeit" is a "Koch in Teilzeit"; where nothing would be left, it is as it stands. */
export function jobName(title: string): string {
  const plain = title
    .replace(/[([]([^()[\]]{1,60})[)\]]/gu, (whole, said: string) =>
      IN_BRACKETS.test(said.trim()) ? ' ' : whole,
    )
    .replace(BARE, ' ')
    .split(/\s/u)
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(LAST, '')
    .replace(/^[,|·–—-] ?|(?: [|·–—-]|,)$/gu, '')
    .trim();
  return plain === '' ? title : plain;
}
