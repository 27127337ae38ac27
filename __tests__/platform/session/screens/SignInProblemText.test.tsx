import { screen } from '@testing-library/react';

import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import { problemMessages } from '#platform/session/screens/problemMessages.ts';
import { SignInProblemText } from '#platform/session/screens/SignInProblemText.tsx';

import { renderUi } from '../../../support/renderUi.tsx';

test.each<[IdentityFailureCode, RegExp]>([
  ['issuer', /made by another service/],
  ['audience', /meant for another website/],
  ['issuedInFuture', /clock seems to be slow/],
  ['notYetValid', /not valid yet/],
  ['expired', /answer is too old/],
  ['nonce', /different attempt/],
  ['accessTokenHash', /do not belong together/],
  ['signature', /signature is not valid/],
  ['algorithm', /signed in a way we do not accept/],
  ['unknownKey', /a key we do not know/],
  ['stateUnknown', /already used, is too old, or began/],
  ['responseIssuer', /different sign-in service/],
  ['unexpectedToken', /something we did not ask for/],
  ['providerError', /reported a problem/],
  ['idTokenMissing', /did not say who you are/],
  ['userInfoSubject', /two different people/],
  ['tokenType', /a kind of key we can’t use/],
  ['discoveryAddress', /an address that is not safe/],
  ['storageBlocked', /needs cookies and site data.*allow them in your browser’s settings/],
  ['insecurePage', /only on a secure page.*https/],
  ['userInfo', /could not tell us who you are/],
  ['renewedSubject', /for someone else/],
  ['renewedAuthTime', /belongs to a different sign-in/],
  ['renewedAuthorizedParty', /was given to another website/],
])('%s has its own message and a contact link', (code, words) => {
  renderUi(<SignInProblemText problem={code} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

test('all failure messages differ', () => {
  const sentences = Object.values(problemMessages).map(({ defaultMessage }) => defaultMessage);
  expect(new Set(sentences).size).toBe(sentences.length);
});
