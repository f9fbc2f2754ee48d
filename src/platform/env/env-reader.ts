import { readServers } from '#platform/database/servers.ts';

/** The configuration is wrong; the message lists every problem with its remedy. */
export class EnvError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

/** Reads single values and gathers what is wrong, so that all of it can be told at once. */
export class EnvReader {
  readonly problems: string[] = [];
  readonly #source: Record<string, string | undefined>;

  constructor(source: Record<string, string | undefined>) {
    this.#source = source;
  }

  problem(name: string, text: string): void {
    this.problems.push(`${name} ${text}`);
  }

  text(name: string): string | undefined {
    const value = this.#source[name]?.trim();
    return value === '' ? undefined : value;
  }

  required(name: string, because: string): string {
    const value = this.text(name);
    if (value === undefined) this.problem(name, `is missing; ${because} needs it`);
    return value ?? '';
  }

  secret(name: string, minLength: number): string | undefined {
    const value = this.text(name);
    if (value !== undefined && value.length < minLength) {
      this.problem(name, `is too short; use at least ${minLength} random characters (openssl rand -hex 32)`);
    }
    return value;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
    const value = this.text(name);
    if (value === undefined) return otherwise;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) this.problem(name, `is "${value}"; use one of ${allowed.join(', ')}`);
    return found ?? otherwise;
  }

  integer(name: string, range: { min: number; max: number; otherwise: number }): number {
    const value = this.text(name);
    if (value === undefined) return range.otherwise;
    const number = Number(value);
    if (Number.isInteger(number) && number >= range.min && number <= range.max) return number;
    this.problem(name, `is "${value}"; use a whole number from ${range.min} to ${range.max}`);
    return range.otherwise;
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    // The value itself may hold a password, so it is not repeated.
    this.problem(
      name,
      `is not a usable address; it must begin with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
    return undefined;
  }

  /** The address of PostgreSQL, which may name several servers. */
  databaseUrl(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || readServers(value)) return value;
    // As above.
    this.problem(
      name,
      'is not a usable address; it must look like postgres://user:password@host/database, with several servers like ...@one,two:5433/database?target_session_attrs=read-write (or primary, or any)',
    );
    return undefined;
  }

  origin(name: string): string | undefined {
    const value = this.url(name, ['http:', 'https:']);
    if (value === undefined) return undefined;
    const url = new URL(value);
    if (url.pathname !== '/' || url.search || url.hash || url.username) {
      this.problem(name, 'must be an origin alone, such as https://foothold.example.com');
    }
    return url.origin;
  }

  list(name: string, fits: RegExp | ((value: string) => boolean), example: string): string[] {
    const values = (this.text(name) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    const wrong = values.find((value) => !(fits instanceof RegExp ? fits.test(value) : fits(value)));
    if (wrong !== undefined) this.problem(name, `holds "${wrong}"; use a comma-separated list of ${example}`);
    return values;
  }
}
