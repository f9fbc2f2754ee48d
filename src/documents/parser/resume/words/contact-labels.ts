import { fold } from '../text/fold.ts';

/*
 * What forms put beside a detail of a person to say what it is, in the languages that we read: the field that the detail
 * went into says the same.
 */

const LABELS = `name|names|full name|first name|first names|given name|given names|last name|surname|surnames|family name|family names
|nachname|nachnamen|vorname|vornamen|familienname|nombre|nombres|apellido|apellidos|nom|noms|prenom|prenoms|nome|nomes|apelido|apelidos|sobrenome|nome proprio|nomes proprios
|cognome|cognomi|naam|namen|voornaam|achternaam|imie|imiona|nazwisko|nazwiska|имя|фамилия|отчество
|e-mail|email|mail|e-mail address|email address|e-mail-adresse|correo|correo electronico|courriel|adresse electronique|endereco eletronico|correio eletronico|indirizzo e-mail|posta elettronica|adres e-mail|электронная почта|эл. почта
|phone|phones|telephone|telephones|tel|tel.|mobile|mobile phone|cell|telefon|telefonnummer|telefone|telefones|telefono|telefoni|telefoon|telefoonnummer|mobil|mobiltelefon|handy|movil|telemovel|celular|portable|cellulare|mobiel|komorka|numer telefonu|fax|телефон|мобильный
|address|addresses|home address|adresse|adressen|anschrift|adresses|direccion|direcciones|endereco|enderecos|morada|moradas|indirizzo|indirizzi|adres|adressen|location|wohnort|адрес`;

const KNOWN = new Set(LABELS.split('|').map((label) => fold(label).trim()));
/** "Nachname(n) / Vorname(n)": several of what is told, and two labels of one detail. */
const ENDS_OF_SEVERAL = /\((?:s|n|n\.|e|es|i|en|a|y|ы)\)/gu;

/** Whether a text says what a detail of a person is, and nothing else. */
export function isContactLabel(text: string): boolean {
  const labels = fold(text)
    .replace(ENDS_OF_SEVERAL, '')
    .split(/[/,&]|\s(?:und|and|y|e|et|i|en|и)\s/u)
    .map((label) => label.trim().replace(/\s?:$/u, ''));
  return labels.every((label) => KNOWN.has(label));
}
