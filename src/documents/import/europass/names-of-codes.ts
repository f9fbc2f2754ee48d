/* Europass writes codes of countries and languages; a resume names them. Browsers know the names. */

export function countryName(code: string): string {
  // Europass has its own codes for two of them.
  const known = { UK: 'GB', EL: 'GR' }[code.toUpperCase()] ?? code.toUpperCase();
  return nameOf('region', known) ?? code.toUpperCase();
}

export function languageName(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (nameOf('language', code) ?? code) : code;
}

function nameOf(type: 'region' | 'language', code: string): string | undefined {
  try {
    return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code);
  } catch {
    // What is no code at all stays as it is written.
    return undefined;
  }
}
