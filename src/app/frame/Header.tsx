import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { DayNightToggle } from '#platform/ui/actions/DayNightToggle.tsx';
import { SkipLink } from '#platform/ui/actions/SkipLink.tsx';
import type { Appearance } from '#platform/ui/theme/tokens.ts';

import { messages } from './messages.ts';

export interface HeaderProps {
  isLoggedIn: boolean;
  /** The session's given name; empty when the provider sent none. */
  givenName: string;
  onSignIn: () => void;
  onSignOut: () => void;
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
}

/** The top of every page: whose portal it is, where to go, who is signed in. Its height never changes. */
export function Header({ isLoggedIn, givenName, onSignIn, onSignOut, appearance, onAppearance }: HeaderProps) {
  const intl = useIntl();
  const config = useConfig();
  const brand = config.brand.name;
  const isDark = appearance === 'dark';
  const mayChoose = config.appearance === 'choice';
  return (
    <>
      <SkipLink />
      <header className="frame-header">
        <div className="frame-header-row">
          <Link
            className="frame-brand"
            to={paths.landing}
            reloadDocument
            aria-label={intl.formatMessage(messages.brandHome, { brand })}
          >
            {brand}
          </Link>
          <nav className="frame-nav" aria-label={intl.formatMessage(messages.mainNavigation)}>
            <NavLink to={paths.loans.list}>
              <FormattedMessage {...messages.loans} />
            </NavLink>
            <NavLink to={paths.pay.start}>
              <FormattedMessage {...messages.pay} />
            </NavLink>
            {isLoggedIn && (
              <NavLink to={paths.accounts.list}>
                <FormattedMessage {...messages.accounts} />
              </NavLink>
            )}
            {!isLoggedIn && (
              <NavLink className="frame-sign-up" to={paths.auth.signUp}>
                <FormattedMessage {...messages.signUp} />
              </NavLink>
            )}
          </nav>
          <div className="frame-session">
            <DayNightToggle
              isDark={isDark && mayChoose}
              {...(mayChoose ? { onToggle: () => onAppearance(isDark ? 'light' : 'dark') } : {})}
            />
            {isLoggedIn && (
              <span className="frame-who">
                {givenName === '' ? (
                  <FormattedMessage {...messages.signedIn} />
                ) : (
                  <FormattedMessage {...messages.signedInAs} values={{ name: givenName }} />
                )}
              </span>
            )}
            <button type="button" className="frame-button" onClick={isLoggedIn ? onSignOut : onSignIn}>
              <FormattedMessage {...(isLoggedIn ? messages.signOut : messages.signIn)} />
            </button>
          </div>
        </div>
      </header>
    </>
  );
}
