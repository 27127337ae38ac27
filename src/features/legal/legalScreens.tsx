import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import type { StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { text as ccpa } from '#legal/ccpa.md';
import { text as cfpb } from '#legal/cfpb.md';
import { text as disclaimer } from '#legal/disclaimer.md';
import { text as disclosure } from '#legal/disclosure.md';
import { text as licensing } from '#legal/licensing.md';
import { text as privacyPolicy } from '#legal/privacy-policy.md';
import { text as terms } from '#legal/terms.md';
import type { LegalKey } from '#platform/config/config.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { legalTitles, LEGAL_KEYS } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { childSpacing } from '#platform/theme/childSpacing.ts';

import type { LegalBlock } from './legalBlocks.ts';
import { LegalText } from './LegalText.tsx';
import { messages } from './messages.ts';

const TEXTS: Record<LegalKey, LegalBlock[]> = { disclaimer, disclosure, privacyPolicy, terms, ccpa, cfpb, licensing };

/** Layout of running text, with more space above a heading than below it. */
const LegalLayout = styled(NarrowColumn)<Pick<StackProps, 'component'>>({
  ...childSpacing(16),
  '& > * + h2:not(style)': { marginTop: 40 },
  '& > * + h3:not(style)': { marginTop: 24 },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  // In print, external links show their URL.
  '@media print': { '& a[href^="http"]::after': { content: '" (" attr(href) ")"' } },
});

export const legalScreens = Object.fromEntries(LEGAL_KEYS.map((key) => [key, createLegalScreen(key)])) as Record<
  LegalKey,
  ComponentType
>;

function createLegalScreen(key: LegalKey): ComponentType {
  return function LegalScreen() {
    const { legal } = useConfig();
    const elsewhere = legal[key];
    return (
      <LegalLayout component="article">
        <PageTitle />
        {elsewhere === undefined || elsewhere === paths.legal[key] ? (
          <>
            <LegalText blocks={TEXTS[key]} />
            <CardActions>
              <PrintButton />
            </CardActions>
          </>
        ) : (
          <KeptElsewhere page={key} address={elsewhere} />
        )}
      </LegalLayout>
    );
  };
}

/** Links to the lender's own version of a legal page. If there is one, the portal's template must not be shown in its place. */
function KeptElsewhere({ page, address }: { page: LegalKey; address: string }) {
  const intl = useIntl();
  const place = new URL(address, window.location.origin).host;
  return (
    <>
      <Typography>
        <FormattedMessage {...messages.keptElsewhere} />
      </Typography>
      <Typography>
        <Link href={address}>
          <FormattedMessage {...messages.goThere} values={{ title: intl.formatMessage(legalTitles[page]), place }} />
        </Link>
      </Typography>
    </>
  );
}
