/** Case, blanks, kinds of dashes and quotes aside; and what ends a line without belonging to it. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replaceAll('\u00AD', '')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^[\s,;:|·•-]+/, '')
    .replace(/[\s,;:|·•-]+$/, '');
}

/** The digits that matter: no trunk zero, so that "+49 (0)40" and "+49 40" are one. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** One number, whether or not the country's code is written. */
export function samePhone(a: string, b: string): boolean {
  const [long, short] = [phoneDigits(a), phoneDigits(b)].sort((one, other) => other.length - one.length);
  if (!long || !short || short.length < 7) return false;
  return long === short || (long.endsWith(short) && long.length - short.length <= 3);
}

/** An address without what changes nothing. */
export function bareUrl(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
