import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { actions, type ToastrState } from 'react-redux-toastr';
import { useDispatch, useSelector } from 'react-redux';

import type { PortalState } from '#platform/storeTypes.ts';
import { SessionExpiredActions } from '#platform/session/screens/SessionExpiredActions.tsx';

import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { messages } from './messages.ts';
import { SIGN_IN_CLASS } from './toast.ts';

type ShownToast = ToastrState['toastrs'][number];

const NO_TOASTS: ToastrState['toastrs'] = [];

/**
 * Renders the toasts of react-redux-toastr's state, newest first. It uses Material UI's Snackbar instead of the library's component,
 * because Snackbar also pauses the timeout on keyboard focus and has a labeled close button.
 */
export function ToastArea() {
  const toasts = useSelector(({ toastr }: PortalState) => toastr?.toastrs ?? NO_TOASTS);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => (top.current === null ? undefined : publishPosition(top.current)), []);
  const renderToasts = (isAtTop: boolean) =>
    toasts
      .filter(({ position }) => (position === 'top-center') === isAtTop)
      .map((toast) => <Toast key={toast.id} toast={toast} />);
  return (
    <>
      <TopColumn ref={top} spacing={1.5}>
        {renderToasts(true)}
      </TopColumn>
      <CornerColumn spacing={1.5}>{renderToasts(false)}</CornerColumn>
    </>
  );
}

function Toast({ toast: { id, type, title, message, options } }: { toast: ShownToast }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const remove = () => {
    dispatch(actions.remove(id));
  };
  const { timeOut = 0, className } = options;
  return (
    <Snackbar
      open
      autoHideDuration={timeOut > 0 ? timeOut : null}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') remove();
      }}
      sx={{ position: 'static', transform: 'none' }}
    >
      <ToastCard
        severity={SEVERITIES[type as keyof typeof SEVERITIES]}
        closeText={intl.formatMessage(messages.close)}
        onClose={remove}
      >
        {message === undefined || message === '' ? (
          title
        ) : (
          <>
            <AlertTitle>{title}</AlertTitle>
            <div>{message}</div>
          </>
        )}
        {className === SIGN_IN_CLASS ? (
          <CardActions>
            <SessionExpiredActions />
          </CardActions>
        ) : (
          type === 'error' &&
          timeOut === 0 && (
            <Typography variant="body2">
              <CallSupport />
            </Typography>
          )
        )}
      </ToastCard>
    </Snackbar>
  );
}

const SEVERITIES = { success: 'success', error: 'error', warning: 'warning', info: 'info' } as const;

const ToastCard = styled(Alert)({
  width: '100%',
  borderColor: 'var(--line)',
  borderLeft: '6px solid',
  borderLeftColor: 'var(--toast, var(--ink))',
  background: 'var(--card)',
  boxShadow: 'var(--lift)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line', // Keeps the line break before the reason.
  fontWeight: 500,
  '& > .MuiAlert-action': { alignItems: 'center', height: 24, padding: '0 0 0 16px' }, // Align with the first line of text.
  variants: [
    { props: { severity: 'success' }, style: { '--toast': 'var(--primary)' } },
    { props: { severity: 'error' }, style: { '--toast': 'var(--error)' } },
    { props: { severity: 'warning' }, style: { '--toast': 'var(--attention)' } },
  ],
});

const Column = styled(Stack)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  width: 'min(26rem, 100vw - 24px)',
}));

/**
 * Toasts below the header, so that logo and menu stay reachable, or at the top if the header is scrolled away. `ToastSpacer` reserves space
 * for them in the page.
 */
const TopColumn = styled(Column)({ top: 'calc(var(--toasts-top, 80px) + 12px)', left: '50%', transform: 'translateX(-50%)' });

const CornerColumn = styled(Column)({ right: 12, bottom: 12 });

const GAP_PX = 12;

/** Publishes position and height of the top toasts as CSS variables. @returns a function that stops the updates */
function publishPosition(column: HTMLElement): () => void {
  const { style } = document.documentElement;
  const place = () => {
    // The top of `main` is below both the header and the offline notice.
    style.setProperty('--toasts-top', `${Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0)}px`);
    if (column.offsetHeight > 0) style.setProperty('--toasts-height', `${column.offsetHeight + 2 * GAP_PX}px`);
  };
  const changes = new ResizeObserver(place);
  changes.observe(column);
  changes.observe(document.body); // The body's size changes when the offline notice appears or disappears.
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  place();
  return () => {
    changes.disconnect();
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
  };
}
