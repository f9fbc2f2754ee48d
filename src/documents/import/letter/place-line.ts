/** A town as an envelope has it. */
export type TownLine = { city: string; state: string; zipCode: string };

const FORMS: readonly RegExp[] = [
  // "10115 Berlin", "75008 Paris", "1000-001 Lisboa", "00-001 Warszawa", "D-10115 Berlin", "3011 AB Rotterdam"
  /^(?:[A-Z]{1,2}-)?(?<zip>\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2}(?!\p{L})|\d{4,5}),?\s+(?<city>\p{Lu}[\p{L}\p{M}'’ .-]*?)(?:\s?[,(/–-]\s?(?<state>\p{L}[\p{L}. ]*)\)?)?$/u,
  // "Columbus, OH 43215", "Toronto, ON M5V 2T6"
  /^(?<city>\p{Lu}[\p{L}\p{M}'’ .-]*),\s*(?<state>[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{5}-\d{3}))?$/u,
  // "London SW1A 1AA", "Leeds, LS1 4AP"
  /^(?<city>\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,3}),? (?<zip>[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u,
  // "São Paulo - SP, 01310-100"
  /^(?<city>\p{Lu}[\p{L}\p{M}'’ .]*?)\s?[-–/,]\s?(?<state>[A-Z]{2})(?:,?\s+(?:CEP:?\s?)?(?<zip>\d{5}-?\d{3}))?$/u,
];

/** The town in a line, with what stands before it where a street and a town share one; nothing where there is none. */
export function townIn(line: string): { town: TownLine; before: string } | undefined {
  const whole = townOf(line);
  if (whole) return { town: whole, before: '' };
  for (const { index } of line.matchAll(/,\s+/gu)) {
    const town = townOf(line.slice(index + 1).trim());
    if (town && town.zipCode !== '') return { town, before: line.slice(0, index).trim() };
  }
  return undefined;
}

function townOf(text: string): TownLine | undefined {
  for (const form of FORMS) {
    const found = form.exec(text)?.groups;
    if (found)
      return {
        city: (found.city ?? '').trim(),
        state: (found.state ?? '').trim(),
        zipCode: (found.zip ?? '').trim(),
      };
  }
  return undefined;
}
