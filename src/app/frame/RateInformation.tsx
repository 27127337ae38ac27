import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { RateInformationDialog } from '#features/legal/RateInformationDialog.tsx';
import { legalMessages as messages } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';

import { frameClosed, frameOpened, useIsOverlayOpen } from './frameSlice.ts';

const loadDialog = () => import(/* webpackChunkName: "RateInformationDialog" */ '#features/legal/RateInformationDialog.tsx');

/**
 * Opens the rate information in a dialog. The dialog's code loads on the first click; if that fails, the browser goes to the rate
 * information page instead.
 */
export function RateInformation() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof RateInformationDialog | null>(null);
  const isOpen = useIsOverlayOpen('rateInformation');

  const goToPage = useEffectEvent(() => {
    dispatch(frameClosed());
    void navigate(paths.rateInformation);
  });
  useEffect(() => {
    if (!isOpen || Dialog !== null) return;
    loadDialog().then(
      (part) => setDialog(() => part.RateInformationDialog),
      () => goToPage(),
    );
  }, [isOpen, Dialog]);

  return (
    <>
      <Link
        component="button"
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => dispatch(frameOpened('rateInformation'))}
      >
        <FormattedMessage {...messages.rateInformation} />
      </Link>
      {Dialog !== null && (
        <Dialog
          open={isOpen} // Going back in the history closes the dialog, too, because a navigation resets the frame's state.
          onClose={() => dispatch(frameClosed())}
          // Safari does not focus a button on click, so the dialog cannot restore the focus itself.
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}
