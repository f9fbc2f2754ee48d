/** Addresses whose second part is a secret: whoever knows it sees what it leads to. */
const SECRET_PART = /^\/+s\/+[^/]*/;

/** The path of a call as the log may have it: of a link the pattern of its address and never its token. */
export function pathInLog(path: string): string {
  return path.replace(SECRET_PART, '/s/{token}');
}
