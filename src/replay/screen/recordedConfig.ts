import { readConfig, type PortalConfig } from '#platform/config/config.ts';

/** For a report without a runtime document that the portal would start with: what was redacted in it may be missing. */
const BARE = {
  brand: { name: 'Lender', legalName: 'Lender', nmlsId: '0' },
  support: { email: 'support@lender.example', phone: '(000) 000-0000', hours: 'every day' },
  bases: { payment: '/', borrower: '/', notification: '/', agency: '/' },
  identity: { authority: '/', clientId: 'portal' },
  humanCheck: { provider: 'none' },
  analytics: { provider: 'none' },
  video: { sources: [], title: '' },
  legal: {},
  languages: ['en'],
  landing: false,
  appearance: 'choice',
  supportCapture: false,
} satisfies PortalConfig;

/** What a runtime document need not have. */
const MAYBE: Record<Exclude<keyof PortalConfig, keyof typeof BARE>, true> = {
  telemetry: true,
  rateExample: true,
  embeddedBy: true,
};

const NAMES = [...Object.keys(BARE), ...Object.keys(MAYBE)];

/**
 * The runtime document that the borrower's portal had, part for part where it can be read; what the portal has no name for is not. Nothing is
 * counted from a replay.
 */
export function recordedConfig(document: unknown): PortalConfig {
  const parts = typeof document === 'object' && document !== null ? (document as Record<string, unknown>) : {};
  const config = NAMES.filter((name) => Object.hasOwn(parts, name)).reduce<PortalConfig>(
    (known, name) => readable({ ...known, [name]: parts[name] }) ?? known,
    BARE,
  );
  return { ...config, analytics: BARE.analytics };
}

function readable(document: object): PortalConfig | null {
  try {
    return readConfig(document);
  } catch {
    return null;
  }
}
