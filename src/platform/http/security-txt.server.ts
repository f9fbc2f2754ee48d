import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileHeaders } from './security-headers.ts';

/** Where RFC 9116 has whoever found a weakness look first. */
export const SECURITY_TXT = '/.well-known/security.txt';

type Settings = {
  publicUrl: string;
  /** `mailto:`, `https:` or `tel:`. */
  contact: string;
  now: () => Date;
};

/** Answers to whom a weakness is reported (RFC 9116); false where the request is for something else. */
export function securityTxt(settings: Settings) {
  const https = settings.publicUrl.startsWith('https://');
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (request.url?.split('?', 1)[0] !== SECURITY_TXT) return false;
    const text = textOf(settings);
    response.writeHead(200, {
      ...fileHeaders(https),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(request.method === 'HEAD' ? undefined : text);
    return true;
  };
}

/** The RFC wants it to expire within a year: it says no more than that somebody runs this today. */
function textOf({ publicUrl, contact, now }: Settings): string {
  const expires = new Date(now());
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
