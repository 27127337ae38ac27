/** What a provider can get wrong, one field at a time, and the message that the visitor must see. */
import type { Answers, Endpoint } from '../../support/mutableAnswers.ts';
import type { Json } from '../../support/tokenForge.ts';

export interface Mutant {
  name: string;
  /** Changes one thing about the provider's answers. */
  change: (answers: Answers) => void;
  /** Words of the sentence that the visitor reads. */
  says: RegExp;
}

export interface SignInMutant extends Mutant {
  /** The last request that the provider may get: after an error the portal sends no more. Every page asks for discovery. */
  last: Endpoint;
}

const DISTANT_PAST = 1_000_000_000;
const DISTANT_FUTURE = 4_000_000_000;
const OTHER_ISSUER = 'https://other.example.test';

const idToken = (claims: Json) => (answers: Answers) => void (answers.code.idToken.claims = claims);
const inAddress = (changes: Json) => (answers: Answers) => void (answers.authorization = changes);

/** Specification, section 5, the algorithms, RFC 9207, and what an answer must contain. The client's own test has more of them. */
export const SIGN_IN_MUTANTS: SignInMutant[] = [
  { name: 'issuer', change: idToken({ iss: OTHER_ISSUER }), says: /made by another service/, last: 'jwks' },
  { name: 'audience', change: idToken({ aud: 'somebody-else' }), says: /meant for another website/, last: 'jwks' },
  { name: 'issued-at', change: idToken({ iat: DISTANT_FUTURE }), says: /clock seems to be slow/, last: 'jwks' },
  { name: 'not-before', change: idToken({ nbf: DISTANT_FUTURE }), says: /not valid yet/, last: 'jwks' },
  { name: 'expiry', change: idToken({ exp: DISTANT_PAST }), says: /answer is too old/, last: 'jwks' },
  { name: 'nonce', change: idToken({ nonce: 'of-another-attempt' }), says: /different attempt/, last: 'jwks' },
  { name: 'at_hash', change: idToken({ at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }), says: /do not belong together/, last: 'jwks' },
  {
    name: 'signature',
    change: ({ code }) => void (code.idToken.signature = 'altered'),
    says: /signature is not valid/,
    last: 'jwks',
  },
  {
    name: 'alg: none',
    change: ({ code }) => void (code.idToken.signature = 'none'),
    says: /signed in a way we do not accept/,
    last: 'token',
  },
  {
    name: 'key confusion: HS256 with the public key',
    change: ({ code }) => void (code.idToken.signature = 'HS256'),
    says: /signed in a way we do not accept/,
    last: 'token',
  },
  {
    name: 'unknown kid',
    change: ({ code }) => void (code.idToken.header = { kid: 'never-published' }),
    says: /a key we do not know/,
    last: 'jwks',
  },
  {
    name: 'state',
    change: inAddress({ state: 'somebody-elses' }),
    says: /already used, is too old, or began/,
    last: 'discovery',
  },
  {
    name: 'RFC 9207: another iss',
    change: inAddress({ iss: OTHER_ISSUER }),
    says: /different sign-in service/,
    last: 'discovery',
  },
  { name: 'RFC 9207: no iss', change: inAddress({ iss: undefined }), says: /different sign-in service/, last: 'discovery' },
  {
    name: 'an ID token in the address',
    change: inAddress({ id_token: 'a.b.c' }),
    says: /something we did not ask for/,
    last: 'discovery',
  },
  {
    name: 'error and error_description',
    change: inAddress({ code: undefined, error: 'server_error', error_description: 'Trouble' }),
    says: /reported a problem/,
    last: 'discovery',
  },
  {
    name: 'no ID token',
    change: ({ code }) => void (code.body = { id_token: undefined }),
    says: /did not say who you are/,
    last: 'token',
  },
  {
    name: 'user-info sub',
    change: (answers) => void (answers.userInfo = { sub: 'somebody-else' }),
    says: /two different people/,
    last: 'userInfo',
  },
];

const renewed = (claims: Json) => (answers: Answers) => void (answers.refresh.idToken.claims = claims);

/** Specification, section 5: on refresh subject, auth_time and authorized party match the original, and the rest is checked as before. */
export const REFRESH_MUTANTS: Mutant[] = [
  { name: 'subject', change: renewed({ sub: 'somebody-else' }), says: /for somebody else/ },
  { name: 'auth_time', change: renewed({ auth_time: 12 }), says: /belongs to a different sign-in/ },
  { name: 'authorized party', change: renewed({ azp: 'borrower-portal' }), says: /was given to another website/ },
  { name: 'issuer', change: renewed({ iss: OTHER_ISSUER }), says: /made by another service/ },
  { name: 'audience', change: renewed({ aud: 'somebody-else' }), says: /meant for another website/ },
  { name: 'signature', change: ({ refresh }) => void (refresh.idToken.signature = 'altered'), says: /signature is not valid/ },
  {
    name: 'alg: none',
    change: ({ refresh }) => void (refresh.idToken.signature = 'none'),
    says: /signed in a way we do not accept/,
  },
  {
    name: 'key confusion',
    change: ({ refresh }) => void (refresh.idToken.signature = 'HS256'),
    says: /signed in a way we do not accept/,
  },
];
