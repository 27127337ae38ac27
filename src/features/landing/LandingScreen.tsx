import { FormattedMessage, useIntl } from 'react-intl';

import type { LegalKey } from '#platform/config/config.ts';
import { legalLinks } from '#platform/legal/legalLinks.ts';
import { messages as legalMessages } from '#platform/legal/messages.ts';
import { paths } from '#platform/routing/paths.ts';
import { DayNightToggle } from '#platform/ui/actions/DayNightToggle.tsx';
import { Mark } from '#platform/ui/layout/Mark.tsx';

import { ExampleStatement } from './ExampleStatement.tsx';
import { messages } from './messages.ts';

export interface Lender {
  brand: string;
  legalName: string;
  nmlsId: string;
  phone: string;
  hours: string;
  email: string;
  /** Where to write about an error, or a sentence that says who tells. */
  notices: string;
  /** Where each legal page is. */
  legal: Record<LegalKey | 'privacyChoices', string>;
}

const DRAWINGS = {
  see: 'M4 36h40M10 36V20L24 8l14 12v16M20 36V26h8v10',
  pay: 'M5 12h38v26H5ZM5 20h38M11 31h10',
  proof: 'M12 5h24v38l-4-3-4 3-4-3-4 3-4-3-4 3ZM18 15h12M18 23h12M18 31h7',
} as const;

const THINGS = [
  { name: 'see', title: messages.seeTitle, body: messages.seeBody },
  { name: 'pay', title: messages.payTitle, body: messages.payBody },
  { name: 'proof', title: messages.proofTitle, body: messages.proofBody },
] as const;

/** The whole first page, without a script: what a borrower can do here, and the two ways in. */
export function LandingScreen({ lender }: { lender: Lender }) {
  const intl = useIntl();
  const phoneLink = `tel:${lender.phone}`;
  return (
    <>
      <a className="skip" href="#main">
        <FormattedMessage {...messages.skip} />
      </a>
      <header className="top">
        <div className="row">
          <a className="brand" href={paths.landing}>
            <Mark />
            {lender.brand}
          </a>
          <nav aria-label={intl.formatMessage(messages.navigation)}>
            <a className="only-wide" href="#what">
              <FormattedMessage {...messages.whatNavigation} />
            </a>
            <DayNightToggle isDark={false} />
            <a href={paths.auth.login}>
              <FormattedMessage {...messages.signIn} />
            </a>
            <a href={paths.auth.signUp}>
              <FormattedMessage {...messages.signUp} />
            </a>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div>
            <h1>
              <FormattedMessage {...messages.title} />
            </h1>
            <p className="lead">
              <FormattedMessage {...messages.lead} />
            </p>
            <p className="ways">
              <a className="button primary" href={paths.auth.login}>
                <FormattedMessage {...messages.signInToLoan} />
              </a>
              <a className="button" href={paths.pay.start}>
                <FormattedMessage {...messages.pay} />
              </a>
            </p>
          </div>
          <ExampleStatement />
        </section>
        <section id="what" className="what" aria-labelledby="what-title">
          <h2 id="what-title">
            <FormattedMessage {...messages.whatTitle} />
          </h2>
          <ul>
            {THINGS.map(({ name, title, body }) => (
              <li key={name}>
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  <path d={DRAWINGS[name]} />
                </svg>
                <h3>
                  <FormattedMessage {...title} />
                </h3>
                <p>
                  <FormattedMessage {...body} />
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className="talk">
          <h2>
            <FormattedMessage {...messages.talkTitle} />
          </h2>
          <p>
            <FormattedMessage {...messages.talkBody} values={{ hours: lender.hours }} />
          </p>
          <p className="talk-ways">
            <a href={phoneLink}>
              <FormattedMessage {...messages.callUs} values={{ phone: lender.phone }} />
            </a>
            <a href={`mailto:${lender.email}`}>{lender.email}</a>
          </p>
        </section>
      </main>
      <footer>
        <div className="row">
          <nav aria-label={intl.formatMessage(legalMessages.legal)}>
            <ul>
              {legalLinks(lender.legal).map(({ key, title, address }) => (
                <li key={key}>
                  <a href={address}>
                    <FormattedMessage {...title} />
                  </a>
                </li>
              ))}
              <li>
                <a href={paths.rateInformation}>
                  <FormattedMessage {...legalMessages.rateInformation} />
                </a>
              </li>
              <li>
                <a href={paths.help}>
                  <FormattedMessage {...legalMessages.whereToFind} />
                </a>
              </li>
            </ul>
          </nav>
          <div className="who">
            <svg className="mark" viewBox="0 0 40 36" role="img" aria-label={intl.formatMessage(legalMessages.equalHousing)}>
              <path d="M2.5 15.5 20 3l17.5 12.5V18H34v15H6V18H2.5ZM13 20h14M13 26.5h14" />
            </svg>
            <p>
              <FormattedMessage {...legalMessages.nmls} values={{ legalName: lender.legalName, nmlsId: lender.nmlsId }} />
              <br />
              <span aria-hidden="true">
                <FormattedMessage {...legalMessages.equalHousing} />
              </span>
            </p>
            <p className="notices">
              <FormattedMessage {...legalMessages.notices} values={{ address: lender.notices }} />
            </p>
          </div>
        </div>
      </footer>
    </>
  );
}
