/** A number that says who somebody is, and what it is called. */
export type IdentityNumber = { name: string; written: string };

/** Names of such numbers, as labels before them. A licence to practice is no such number: only that to drive. */
const LABELED: readonly (readonly [string, RegExp])[] = [
  ['social security number', /\b(?:ssn|social security(?: (?:no|number|nr))?|s\.s\.n)\b/iu],
  [
    'passport number',
    /\b(?:passport(?: (?:no|number|nr|#))?|reisepass(?:nummer|nr)?|(?:n° |numéro )?(?:de )?passeport|(?:n[º°.] |número )?(?:de )?pasaporte|(?:n[º°.] |número )?(?:do )?passaporte)\b/iu,
  ],
  [
    'driving license number',
    /\b(?:driver['’]?s?(?: licen[sc]e)(?: (?:no|number))?|driving licen[sc]e(?: (?:no|number))?|führerschein(?:nummer|-nr))\b/iu,
  ],
  ['national insurance number', /\b(?:national insurance(?: (?:no|number))?|ni (?:no|number)|nino)\b/iu],
  [
    'identity card number',
    /(?<!\p{L})(?:national id(?: (?:no|number))?|identity card(?: (?:no|number))?|id card(?: (?:no|number))?|personalausweis(?:nummer|-nr)?|carte d['’]identité|dni|nie|nif|bilhete de identidade|cartão de cidadão|rg|cpf|curp|cédula|aadhaar(?: (?:no|number))?|aadhar(?: (?:no|number))?|nric|pesel|codice fiscale)(?!\p{L})/iu,
  ],
  [
    'tax number',
    /\b(?:steuer-?id(?:entifikationsnummer)?|steuernummer|tax id(?:entification number)?|tax file number|tfn|pan(?: (?:no|number|card))|sin|social insurance number)\b/iu,
  ],
  [
    'social security number',
    /\b(?:sozialversicherungsnummer|sv-nummer|numéro de sécurité sociale|n° (?:de )?sécu(?:rité sociale)?|nir|número de (?:la )?seguridad social|niss)\b/iu,
  ],
];

/** What follows such a label: a sign or nothing, then letters and figures, five of them figures at least. */
const NUMBER =
  /^(?:\s*(?:n[o°º.]*|nr\.?|number|#))?(?:\s*[:#.–-])?\s*([\p{Lu}\d](?:[\p{Lu}\d]|[ .-](?=[\p{Lu}\d])){5,24})/u;

/** Numbers that nothing else looks like, by their form and, where there is one, their check sign. */
const FORMED: readonly (readonly [string, RegExp, (digits: string) => boolean])[] = [
  [
    'social security number',
    /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/gu,
    () => true,
  ],
  [
    'national insurance number',
    /(?<![\p{L}\d])(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/gu,
    () => true,
  ],
  [
    'identity card number (DNI)',
    /(?<![\p{L}\d])(?:[XYZ]-?)?\d{7,8}-?[A-HJ-NP-TV-Z](?![\p{L}\d])/gu,
    isSpanishNumber,
  ],
  ['identity number (CPF)', /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/gu, isCpf],
  [
    'social security number',
    /(?<!\d)[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}(?!\d)/gu,
    isFrenchNumber,
  ],
  [
    'codice fiscale',
    /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/gu,
    () => true,
  ],
  ['CURP', /(?<![\p{L}\d])[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d(?![\p{L}\d])/gu, () => true],
];

/** Numbers in a text that say who somebody is. */
export function identityNumbers(text: string): IdentityNumber[] {
  const labeled = LABELED.flatMap(([name, label]): IdentityNumber[] => {
    const match = label.exec(text);
    if (match === null) return [];
    const number = NUMBER.exec(text.slice(match.index + match[0].length))?.[1];
    if (number === undefined || (number.match(/\d/g) ?? []).length < 5) return [];
    return [{ name, written: number }];
  });
  if (labeled.length > 0) return labeled.slice(0, 1);
  return FORMED.flatMap(([name, form, isOne]) =>
    (text.match(form) ?? []).filter(isOne).map((written) => ({ name, written })),
  );
}

/** The number with all but its last three signs hidden: a report may be shown to others. */
export function masked(number: string): string {
  return number.slice(0, -3).replace(/[\p{L}\d]/gu, '•') + number.slice(-3);
}

function isSpanishNumber(written: string): boolean {
  const compact = written.replace(/-/g, '');
  const digits = compact.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return digits.length === 8 && 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === compact.at(-1);
}

function isCpf(written: string): boolean {
  const digits = written.replace(/\D/g, '');
  const sign = (length: number) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, index) => total + Number(digit) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return sign(9) === Number(digits[9]) && sign(10) === Number(digits[10]);
}

function isFrenchNumber(written: string): boolean {
  const compact = written.replace(/ /g, '').replace('2A', '19').replace('2B', '18');
  return compact.length === 15 && 97n - (BigInt(compact.slice(0, 13)) % 97n) === BigInt(compact.slice(13));
}
