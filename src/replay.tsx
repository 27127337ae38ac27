import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { ThemeRoot } from '#platform/theme/ThemeRoot.tsx';
import { ReplayPage } from '#replay/page/ReplayPage.tsx';

// Gives the page's CSP nonce to styles that are added later.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');
/** Set by the host from the runtime configuration. */
const isReplayEnabled = document.querySelector<HTMLMetaElement>('meta[name="replay"]')?.content === 'true';
document.documentElement.dataset['appearance'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
createRoot(container).render(
  <RawIntlProvider value={createPortalIntl()}>
    <ThemeRoot>
      <ReplayPage isOn={isReplayEnabled} />
    </ThemeRoot>
  </RawIntlProvider>,
);
