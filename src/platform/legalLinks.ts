import { defineMessages } from 'react-intl';

import type { LegalKey, PortalConfig } from '#platform/config/config.ts';
import { paths } from '#platform/routing/paths.ts';

/** Names of the legal pages, used in the footer, in the page's heading and in the document title. */
export const legalTitles = defineMessages({
  disclaimer: { id: 'legal.disclaimer', defaultMessage: 'Disclaimer' },
  disclosure: { id: 'legal.disclosure', defaultMessage: 'Disclosures' },
  privacyPolicy: { id: 'legal.privacyPolicy', defaultMessage: 'Privacy policy' },
  terms: { id: 'legal.terms', defaultMessage: 'Terms of use' },
  ccpa: { id: 'legal.ccpa', defaultMessage: 'California privacy (CCPA)' },
  cfpb: { id: 'legal.cfpb', defaultMessage: 'Consumer protection (CFPB)' },
  licensing: { id: 'legal.licensing', defaultMessage: 'Licensing information' },
});

/** In the order of the footer. */
export const LEGAL_KEYS = Object.keys(legalTitles) as LegalKey[];

/** Returns the legal links of the footer. `isOwn` is true for a page of the portal, false for a page on the lender's own site. */
export function legalLinks(legal: PortalConfig['legal']) {
  const linkTo = (key: LegalKey) => ({ address: legal[key] ?? paths.legal[key], isOwn: legal[key] === undefined });
  const pages = LEGAL_KEYS.map((key) => ({ key, title: legalTitles[key], ...linkTo(key) }));
  const elsewhere = legal.privacyChoices;
  const choices = { address: elsewhere ?? paths.privacy.visitors, isOwn: elsewhere === undefined };
  return [...pages, { key: 'privacyChoices', title: legalMessages.privacyChoices, ...choices }];
}

/** Texts of the footer, which is part of the first load. */
export const legalMessages = {
  ...defineMessages({
    legal: { id: 'legal.legal', defaultMessage: 'Legal' },
    privacyChoices: { id: 'legal.privacyChoices', defaultMessage: 'Your Privacy Choices' },
    rateInformation: { id: 'legal.rateInformation', defaultMessage: 'Rate information' },
    whereToFind: { id: 'legal.whereToFind', defaultMessage: 'Help and where to find things' },
    equalHousing: { id: 'legal.equalHousing', defaultMessage: 'Equal Housing Opportunity' },
    askForNotices: { id: 'legal.askForNotices', defaultMessage: 'Call us and we will tell you where to write.' },
  }),
  ...defineMessages<{ nmls: { legalName: string; nmlsId: string }; notices: { address: string } }>({
    notices: { id: 'legal.notices', defaultMessage: 'Notices of error and requests for information: {address}' },
    nmls: { id: 'legal.nmls', defaultMessage: '{legalName}, NMLS #{nmlsId}' },
  }),
};
