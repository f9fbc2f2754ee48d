/** What is wrong with what stands where an email address belongs. */
export type EmailFault = { kind: 'impossible' } | { kind: 'slip'; domain: string; meant: string };

/** What people type when they mean one of the large providers. */
const SLIPS: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outloook.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'iclod.com': 'icloud.com',
  'icloud.con': 'icloud.com',
};

/** Between several addresses in one field; blanks inside one make it impossible. */
const BETWEEN = /[,;|/]/u;
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*)$/u;

/** What is wrong with an email address that was typed, or with one of several; nothing where mail can reach it. */
export function emailFault(typed: string): EmailFault | undefined {
  for (const address of typed.split(BETWEEN)) {
    const fault = address.trim() === '' ? undefined : faultOf(address.trim());
    if (fault) return fault;
  }
  return undefined;
}

function faultOf(address: string): EmailFault | undefined {
  const [local = '', domain = '', ...rest] = address.split('@');
  const meant = SLIPS[domain.toLowerCase()];
  if (meant !== undefined) return { kind: 'slip', domain, meant };
  const isPossible =
    rest.length === 0 &&
    local !== '' &&
    !/[\s<>()]/u.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    isDomain(domain);
  return isPossible ? undefined : { kind: 'impossible' };
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !label.endsWith('-')) &&
    // An ending in letters of another script may be written in Latin ones.
    (/^[\p{L}\p{M}]{2,}$/u.test(last) || /^xn--/iu.test(last))
  );
}
