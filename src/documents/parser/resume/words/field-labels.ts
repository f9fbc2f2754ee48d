import { anyOf } from '../text/fold.ts';

/* What people write before a value to say what it is, as in "Employer: Acme"; folded, in the languages of `headings`. */

const WHEN = `zeitraum|zeit|dauer|datum|von-bis|period|dates?|duration|periode|periodo|fechas?|data|okres|период|период работы|сроки`;
const WHERE = `arbeitgeber|firma|unternehmen|betrieb|employer|company|organi[sz]ation|entreprise|employeur|societe|empresa|empleador|empregador|werkgever|bedrijf|pracodawca|azienda|datore di lavoro|компания|организация|работодатель|место работы|schule|hochschule|universitat|bildungseinrichtung|school|university|institution|etablissement|ecole|centro|instituicao|uczelnia|szkola|учебное заведение|вуз`;
const WHAT = `position|job title|title|role|stelle|funktion|tatigkeit|tatigkeit als|beruf|poste|fonction|intitule du poste|puesto|cargo|funcion|funcao|functie|stanowisko|ruolo|posizione|должность|abschluss|degree|diplome|titulo|специальность`;
const WHERE_IT_WAS = `ort|standort|location|place|city|lieu|ville|lugar|localidad|local|plaats|miejsce|miejscowosc|город`;

const labelled = (words: string) => new RegExp(`^\\s*(?:${anyOf(words.split('|'))})\\s*:\\s*`, 'u');

/** Each kind of label at the beginning of a folded text. */
export const FIELD_LABELS = {
  when: labelled(WHEN),
  where: labelled(WHERE),
  what: labelled(WHAT),
  place: labelled(WHERE_IT_WAS),
} as const;

export type FieldLabel = keyof typeof FIELD_LABELS;
