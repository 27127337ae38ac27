import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { legalMessages, legalLinks } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';
import { ReportProblemLabel, useReportProblemProps } from '#platform/support/ReportProblem.tsx';

import { messages } from './messages.ts';
import { RateInformation } from './RateInformation.tsx';

/** Help is in the same place on every page. */
export const LegalFooter = memo(function LegalFooter() {
  const intl = useIntl();
  const { brand, support, legal } = useConfig();
  const report = useReportProblemProps();
  return (
    <footer className="frame-footer">
      <div className="frame-footer-row">
        <section aria-labelledby="frame-help">
          <Typography component="h2" variant="subtitle2" id="frame-help">
            <FormattedMessage {...messages.help} />
          </Typography>
          <p>
            <a href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>
              <FormattedMessage {...messages.callSupport} values={{ phone: support.phone }} />
            </a>
          </p>
          <p>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </p>
          <p>
            <FormattedMessage {...messages.reachUs} values={{ hours: support.hours }} />
          </p>
          <p>
            <RouterLink to={paths.help}>
              <FormattedMessage {...legalMessages.whereToFind} />
            </RouterLink>
          </p>
          <p>
            <Link {...report}>
              <ReportProblemLabel />
            </Link>
          </p>
        </section>
        <nav aria-label={intl.formatMessage(legalMessages.legal)}>
          <ul className="frame-legal-links">
            {legalLinks(legal).map(({ key, title, address, isOwn }) => (
              <li key={key} className={key}>
                {isOwn ? (
                  <RouterLink to={address}>
                    <FormattedMessage {...title} />
                  </RouterLink>
                ) : (
                  <a href={address}>
                    <FormattedMessage {...title} />
                  </a>
                )}
              </li>
            ))}
            <li>
              <RateInformation />
            </li>
          </ul>
        </nav>
        <section className="frame-legal">
          <EqualHousingMark />
          <div>
            <p>
              <FormattedMessage {...legalMessages.nmls} values={{ legalName: brand.legalName, nmlsId: brand.nmlsId }} />
            </p>
            <p aria-hidden="true">
              <FormattedMessage {...legalMessages.equalHousing} />
            </p>
          </div>
          <p className="frame-notices">
            <FormattedMessage
              {...legalMessages.notices}
              values={{ address: support.notices ?? intl.formatMessage(legalMessages.askForNotices) }}
            />
          </p>
        </section>
      </div>
    </footer>
  );
});

/** Our own drawing of the Equal Housing Opportunity logo: a house with an equals sign. */
function EqualHousingMark() {
  return (
    <svg
      className="frame-mark"
      viewBox="0 0 40 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      role="img"
      aria-label={useIntl().formatMessage(legalMessages.equalHousing)}
    >
      <path d="M2.5 15.5 20 3l17.5 12.5V18H34v15H6V18H2.5ZM13 20h14M13 26.5h14" />
    </svg>
  );
}
