import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { LegalKey } from '#platform/config/config.ts';
import { legalMessages, legalLinks } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';
import { messages as supportMessages } from '#platform/support/messages.ts';
import { DayNightToggle } from '#platform/ui/actions/DayNightToggle.tsx';
import { Logo } from '#platform/ui/layout/Logo.tsx';

import { ExampleStatement } from './ExampleStatement.tsx';
import { fillPlaceholders, type FeatureDrawing, type LandingContent } from './landingContent.ts';
import { messages } from './messages.ts';
import { Street } from './Street.tsx';

export interface Lender {
  brand: string;
  legalName: string;
  nmlsId: string;
  phone: string;
  hours: string;
  email: string;
  /** Title of the video; `videoPoster` is the URL of its preview image. */
  videoTitle: string;
  videoPoster: string;
  /** Mailing address for notices of error, or a sentence that says how to get it. */
  notices: string;
  /** URL of each legal page. */
  legal: Record<LegalKey | 'privacyChoices', string>;
}

/** The video player has its own page, because it needs a different Content-Security-Policy. */
const VIDEO_PAGE = '/video.html';

const DRAWINGS: Record<FeatureDrawing, ReactNode> = {
  lines: (
    <>
      <path className="sand" d="M10 6h28v36H10Z" />
      <path d="M17 16h8M17 24h14M17 32h14" />
    </>
  ),
  tick: (
    <>
      <circle className="sand" cx="24" cy="24" r="18" stroke="none" />
      <path d="m12 24.5 8 8 16-17" strokeWidth="4" />
    </>
  ),
  lock: (
    <>
      <path className="sand" d="M9 22h30v20H9Z" />
      <path d="M15 22v-5a9 9 0 0 1 18 0v5M24 30v5" />
    </>
  ),
};

interface Props {
  lender: Lender;
  content: LandingContent;
  /** Rendered right after the header, so that it runs before the rest of the page has loaded. */
  script: ReactNode;
}

export function LandingScreen({ lender, content, script }: Props) {
  const intl = useIntl();
  const { hero, features, about, isTemplate } = content;
  const fill = (words: string) => fillPlaceholders(words, lender);
  return (
    <>
      <a className="skip" href="#main">
        <FormattedMessage {...messages.skip} />
      </a>
      <header className="top">
        <div className="row">
          <a className="brand" href={paths.landing}>
            <Logo />
            {lender.brand}
          </a>
          <nav aria-label={intl.formatMessage(messages.navigation)}>
            <ul>
              <li>
                <a href={paths.pay.start}>
                  <FormattedMessage {...messages.payNavigation} />
                </a>
              </li>
              <li>
                <a href="#features">
                  <FormattedMessage {...messages.features} />
                </a>
              </li>
              <li className="day-only">
                <DayNightToggle isDark={false} />
              </li>
              <li>
                <a href={paths.auth.signUp}>
                  <FormattedMessage {...messages.signUp} />
                </a>
              </li>
            </ul>
          </nav>
          <div className="session">
            <DarkModeSwitch />
            <a href={paths.auth.login}>
              <FormattedMessage {...messages.signIn} />
            </a>
          </div>
        </div>
      </header>
      {script}
      <main id="main" tabIndex={-1}>
        <section className="first">
          <div className="dusk" />
          <div className="hero">
            <h1>{fill(hero.title)}</h1>
            <p>{fill(hero.lead)}</p>
            <p className="ways">
              <a className="button" href={paths.auth.login}>
                <FormattedMessage {...messages.signInToLoan} />
              </a>
              <a className="quiet" href={paths.pay.start}>
                <FormattedMessage {...messages.pay} />
              </a>
            </p>
          </div>
          <ExampleStatement />
          {/* Placed after the content that sets the section's height; otherwise it would shift down while that content loads on a slow connection. */}
          <div className="dusk dusk-street">
            <Street />
          </div>
        </section>
        <section className="row what" aria-labelledby="features">
          {isTemplate && (
            <p className="template">
              <FormattedMessage {...messages.template} values={{ legalName: lender.legalName }} />
            </p>
          )}
          <h2 id="features" tabIndex={-1}>
            {fill(features.title)}
          </h2>
          <ul>
            {features.items.map(({ drawing, title, body }) => (
              <li key={title}>
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  {DRAWINGS[drawing]}
                </svg>
                <h3>{fill(title)}</h3>
                <p>{fill(body)}</p>
              </li>
            ))}
          </ul>
        </section>
        <About about={about} lender={lender} />
        <section className="talk">
          <div className="row">
            <div>
              <h2>
                <FormattedMessage {...messages.talkTitle} />
              </h2>
              <p>
                <FormattedMessage {...messages.talkBody} values={{ hours: lender.hours }} />
              </p>
            </div>
            <p className="talk-ways">
              <a className="phone" href={`tel:${lender.phone}`}>
                <FormattedMessage {...messages.callUs} values={{ phone: lender.phone }} />
              </a>
              <a href={`mailto:${lender.email}`}>{lender.email}</a>
            </p>
          </div>
        </section>
      </main>
      <footer>
        <div className="row">
          <nav aria-label={intl.formatMessage(legalMessages.legal)}>
            <ul>
              {legalLinks(lender.legal).map(({ key, title, address }) => (
                <li key={key} className={key}>
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
              <li>
                <a href={paths.reportProblem}>
                  <FormattedMessage {...supportMessages.reportProblem} />
                </a>
              </li>
            </ul>
          </nav>
          <div className="who">
            <svg viewBox="0 0 40 36" role="img" aria-label={intl.formatMessage(legalMessages.equalHousing)}>
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

/**
 * Section about the lender, with its video: a picture that links to the player's page. When it is clicked, the page's script replaces it
 * with the player.
 */
function About({ about, lender }: { about: LandingContent['about']; lender: Lender }) {
  const fill = (words: string) => fillPlaceholders(words, lender);
  return (
    <section className="row about" aria-labelledby="about">
      <div>
        <h2 id="about" tabIndex={-1}>
          {fill(about.title)}
        </h2>
        {about.paragraphs.map((words) => (
          <p key={words}>{fill(words)}</p>
        ))}
      </div>
      <div className="video">
        <div className="screen">
          <a className="play" href={VIDEO_PAGE}>
            {/* The alt text is empty because the link's text describes the picture. */}
            <img src={lender.videoPoster} alt="" width="1280" height="720" loading="lazy" decoding="async" />
            <span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l10.5-6.5Z" />
              </svg>
              <FormattedMessage {...messages.play} />
              <span className="visually-hidden">{lender.videoTitle}</span>
            </span>
          </a>
        </div>
        <p className="video-length">{fill(about.video.length)}</p>
        <details id="video-text">
          <summary>
            <FormattedMessage {...messages.videoText} />
          </summary>
          {about.video.text.map((words) => (
            <p key={words}>{fill(words)}</p>
          ))}
        </details>
      </div>
    </section>
  );
}

/**
 * Dark mode switch for deployments in which the user may choose. It is a checkbox, so it works without the script. The style sheet shows
 * either this switch or the disabled toggle.
 */
function DarkModeSwitch() {
  return (
    <label className="night">
      <input id="night" type="checkbox" autoComplete="off" />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
      <span className="visually-hidden">
        <FormattedMessage {...messages.night} />
      </span>
    </label>
  );
}
