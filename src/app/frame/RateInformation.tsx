import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { RateInformationDialog } from '#features/legal/RateInformationDialog.tsx';
import { messages } from '#platform/legal/messages.ts';
import { paths } from '#platform/routing/paths.ts';

import { frameClosed, frameOpened, useIsOpenOver } from './frameSlice.ts';

const loadDialog = () => import(/* webpackChunkName: "RateInformationDialog" */ '#features/legal/RateInformationDialog.tsx');

/** Opens the rate information over the page. Its code comes with the first press; when it does not come, its page is tried instead. */
export function RateInformation() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof RateInformationDialog | null>(null);
  const isOpen = useIsOpenOver('rateInformation');

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
          open={isOpen} // Back closes it
          onClose={() => dispatch(frameClosed())}
          // Safari gives a pressed button no focus, so the dialog could not give it back.
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}
