import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { ThemeRoot } from '#platform/theme/ThemeRoot.tsx';
import { ReplayPage } from '#replay/page/ReplayPage.tsx';

// Styles that are added later carry the page's nonce.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');
/** The host fills it in from the runtime document. */
const isOn = document.querySelector<HTMLMetaElement>('meta[name="replay"]')?.content === 'true';
document.documentElement.dataset['appearance'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
createRoot(container).render(
  <RawIntlProvider value={createPortalIntl()}>
    <ThemeRoot>
      <ReplayPage isOn={isOn} />
    </ThemeRoot>
  </RawIntlProvider>,
);
