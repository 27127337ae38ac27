import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';

import { ConfigProblem } from '#platform/config/config.ts';
import { StartUpProblem } from '#app/frame/StartUpProblem.tsx';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

test('the startup error tells visitors that nothing is lost and names the wrong configuration key', () => {
  render(
    <RawIntlProvider value={createPortalIntl()}>
      <StartUpProblem problem={new ConfigProblem('brand.legalName', 'is missing; expected a text <that> {is} not empty')} />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing of yours is lost.');
  expect(screen.getByRole('heading', { name: 'The portal can’t start' })).toBeVisible();
  expect(screen.getByText('brand.legalName: is missing; expected a text <that> {is} not empty')).toBeVisible();
});
