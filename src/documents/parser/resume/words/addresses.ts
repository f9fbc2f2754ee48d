/** What says that a text is the address of a house. */
export const STREET =
  /(?<!\p{L})(?:street|st\.|avenue|ave\.?|road|rd\.?|drive|dr\.|lane|ln\.?|boulevard|blvd\.?|court|ct\.|way|place|square|apt\.?|suite|unit|\p{L}*(?:straße|strasse|str\.|weg|gasse|platz|allee)|rue|chemin|impasse|calle|avenida|av\.|rua|via|viale|piazza|corso|\p{L}*(?:straat|laan|plein|gracht|kade)|ul\.|al\.|os\.|ул\.|пер\.|пр\.|просп\.|проспект|шоссе|наб\.|улица|p\.?o\.? box)(?!\p{L})/iu;
/** A postal code with its town. */
export const POSTAL =
  /(?<![\d-])(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?\s+\p{Lu}[\p{L} .'/-]+|\p{Lu}[\p{L} .'-]{1,60},?\s{1,5}(?:[A-Z]{2}\s+)?\d{5}(?:-\d{4})?(?!\d)|\p{L}{1,2}\d{1,2}\p{L}?\s?\d\p{L}{2}|^\p{Lu}\p{L}+,? \p{Lu}{1,2}\d{1,2}\p{Lu}?$|\d{4}\s?[A-Z]{2}\s+\p{L}+/u;
