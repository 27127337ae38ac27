import { FormattedMessage, useIntl } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';

import { EqualHousingMark } from './EqualHousingMark.tsx';
import { messages } from './messages.ts';

/** The end of every page: how to reach the lender, and the legal notices. Help is always in this place. */
export function LegalFooter() {
  const intl = useIntl();
  const { brand, support, legal } = useConfig();
  const links = Object.entries(legal).filter(([, address]) => isLinkable(address));
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
        </section>
        <section className="frame-legal">
          <EqualHousingMark />
          <div>
            <p>
              <FormattedMessage {...messages.nmls} values={{ legalName: brand.legalName, nmlsId: brand.nmlsId }} />
            </p>
            <p aria-hidden="true">
              <FormattedMessage {...messages.equalHousing} />
            </p>
          </div>
        </section>
        {links.length > 0 && (
          <nav className="frame-legal-links" aria-label={intl.formatMessage(messages.legal)}>
            {links.map(([name, address]) => (
              <a key={name} href={address}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}

/** Links in the runtime document are data: only those with a safe scheme become links. */
function isLinkable(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:', 'mailto:'].includes(new URL(address).protocol);
}
