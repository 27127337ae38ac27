/** Signs JSON Web Tokens correctly and incorrectly. No library is used, because libraries refuse to create invalid ones. */
import { constants, createHash, createHmac, generateKeyPair, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);

export type Json = Record<string, unknown>;

export interface SigningKeys {
  kid: string;
  rsa: { privateKey: KeyObject; publicKey: KeyObject };
  ec: { privateKey: KeyObject; publicKey: KeyObject };
}

export type Signature =
  /** Signed with the key for that algorithm; `kid` in the header stays the published one. */
  | 'RS256'
  | 'RS384'
  | 'RS512'
  | 'PS256'
  | 'ES256'
  /** Key confusion attack: an HMAC whose secret is the published RSA key. */
  | 'HS256'
  | 'none'
  /** A signature of the right length, but over a different text. */
  | 'altered';

let keyCount = 0;

export async function makeKeys(): Promise<SigningKeys> {
  const [rsa, ec] = await Promise.all([generate('rsa', { modulusLength: 2048 }), generate('ec', { namedCurve: 'P-256' })]);
  keyCount += 1;
  return { kid: `key-${keyCount}`, rsa, ec };
}

export const publicKeys = ({ kid, rsa, ec }: SigningKeys): Json[] => [
  { ...rsa.publicKey.export({ format: 'jwk' }), kid, use: 'sig' },
  { ...ec.publicKey.export({ format: 'jwk' }), kid: `${kid}-ec`, use: 'sig', alg: 'ES256' },
];

export const kidFor = ({ kid }: SigningKeys, signature: Signature): string => (signature === 'ES256' ? `${kid}-ec` : kid);

export const atHashOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

const encode = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A compact JWT with exactly this header and these claims. */
export function forge(header: Json, claims: Json, signature: Signature, keys: SigningKeys): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${signatureOf(signed, signature, keys)}`;
}

function signatureOf(text: string, signature: Signature, { rsa, ec }: SigningKeys): string {
  const data = Buffer.from(text);
  switch (signature) {
    case 'none':
      return '';
    case 'altered':
      return sign('sha256', Buffer.from(`${text}.`), rsa.privateKey).toString('base64url');
    case 'HS256':
      return createHmac('sha256', rsa.publicKey.export({ format: 'pem', type: 'spki' }))
        .update(data)
        .digest('base64url');
    case 'ES256':
      return sign('sha256', data, { key: ec.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
    case 'PS256':
      return sign('sha256', data, {
        key: rsa.privateKey,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
      }).toString('base64url');
    default:
      return sign(`sha${signature.slice(2)}`, data, rsa.privateKey).toString('base64url');
  }
}
