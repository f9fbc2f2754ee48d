/* A street is written in full or in short: "Elm Street", "Elm St.", "Hauptstraße", "Hauptstr.". */

/** Words of addresses that are the same, in small letters and without a dot. */
const SAME: readonly (readonly string[])[] = [
  ['street', 'st', 'str'],
  ['avenue', 'ave', 'av'],
  ['avenida', 'avda', 'av'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['boulevard', 'blvd', 'bd', 'boul'],
  ['court', 'ct'],
  ['square', 'sq'],
  ['place', 'pl'],
  ['terrace', 'ter', 'terr'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['calle', 'c'],
  ['plaza', 'pza', 'pl'],
  ['rua', 'r'],
  ['travessa', 'tv'],
  ['ulica', 'ul'],
  ['aleja', 'al'],
  ['plac', 'pl'],
  ['chemin', 'ch'],
  ['route', 'rte'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
];

/** Behind the name, in one word with it. */
const SUFFIXES: readonly (readonly string[])[] = [
  ['straße', 'strasse', 'str'],
  ['platz', 'pl'],
  ['gatan', 'g'],
  ['straat', 'str'],
];

/** So many ways of writing one street are looked for. */
const MOST_FORMS = 12;

/** The street as it was written, and in its other ways. */
export function streetForms(street: string): string[] {
  const words = street.split(/(?<=\s)|(?=\s)/u);
  const forms = new Set([street]);
  words.forEach((word, at) => {
    for (const other of otherForms(word))
      forms.add(words.map((each, index) => (index === at ? other : each)).join(''));
  });
  return [...forms].slice(0, MOST_FORMS);
}

function otherForms(word: string): string[] {
  const plain = word.replace(/[./,]$/u, '').toLowerCase();
  const whole = SAME.filter((same) => same.includes(plain)).flat();
  const suffixed = SUFFIXES.flatMap((same) => {
    const own = same.find((each) => plain.length > each.length + 2 && plain.endsWith(each));
    return own === undefined ? [] : same.map((each) => plain.slice(0, -own.length) + each);
  });
  return [...new Set([...whole, ...suffixed])].filter((form) => form !== plain);
}
