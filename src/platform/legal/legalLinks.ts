import type { LegalKey, PortalConfig } from '#platform/config/config.ts';
import { paths } from '#platform/routing/paths.ts';

import { legalTitles, messages } from './messages.ts';

/** In the order of the footer. */
export const LEGAL_KEYS = Object.keys(legalTitles) as LegalKey[];

/** Returns the legal links of the footer. `isOwnOrigin` is true for a page of the portal, false for a page on the lender's own site. */
export function legalLinks(legal: PortalConfig['legal']) {
  const linkTo = (key: LegalKey) => ({ address: legal[key] ?? paths.legal[key], isOwn: legal[key] === undefined });
  const pages = LEGAL_KEYS.map((key) => ({ key, title: legalTitles[key], ...linkTo(key) }));
  const elsewhere = legal.privacyChoices;
  const choices = { address: elsewhere ?? paths.privacy.visitors, isOwn: elsewhere === undefined };
  return [...pages, { key: 'privacyChoices', title: messages.privacyChoices, ...choices }];
}
