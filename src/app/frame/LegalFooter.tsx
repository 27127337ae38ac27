import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { legalLinks } from '#platform/legal/legalLinks.ts';
import { messages as legalMessages } from '#platform/legal/messages.ts';
import { paths } from '#platform/routing/paths.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';

import { EqualHousingMark } from './EqualHousingMark.tsx';
import { messages } from './messages.ts';
import { RateInformation } from './RateInformation.tsx';

/** The end of every page: how to reach the lender, and the legal notices. Help is always in this place. */
export function LegalFooter() {
  const intl = useIntl();
  const { brand, support, legal } = useConfig();
  return (
    <footer className="frame-footer">
      <div className="frame-footer-row">
        <section aria-labelledby="frame-help">
          <h2 id="frame-help" className="frame-footer-title">
            <FormattedMessage {...messages.help} />
          </h2>
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
            <Link to={paths.help}>
              <FormattedMessage {...legalMessages.whereToFind} />
            </Link>
          </p>
          <p>
            <ReportProblem className="frame-link" />
          </p>
        </section>
        <nav aria-label={intl.formatMessage(legalMessages.legal)}>
          <ul className="frame-legal-links">
            {legalLinks(legal).map(({ key, title, address, isOwn }) => (
              <li key={key} className={key}>
                {isOwn ? (
                  <Link to={address}>
                    <FormattedMessage {...title} />
                  </Link>
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
}
