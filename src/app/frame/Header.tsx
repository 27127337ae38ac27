import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { DayNightToggle } from '#platform/ui/actions/DayNightToggle.tsx';
import { SkipLink } from '#platform/ui/actions/SkipLink.tsx';
import { Logo } from '#platform/ui/layout/Logo.tsx';
import type { Appearance } from '#platform/theme/tokens.ts';

import { messages } from './messages.ts';
import { AccountMenu, type Person } from './AccountMenu.tsx';
import { borrowerLinks, visitorLinks } from './frameLinks.ts';
import { useIsCurrentPath } from './useIsCurrentPath.ts';

export interface HeaderProps {
  isLoggedIn: boolean;
  /** True on pages opened from a mailed link. Visitors then see only the sign-in button, without navigation. */
  isFromMailedLink: boolean;
  person: Person;
  onSignIn: () => void;
  onSignOut: () => void;
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
}

/** The header has the same height for visitors and signed-in users. */
export function Header({ isLoggedIn, isFromMailedLink, person, onSignIn, onSignOut, appearance, onAppearance }: HeaderProps) {
  const intl = useIntl();
  const config = useConfig();
  const isDark = appearance === 'dark';
  return (
    <>
      <SkipLink />
      <AppBar position="static" className="frame-header">
        <Toolbar disableGutters className="frame-header-row">
          <Brand isLoggedIn={isLoggedIn} brand={config.brand.name} />
          {(isLoggedIn || !isFromMailedLink) && (
            <nav className="frame-nav" aria-label={intl.formatMessage(messages.mainNavigation)}>
              <ul className={isLoggedIn ? undefined : 'frame-nav-visitor'}>
                {(isLoggedIn ? borrowerLinks : visitorLinks).map(({ to, name }) => (
                  <li key={to}>
                    <FrameLink to={to}>
                      <FormattedMessage {...name} />
                    </FrameLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="frame-session">
            {isLoggedIn ? (
              <AccountMenu person={person} onSignOut={onSignOut} appearance={appearance} onAppearance={onAppearance} />
            ) : (
              <>
                {config.appearance === 'choice' && (
                  <DayNightToggle isDark={isDark} onToggle={() => onAppearance(isDark ? 'light' : 'dark')} />
                )}
                <Button variant="text" color="inherit" className="frame-button" onClick={onSignIn}>
                  <FormattedMessage {...messages.signIn} />
                </Button>
              </>
            )}
          </div>
        </Toolbar>
      </AppBar>
    </>
  );
}

/**
 * Logo that links to the loan list for signed-in users, otherwise to the landing page. The landing page is a separate document, so it
 * needs a plain link.
 */
function Brand({ isLoggedIn, brand }: { isLoggedIn: boolean; brand: string }) {
  const intl = useIntl();
  const name = intl.formatMessage(isLoggedIn ? messages.brandLoans : messages.brandHome, { brand });
  const content = (
    <>
      <Logo />
      {brand}
    </>
  );
  if (isLoggedIn)
    return (
      <Link className="frame-brand" aria-label={name} to={paths.loans.list}>
        {content}
      </Link>
    );
  return (
    <a className="frame-brand" aria-label={name} href={paths.landing}>
      {content}
    </a>
  );
}

/** Navigation link, marked as current on its page and on the pages below it. */
function FrameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} aria-current={useIsCurrentPath()(to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
