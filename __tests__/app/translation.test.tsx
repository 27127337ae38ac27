/** Browser translation must not break a page, lose typed input, or leave outdated text on the screen. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { stubProfile, stubOptionalLoans } from '../support/backends/borrower.ts';
import {
  aRequest,
  aTask,
  stubUpload,
  stubDocumentRequests,
  stubDocumentTypes,
  type SentUpload,
} from '../support/backends/docuSafe.ts';
import { stubCustomer, setXsrfCookie } from '../support/backends/payment.ts';
import { anOptOut, aPreference, stubPrivacyPreference, stubPrivacyChange } from '../support/backends/privacy.ts';
import { sendFormsAsText } from '../support/sendFormsAsText.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { staleTexts, TRANSLATORS } from '../support/translators.ts';

beforeAll(sendFormsAsText);
beforeEach(setXsrfCookie);

const translate = TRANSLATORS['an element before the text, which is then taken away']!;
const isBroken = () => screen.queryByRole('heading', { name: 'This page stopped working' }) !== null;
const expectCurrentText = async () => {
  await waitFor(() => expect(staleTexts()).toEqual([]));
  expect(document.querySelectorAll<HTMLElement>('font, .none').length).toBeGreaterThan(0);
  expect(isBroken()).toBe(false);
};

test('a switch updates its state in a translated page', async () => {
  stubProfile();
  stubPrivacyPreference(aPreference());
  const { user } = renderPortal('/privacy-preferences', { translate });
  const toggle = () => screen.findByRole('switch', { name: 'Offers by mail' });
  stubPrivacyChange([], aPreference([anOptOut('marketingByMail')]), 'marketingByMail-off');
  await user.click(await toggle());
  expect(await screen.findByText('Saved: Offers by mail is off.')).toBeVisible();
  expect(screen.getByText('Opted out Nov 22, 2026, no end date')).toBeVisible();
  await expectCurrentText();
  stubPrivacyChange([], aPreference(), null);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. It is as it was before.')).toBeVisible();
  await expectCurrentText();
});

test('a translated form updates its error count and keeps what was typed', async () => {
  stubProfile();
  stubCustomer({});
  const { user } = renderPortal('/accounts/card/add', { translate });
  const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
  await screen.findByRole('checkbox', { name: /^Billing address is/ });
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('There are 3 things to correct')).toBeVisible();
  await expectCurrentText();
  for (const [label, text, left] of [
    ['Card number', '4000056655665556', 'There are 2 things to correct'],
    ['Expires', '1239', 'There is one thing to correct'],
  ] as const) {
    fireEvent.change(field(label), { target: { value: text } });
    fireEvent.blur(field(label));
    expect(await screen.findByText(left)).toBeVisible();
    await expectCurrentText();
  }
  await user.click(screen.getByRole('checkbox', { name: /^Billing address is/ }));
  await expectCurrentText();
  expect(field('Card number')).toHaveValue('4000 0566 5566 5556');
});

test('a sent document no longer shows “Not sent yet” in a translated page', async () => {
  stubProfile();
  stubOptionalLoans();
  stubDocumentTypes();
  stubDocumentRequests([aRequest()]);
  const { user } = renderPortal('/document-requests', { translate });
  const input = await screen.findByLabelText('Choose files: Bank statement', { selector: 'input' });
  await expectCurrentText();
  expect(screen.getAllByText('Not sent yet').length).toBeGreaterThan(0);
  const sent: SentUpload[] = [];
  stubUpload(sent, 200, aTask({ state: 'uploaded', documentCount: 1 }));
  nock('http://localhost')
    .get(/getFollowUpTasks/)
    .times(5)
    .optionally()
    .reply(200, [aRequest({ tasks: [aTask({ state: 'uploaded', documentCount: 1 })] })] as never);
  nock('http://localhost')
    .post(/sendDocumentsUploadedEmail$/)
    .optionally()
    .reply(200, {});
  await user.upload(input, new File(['%PDF-1.7 a'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  await expectCurrentText();
});

test('connection notices come and go in a translated page', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { user } = renderPortal('/version', { signedIn: false, translate });
  const say = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  await user.click(await screen.findByRole('button', { name: /^Copy/ }));
  await expectCurrentText();
  for (const [isOnline, words] of [
    [false, /You seem to be offline/],
    [true, 'You are back online.'],
  ] as const) {
    say(isOnline);
    expect(await screen.findByText(words)).toBeVisible();
    await expectCurrentText();
  }
  await waitFor(() => expect(screen.queryByText('You are back online.')).toBeNull(), { timeout: 6000 });
  await expectCurrentText();
  online.mockRestore();
});
