import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';

import type { RateInformationDialog } from '#features/legal/RateInformationDialog.tsx';
import { messages } from '#platform/legal/messages.ts';
import { paths } from '#platform/routing/paths.ts';

/** Opens the rate information over the page. Its code comes with the first press; when it does not come, its page is tried instead. */
export function RateInformation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof RateInformationDialog | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);

  const open = async () => {
    const part = await import(/* webpackChunkName: "RateInformationDialog" */ '#features/legal/RateInformationDialog.tsx').catch(
      () => null,
    );
    if (part === null) return navigate(paths.rateInformation);
    setDialog(() => part.RateInformationDialog);
    setOpenAt(pathname);
  };

  return (
    <>
      <button ref={button} type="button" className="frame-link" aria-haspopup="dialog" onClick={() => void open()}>
        <FormattedMessage {...messages.rateInformation} />
      </button>
      {Dialog !== null && (
        <Dialog
          open={openAt === pathname} // Back closes it
          onClose={() => setOpenAt(null)}
          // Safari gives a pressed button no focus, so the dialog could not give it back.
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}
