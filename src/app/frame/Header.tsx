import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { DayNightToggle } from '#platform/ui/actions/DayNightToggle.tsx';
import { SkipLink } from '#platform/ui/actions/SkipLink.tsx';
import { Mark } from '#platform/ui/layout/Mark.tsx';
import type { Appearance } from '#platform/theme/tokens.ts';

import { messages } from './messages.ts';
import { PersonMenu, type Person } from './PersonMenu.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { places, visitorsPlaces } from './places.ts';

export interface HeaderProps {
  isLoggedIn: boolean;
  /** True on pages opened from a mailed link. Visitors then see only the sign-in button, without navigation. */
  isMailed: boolean;
  person: Person;
  onSignIn: () => void;
  onSignOut: () => void;
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
}

/**
 * Header of every page: brand, navigation, and the account menu or sign-in button. It has the same height for visitors and signed-in
 * users.
 */
export function Header({ isLoggedIn, isMailed, person, onSignIn, onSignOut, appearance, onAppearance }: HeaderProps) {
  const intl = useIntl();
  const config = useConfig();
  const isDark = appearance === 'dark';
  return (
    <>
      <SkipLink />
      <AppBar position="static" className="frame-header">
        <Toolbar disableGutters className="frame-header-row">
          <Brand isLoggedIn={isLoggedIn} brand={config.brand.name} />
          {(isLoggedIn || !isMailed) && (
            <nav className="frame-nav" aria-label={intl.formatMessage(messages.mainNavigation)}>
              <ul className={isLoggedIn ? undefined : 'frame-nav-visitor'}>
                {(isLoggedIn ? places : visitorsPlaces).map(({ to, name }) => (
                  <li key={to}>
                    <PlaceLink to={to}>
                      <FormattedMessage {...name} />
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="frame-session">
            {isLoggedIn ? (
              <PersonMenu person={person} onSignOut={onSignOut} appearance={appearance} onAppearance={onAppearance} />
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
      <Mark />
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
