import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { initialsOf } from '#domain/initialsOf.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ReportProblemLabel, useReportProblemProps } from '#platform/support/ReportProblem.tsx';
import type { Appearance } from '#platform/theme/tokens.ts';
import { messages as dayNightMessages } from '#platform/ui/actions/dayNightMessages.ts';

import { frameClosed, frameOpened, useIsOverlayOpen } from './frameSlice.ts';
import { messages } from './messages.ts';
import { accountMenuLinks } from './frameLinks.ts';
import { useIsCurrentPath } from './useIsCurrentPath.ts';

/** The signed-in user. Values that are not known are empty strings. */
export interface Person {
  givenName: string;
  familyName: string;
  email: string;
}

interface Props {
  person: Person;
  onSignOut: () => void;
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
}

/** A button with the user's initials that opens links to account pages. */
export function AccountMenu({ person, ...rest }: Props) {
  const [buttonId, menuId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const dispatch = useDispatch();
  const isOpen = useIsOverlayOpen('menu');
  const { givenName, familyName, email } = person;
  const close = () => {
    dispatch(frameClosed());
    button.current?.focus();
  };
  return (
    <div className="frame-person">
      <Button
        ref={button}
        id={buttonId}
        variant="text"
        color="inherit"
        className="frame-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => dispatch(isOpen ? frameClosed() : frameOpened('menu'))}
      >
        <span className="visually-hidden">
          {givenName === '' ? (
            <FormattedMessage {...messages.yourMenu} />
          ) : (
            <FormattedMessage {...messages.menuOf} values={{ name: givenName }} />
          )}
        </span>
        <Avatar component="span" aria-hidden="true">
          {initialsOf(givenName + familyName === '' ? [email] : [givenName, familyName])}
        </Avatar>
        <span className="frame-person-name" aria-hidden="true">
          {givenName}
        </span>
        <svg className="frame-chevron" viewBox="0 0 12 8" aria-hidden="true">
          <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
        </svg>
      </Button>
      {isOpen && (
        <ClickAwayListener
          onClickAway={({ target }) => {
            if (!(target instanceof Node && button.current?.contains(target) === true)) dispatch(frameClosed());
          }}
        >
          <Paper className="frame-menu">
            {(givenName !== '' || email !== '') && (
              <div className="frame-menu-who">
                <Typography sx={{ fontWeight: 650 }}>{`${givenName} ${familyName}`.trim()}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {email}
                </Typography>
              </div>
            )}
            <AccountMenuItems {...rest} id={menuId} labelId={buttonId} onClose={close} />
          </Paper>
        </ClickAwayListener>
      )}
    </div>
  );
}

interface ItemsProps extends Omit<Props, 'person'> {
  id: string;
  labelId: string;
  onClose: () => void;
}

/** MenuList handles the arrow keys; Escape and Tab close the menu. */
function AccountMenuItems({ id, labelId, onSignOut, appearance, onAppearance, onClose }: ItemsProps) {
  const isHere = useIsCurrentPath();
  const mayChoose = useConfig().appearance === 'choice';
  const { onClick: openReport, ...reportWay } = useReportProblemProps();
  const isDark = appearance === 'dark';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };
  return (
    <MenuList id={id} aria-labelledby={labelId} autoFocusItem onKeyDown={onKeyDown}>
      {accountMenuLinks.map(({ to, name }) => (
        <MenuItem key={to} component={RouterLink} to={to} aria-current={isHere(to) ? 'page' : undefined} onClick={onClose}>
          <FormattedMessage {...name} />
        </MenuItem>
      ))}
      <MenuItem
        {...reportWay}
        onClick={() => {
          onClose(); // Closing first returns the focus to the menu button, so that the dialog can restore it there.
          openReport?.();
        }}
      >
        <ReportProblemLabel />
      </MenuItem>
      {mayChoose && (
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isDark}
          onClick={() => {
            onClose();
            onAppearance(isDark ? 'light' : 'dark');
          }}
        >
          <FormattedMessage {...dayNightMessages.night} />
        </MenuItem>
      )}
      <Divider component="li" role="separator" />
      <MenuItem
        onClick={() => {
          onClose();
          onSignOut();
        }}
      >
        <FormattedMessage {...messages.signOut} />
      </MenuItem>
    </MenuList>
  );
}
