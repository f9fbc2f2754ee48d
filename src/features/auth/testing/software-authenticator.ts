import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test may have a device do wrong. */
type Faults = {
  /** Says that it looked whom it has before it: a fingerprint, a PIN. */
  isUserVerified?: boolean;
  origin?: string;
  siteId?: string;
  signCount?: number;
  /** Was asked by a frame within a page of another site. */
  crossOrigin?: boolean;
  /** What stands before the client's data, as a byte order mark. */
  before?: string;
  /** Sends what says who made it although nobody asked: of this format, with these certificates. */
  attestation?: { format: string; certificates: Buffer[] };
};

/** A device that makes passkeys and signs by them as WebAuthn Level 3 says, without anybody before it. ES256 alone. */
export function createAuthenticator({ origin, siteId }: { origin: string; siteId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');

  const clientData = (type: 'create' | 'get', challenge: string, faults: Faults) =>
    Buffer.from(
      (faults.before ?? '') +
        JSON.stringify({
          type: `webauthn.${type}`,
          challenge,
          origin: faults.origin ?? origin,
          crossOrigin: faults.crossOrigin ?? false,
        }),
    );

  function authenticatorData(faults: Faults, attested = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (faults.isUserVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const signCount = Buffer.alloc(4);
    signCount.writeUInt32BE(faults.signCount ?? 0);
    const site = createHash('sha256')
      .update(faults.siteId ?? siteId)
      .digest();
    return Buffer.concat([site, Buffer.from([flags]), signCount, attested]);
  }

  return {
    id,
    /** The answer to being asked for a new passkey. */
    create(challenge: string, faults: Faults = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const data = authenticatorData(faults, attested);
      const response = {
        clientDataJSON: clientData('create', challenge, faults).toString('base64url'),
        attestationObject: attestationObject(data, faults.attestation).toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    /** The answer to being asked to sign in. */
    get(challenge: string, faults: Faults = {}) {
      const data = authenticatorData(faults);
      const client = clientData('get', challenge, faults);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

/** `{1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}` in CBOR (RFC 9053). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** `{fmt: 'none', attStmt: {}, authData}` in CBOR, or with a statement `{alg: -7, sig, x5c}`. */
function attestationObject(data: Buffer, attestation?: Faults['attestation']): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
  const { format, certificates } = attestation ?? { format: 'none', certificates: [] };
  const statement = [
    ...[text('alg'), Buffer.from([0x26]), text('sig'), bytes(randomBytes(70))],
    ...[text('x5c'), Buffer.from([0x80 + certificates.length]), ...certificates.map(bytes)],
  ];
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text(format), text('attStmt')],
    ...(attestation ? [Buffer.from([0xa3]), ...statement] : [Buffer.from([0xa0])]),
    ...[text('authData'), bytes(data)],
  ]);
}
