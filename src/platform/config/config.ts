/** The runtime document, `/config.json`: everything that a deployment decides. Names are fixed; the README documents each key. */
export interface PortalConfig {
  brand: { name: string; legalName: string; nmlsId: string };
  /** `timeZone`: where the lender keeps its books, such as "America/New_York"; times on receipts are told in it. */
  support: { email: string; phone: string; hours: string; timeZone?: string };
  bases: { payment: string; borrower: string; notification: string; agency: string };
  identity: { authority: string; clientId: string; scope?: string; signUpEndpoint?: string; popup?: boolean };
  humanCheck: { provider: string; siteKey?: string };
  analytics: { provider: string; key?: string };
  /** The first page's media source; typed when the video is built. */
  video: object;
  legal: Record<string, string>;
  languages: string[];
  /** true: `/` shows the landing page; false: it goes to `/pay`. */
  landing: boolean;
  appearance: 'light' | 'choice';
  supportCapture: boolean;
}

/** Something in the runtime document keeps the portal from starting; `key` is the dotted path to fix. */
export class ConfigProblem extends Error {
  readonly key: string;

  constructor(key: string, expectation: string) {
    super(`${key}: ${expectation}`);
    this.name = 'ConfigProblem';
    this.key = key;
  }
}

type Check = (value: unknown, key: string) => void;

const check =
  (expectation: string, holds: (value: unknown) => boolean): Check =>
  (value, key) => {
    if (!holds(value))
      throw new ConfigProblem(key, value === undefined ? `is missing; expected ${expectation}` : `expected ${expectation}`);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = check('a text that is not empty', (value) => typeof value === 'string' && value.trim() !== '');
const zone = check(
  'a time zone such as America/New_York',
  (value) => typeof value === 'string' && Intl.supportedValuesOf('timeZone').includes(value),
);
const flag = check('true or false', (value) => typeof value === 'boolean');
const address = check(
  'an address: https://… or a path that starts with /',
  (value) => typeof value === 'string' && isAddress(value),
);
const record = check('an object', isRecord);
const texts = check(
  'a list of texts',
  (value) => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'),
);
const oneOf = (...allowed: string[]) => check(`one of ${allowed.join(', ')}`, (value) => allowed.includes(String(value)));
const optional =
  (inner: Check): Check =>
  (value, key) => {
    if (value !== undefined) inner(value, key);
  };
const forbidden = check('nothing: the portal is a public client and must not carry a secret', (value) => value === undefined);

function isAddress(value: string): boolean {
  if (/^\/(?!\/)/.test(value)) return true;
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}

/** Every key of the document, as a dotted path; parents come before their children. */
const CHECKS: Record<string, Check> = {
  brand: record,
  'brand.name': text,
  'brand.legalName': text,
  'brand.nmlsId': text,
  support: record,
  'support.email': text,
  'support.phone': text,
  'support.hours': text,
  'support.timeZone': optional(zone),
  bases: record,
  'bases.payment': address,
  'bases.borrower': address,
  'bases.notification': address,
  'bases.agency': address,
  identity: record,
  'identity.authority': address,
  'identity.clientId': text,
  'identity.clientSecret': forbidden,
  'identity.client_secret': forbidden,
  'identity.scope': optional(text),
  'identity.signUpEndpoint': optional(address),
  'identity.popup': optional(flag),
  humanCheck: record,
  'humanCheck.provider': text,
  'humanCheck.siteKey': optional(text),
  analytics: record,
  'analytics.provider': text,
  'analytics.key': optional(text),
  video: record,
  legal: record,
  languages: texts,
  landing: flag,
  appearance: oneOf('light', 'choice'),
  supportCapture: flag,
};

const at = (document: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document);

/** The document as the portal uses it. @throws ConfigProblem naming the first key that is wrong or missing. */
export function readConfig(document: unknown): PortalConfig {
  record(document, 'config.json');
  for (const [key, inspect] of Object.entries(CHECKS)) inspect(at(document, key), key);
  return document as PortalConfig; // every key was inspected above
}

/** Fetches and reads the runtime document. @throws ConfigProblem, also when there is none to read. */
export async function loadConfig(fetchDocument: () => Promise<unknown>): Promise<PortalConfig> {
  const document = await fetchDocument().catch((cause: unknown) => {
    throw new ConfigProblem('config.json', `could not be read (${cause instanceof Error ? cause.message : 'unknown cause'})`);
  });
  return readConfig(document);
}
