/** The token of an `Authorization: Bearer` header. Cookies are never read, so no request can be forged. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}
