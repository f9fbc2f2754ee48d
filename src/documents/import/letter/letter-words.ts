/* By which words the parts of a letter are told, in the languages that letters can be in. */

/** The line that greets: "Dear Ms Hill,". Each by its language. */
export const GREETINGS: readonly (readonly [string, RegExp])[] = [
  ['en', /^(?:dear|hello|hi|greetings|good (?:morning|day)|to whom it may concern)(?!\p{L})/iu],
  ['de', /^(?:sehr geehrte[rns]?|liebe[rs]?|guten tag|hallo|werte[rs]?)(?!\p{L})/iu],
  ['fr', /^(?:madame|monsieur|mesdames|messieurs|chère?s?|bonjour)(?!\p{L})/iu],
  [
    'es',
    /^(?:estimad[oa]s?|muy señor(?:a|es)?|querid[oa]s?|a quien corresponda|apreciad[oa]s?|buenos días)(?!\p{L})/iu,
  ],
  [
    'pt',
    /^(?:prezad[oa]s?|car[oa]s?|exm[oa]s?|ex\.m[oa]s?|excelentíssim[oa]s?|ilm[oa]s?|a quem possa interessar|bom dia)(?!\p{L})/iu,
  ],
  [
    'it',
    /^(?:gentil[ei]|gentilissim[aei]|egregi[oa]?|spettabile|spett\.|alla cortese attenzione|buongiorno)(?!\p{L})/iu,
  ],
  ['nl', /^(?:geachte?|beste|goedendag)(?!\p{L})/iu],
  ['pl', /^(?:szanown[aiey]|drog[iae]|dzień dobry)(?!\p{L})/iu],
];

/** The line that ends a letter before the name: "Yours sincerely,". */
export const FAREWELL =
  /^(?:yours|sincerely|(?:with )?(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|regards|respectfully|faithfully|many thanks|thank you,|with appreciation|mit (?:freundlichen|besten|herzlichen) grüßen|(?:freundliche|beste|viele|herzliche) grüße|hochachtungsvoll|je vous prie|veuillez (?:agréer|recevoir|croire)|(?:bien )?cordialement|bien à vous|salutations|(?:muy )?atentamente|(?:reciba )?un (?:cordial |atento )?saludo|saludos|le saluda|cordialmente|atenciosamente|(?:com os )?(?:melhores|meus) cumprimentos|cumprimentos|respeitosamente|(?:cordiali|distinti|cari|i miei più cordiali) saluti|un cordiale saluto|in fede|(?:met )?(?:vriendelijke|hartelijke|beste) groet(?:en)?|hoogachtend|z poważaniem|z wyrazami|łączę (?:wyrazy|pozdrowienia)|pozdrawiam|serdecznie pozdrawiam)(?!\p{L})/iu;

/** A formula of farewell is a sentence of its own in some languages. */
export const FAREWELL_MOST = 220;
/** A longer line of greeting goes on into the text. */
export const GREETING_MOST = 80;

/** What a letter is about, and the job that it names. */
export const SUBJECT =
  /^(?:re|subject|ref(?:erence)?|betreff|betr\.|objet|asunto|assunto|betreft|onderwerp|dotyczy|ref\.)\s*:/iu;
export const ABOUT_JOB =
  /(?:application (?:for|to)|applying for|bewerbung|candidature|candidatura|solicitud|sollicitatie|vacature|aplikacja|(?:position|role|post|job) of|stelle|poste|puesto|vaga|stanowisk)/iu;
export const JOB_NAMED =
  /(?:(?:position|role|post|job) (?:of|as)|application (?:for|to)(?: the)?(?: (?:position|role|post|job))?(?: (?:of|as))?|applying for(?: the)?(?: (?:position|role|post|job))?(?: (?:of|as))?|bewerbung (?:als|um die stelle als)|stelle als|poste (?:de|d[’']|:)|candidature (?:au poste (?:de|d[’'])|:)|puesto de|candidatura (?:a|à|ao|para) (?:vaga |posto |puesto |lugar )?(?:de )?|vaga de|functie (?:van|als)|sollicitatie (?:als|naar de functie van|voor de functie van)|vacature(?: (?:van|voor|als))?(?! (?:op|met|via|in|bij|uit)(?!\p{L}))|stanowisko|als)[\s:–“"«„-]*(?<job>\p{L}[^“”"«»„\n,;|]{2,80})/iu;

/** Before whoever is written to. */
export const ATTENTION =
  /^(?:à l[’']attention d[’']|(?:attn|attention|att|z\.\s?hd|zu händen|à l[’']attention (?:de|du|des)|a la atención (?:de|del)|a\/c|ao cuidado (?:de|do|da)|à atenção (?:de|do|da)|t\.?a\.?v|ter attentie van)\.?(?!\p{L}))[\s:]*/iu;
/** How people are addressed before their names. */
export const TITLES =
  /^(?:mr|ms|mrs|miss|mx|dr|prof|herrn?|frau|madame|mme|m\.|monsieur|mlle|sr\.?a?|sra|don|doña|dña|exm[oa]\.?|dhr|de heer|mevr|mevrouw|mw|pan|pani|dott?)\.?\s/iu;
/** What a department or a role is called instead of a name. */
export const OFFICE =
  /(?:hiring|recruit|human resources|personnel|talent|department|personal(?:abteilung|leit|büro|wesen)|ressources humaines|recrutement|direction|recursos humanos|departamento|selección|recrutamento|seleção|dział|rekrutac|kadr|personeel|werving|afdeling|(?<!\p{L})(?:hr|rh|rr\.? ?hh)(?!\p{L})|manager|director|leiter)/iu;
/** What the names of companies and institutions have. */
export const FIRM =
  /(?<!\p{L})(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|ohg|se|e\.?\s?v|sarl|sas|s\.?a|s\.?a\.?s|s\.?l|s\.?l\.?u|lda|ltda|s\.?r\.?l|b\.?v|sp\.? z o\.?\s?o|spółka|group|groupe|gruppe|grupo|company|services|solutions|systems|bank|hotel|hôtel|clinic|hospital|university|college|school|institute|klinik\p{L}*|krankenhaus|universität|schule|verlag|werke?|stadt|clinique|hôpital|lycée|université|école|mairie|clínica|colegio|universidad|universidade|escola|escuela|banco|ziekenhuis|hogeschool|universiteit|stichting|gemeente|n\.v|szpital|uniwersytet|szkoła|studio|agency|agentur|foundation|stiftung|fundación|fundacja|museum|restaurant|partners|logistics|foods?|media|labs?)(?!\p{L})\.?/iu;
/** What a street is called, or how its line looks: "12 High Street", "Hauptstraße 12". */
export const STREET =
  /(?:str(?:aße|asse|\.)|weg|platz|allee|gasse|damm|street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|suite|floor|boulevard|blvd|rue|calle|c\/|avda|av\.|plaza|rua|praça|travessa|avenida|largo|straat|laan(?!\p{L})|gracht|ul\.|al\.|aleja|postfach|p\.?\s?o\.? box)/iu;
