import type { Random } from './random.ts';

/** Two telephone numbers of a country that belong to nobody, written as people there write them; a mobile one first. */
export function localNumbers(random: Random, country: string): [string, string] {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join('');
  const two = digits(2);
  const three = digits(3);
  switch (country) {
    case 'us': {
      const area = random.pick(['419', '918', '208', '919', '915', '508', '251', '218']);
      const last = `01${two}`;
      return [
        random.pick([
          `(${area}) 555-${last}`,
          `${area}-555-${last}`,
          `${area}.555.${last}`,
          `+1 ${area} 555 ${last}`,
          `1-${area}-555-${last}`,
        ]),
        `(${area}) 555-01${digits(2)}`,
      ];
    }
    case 'gb':
      return [
        random.pick([
          `07700 900${three}`,
          `07700 900 ${three}`,
          `+44 7700 900${three}`,
          `+44 (0)7700 900${three}`,
        ]),
        `0${random.pick(['113 496', '161 496', '20 7946'])} 0${digits(3)}`,
      ];
    case 'de':
      return [
        random.pick([
          `0171/39200${two}`,
          `0171 39200${two}`,
          `+49 171 39200${two}`,
          `0049-171-39200${two}`,
          `+49 (0)171 39200${two}`,
        ]),
        random.pick([`030/23125${three}`, `(030) 23125 ${three}`, `030 23 12 5${two} 1`]),
      ];
    case 'fr':
      return [
        random.pick([
          `06 39 98 ${two} 1${three[0]}`,
          `06.39.98.${two}.4${three[1]}`,
          `+33 6 39 98 ${two} 5${three[2]}`,
          `06-39-98-${two}-77`,
          `0639982${three}`,
        ]),
        `02 61 91 ${digits(2)} ${digits(2)}`,
      ];
    case 'es':
      return [
        random.pick([
          `600 00 ${two} 1${three[0]}`,
          `600 ${three} 000`,
          `+34 600 000 ${three}`,
          `600000${three}`,
        ]),
        `91 000 ${digits(2)} ${digits(2)}`,
      ];
    case 'br':
      return [
        random.pick([
          `(11) 90000-${digits(4)}`,
          `(91) 9 0000-${digits(4)}`,
          `+55 41 90000-${digits(4)}`,
          `21 90000.${digits(4)}`,
        ]),
        `(11) 3000-0${three}`,
      ];
    case 'pt':
      return [
        random.pick([`910 000 ${three}`, `+351 910 000 ${three}`, `910000${three}`]),
        `220 000 ${digits(3)}`,
      ];
    case 'pl':
      return [
        random.pick([`500 000 ${three}`, `500-000-${three}`, `+48 500 000 ${three}`, `500000${three}`]),
        `(71) 300 0${digits(1)} ${digits(2)}`,
      ];
    case 'nl':
      return [
        random.pick([
          `06-1000 0${three}`,
          `06 1000 0${three}`,
          `+31 6 1000 0${three}`,
          `+31 (0)6 10000${three}`,
          `0610000${three}`,
        ]),
        `030-200 0${digits(3)}`,
      ];
    default:
      return [
        random.pick([
          `+7 900 000-${two}-1${three[0]}`,
          `8 (900) 000-${two}-3${three[0]}`,
          `+7 (900) 000${two}5${three[0]}`,
          `8-900-000-${two}-90`,
        ]),
        `8 (843) 200-${digits(2)}-${digits(2)}`,
      ];
  }
}
