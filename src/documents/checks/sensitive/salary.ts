const LABEL =
  /^(?:[^:]{0,40}[|•·]\s*)?(?:(?:current|expected|desired|last|annual|base|starting|ending|previous|present|minimum|gross|monthly|final|aktuelles|gewünschtes) )*(?:salary(?: (?:expectations?|requirements?|history|range))?|ctc|compensation|pay(?: rate)?|wages?|remuneration|gehalt|gehaltsvorstellung(?:en)?|jahresgehalt|wunschgehalt|prétentions? salariales?|salaire(?: (?:actuel|souhaité))?|salario(?: (?:actual|deseado|pretendido))?|pretensiones salariales|pretensão salarial|salário(?: (?:atual|pretendido))?)(?:\s*\([^()]*\))?\s*[:–-]\s*(?=[^.]{0,12}\d).{1,40}/iu;

/** What somebody earns or wants to, as far as a label says so: "Salary: $52,000". */
export function salaryIn(text: string): string | undefined {
  return LABEL.exec(text.trim())?.[0].trim();
}
