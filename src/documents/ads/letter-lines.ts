/* Lines of a mail around an ad: greetings and goodbyes, in our six languages. They say nothing of a job. */

/** "Hi Ana,": the line begins so, and is no longer than a few names. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|grüezi|servus|bonjour|bonsoir|salut|cher|chère|chers|madame|monsieur|hola|buen(?:os|as)? (?:días?|tardes|noches)|estimad[oa]s?|querid[oa]s?|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|cześć|dzień dobry|witaj|witam|szanown[aiy]|drog[ai]|hej)(?![\p{L}\p{N}])/iu;
const MOST_GREETED = 8;
/** What follows a greeting in a title: "Hello Fresh – Line Cook" greets nobody. */
const ENDS_GREETING = /[,!:]$/u;

/** "Best," or "Mit freundlichen Grüßen": the whole line. */
const GOODBYE =
  /^(?:(?:all (?:the )?)?best(?: wishes| regards)?|(?:kind(?:est)?|warm(?:est)?) (?:regards|wishes)|regards|cheers|thanks(?: again| a lot| so much)?|many thanks|thank you|yours(?: sincerely| faithfully| truly)?|sincerely(?: yours)?|take care|talk soon|(?:mit )?(?:(?:vielen|besten|herzlichen|freundlichen|lieben|schönen) )?(?:freundlichen?|herzlichen?|beste[nr]?|lieben?|liebe|schönen?|viele)? ?grü(?:ß|ss)en?|mfg|lg|vg|danke|bis bald|(?:bien )?cordialement|bien à (?:vous|toi)|(?:sincères |meilleures )?salutations|amicalement|merci(?: d['’]avance)?|à bientôt|(?:un )?(?:cordial |afectuoso )?saludos?(?: cordiales)?|(?:un )?abrazo|atentamente|gracias|(?:com os )?(?:melhores )?cumprimentos|atenciosamente|(?:um )?abraço|abraços|obrigad[oa]|(?:z )?(?:poważaniem|wyrazami szacunku)|pozdrawiam(?: serdecznie)?|(?:serdeczne )?pozdrowienia|dziękuję)\s?[,.!]?$/iu;

export function isGreeting(line: string): boolean {
  const words = line.trim();
  return GREETING.test(words) && ENDS_GREETING.test(words) && words.split(/\s/u).length <= MOST_GREETED;
}

export function isGoodbye(line: string): boolean {
  return GOODBYE.test(line.trim());
}
