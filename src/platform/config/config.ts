import { mixed, object, string, array, boolean } from 'yup';

/** The runtime document, `/config.json`: everything that a deployment decides. Names are fixed; the README documents each key. */
export interface PortalConfig {
  brand: { name: string; legalName: string; nmlsId: string };
  support: { email: string; phone: string; hours: string };
  bases: { payment: string; borrower: string; notification: string; agency: string };
  identity: { authority: string; clientId: string; scope: string; signUpEndpoint?: string | undefined };
  humanCheck: { provider: string; siteKey?: string | undefined };
  analytics: { provider: string; key?: string | undefined };
  video: unknown;
  legal: Record<string, string>;
  languages: string[];
  /** true: `/` shows the landing page; false: it goes to `/pay`. */
  landing: boolean;
  appearance: 'light' | 'choice';
  supportCapture: boolean;
}
