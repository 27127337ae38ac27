/** Every place that shows a date or time uses the lender's time zone and one format, even when it is another day on the device. */
import { screen, waitFor } from '@testing-library/react';

import localConfig from '../../config/local.json';
import { stubLoans, stubProfile, stubOptionalLoans, aLoan } from '../support/backends/borrower.ts';
import { aDocument, aRequest, aTask, stubDocumentRequests, stubDocumentTypes } from '../support/backends/docuSafe.ts';
import { aFee, stubFee } from '../support/backends/guests.ts';
import {
  anAgencyRequest,
  anAimCheck,
  anIncomeCheck,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
} from '../support/backends/income.ts';
import { aReadIncomeDocument, stubMissingPageImages, stubDocumentDetails } from '../support/backends/incomeDocuments.ts';
import { setXsrfCookie } from '../support/backends/payment.ts';
import { aPreference, stubAlerts } from '../support/backends/rateDrop.ts';
import { renderPortal } from '../support/renderPortal.tsx';

/** An instant at which it is already the next day in Tokyo. */
const AT = '2026-11-18T15:31:00.000Z';
const MOMENT = /November 19, 2026 at 12:31\sAM Japan Standard Time/;
const DAY = /Nov(ember)? 19(, 2026)?/;
const ZONE = 'Asia/Tokyo';

interface TimeDisplay {
  address: string;
  signedIn?: boolean;
  backend: () => unknown;
  says: RegExp;
  count?: number;
}

const within = (before: string, when: RegExp, after = '') => new RegExp(`${before}${when.source}${after}`);
const asksFor = (changes: Parameters<typeof aRequest>[0]) => () => {
  stubProfile();
  stubDocumentTypes();
  stubOptionalLoans();
  stubDocumentRequests([aRequest(changes)]);
};
const hasSent = { tasks: [aTask({ documents: [aDocument({ sentAtUtc: AT })], documentCount: 1, state: 'uploaded' as const })] };
const alert = (changes: Parameters<typeof aPreference>[0]) => () => {
  stubProfile();
  stubAlerts(aPreference(changes));
  stubLoans(aLoan());
};
const OFFICER = 'owen.marsh@ccm.example';
const TOKEN = 't'.repeat(60);

const TIME_DISPLAYS: Record<string, TimeDisplay> = {
  'a document that was sent': {
    address: '/document-requests',
    backend: asksFor({ tasks: [aTask({ documents: [aDocument({ sentAtUtc: AT })], documentCount: 1, wanted: 2 })] }),
    says: within('212 KB, sent ', MOMENT),
  },
  'the officer was told': {
    address: '/document-requests',
    backend: asksFor({ ...hasSent, toldAtUtc: AT }),
    says: within('told Owen Marsh.* ', MOMENT),
  },
  'the day documents were asked for': {
    address: '/document-requests',
    backend: asksFor({ askedAtUtc: AT }),
    says: within('Asked for on ', DAY),
  },
  'the officer was told of an unrequested document': {
    address: `/public-pages/send-documents/${encodeURIComponent(OFFICER)}/upload?id=${TOKEN}`,
    signedIn: false,
    backend: () => {
      stubDocumentTypes();
      stubDocumentRequests([aRequest({ kind: 'sending', ...hasSent, toldAtUtc: AT })], TOKEN);
    },
    says: within('told Owen Marsh.* ', MOMENT),
  },
  'an alert was checked': {
    address: '/loans/rate-drop/alerts',
    backend: alert({ lastChecked: { rate: '6.125', apr: '6.274', checkedAtUtc: AT } }),
    says: MOMENT,
  },
  'an alert was set': {
    address: '/loans/rate-drop/alerts',
    backend: alert({ setAtUtc: AT }),
    says: within('Watching since ', DAY),
  },
  'an alert was canceled': {
    address: '/loans/rate-drop/alerts',
    backend: alert({ state: 'cancelled', cancelledAtUtc: AT }),
    says: within('Canceled .*', DAY),
  },
  'a fee was paid': {
    address: '/pay/fees/paid?ref=link-1',
    signedIn: false,
    backend: () => stubFee({ state: 'paid', fee: aFee({ transactionIdentifier: 'CCM-1', updatedAtUtc: AT }) }),
    says: /November 19, 2026/,
  },
  'a fee was canceled': {
    address: '/pay/fees/cancelled?ref=link-1',
    signedIn: false,
    backend: () => stubFee({ state: 'cancelled', fee: aFee({ updatedAtUtc: AT }) }),
    says: /November 19, 2026/,
  },
  'income was sent with consent': {
    address: incomeStep('success'),
    signedIn: false,
    backend: () => {
      storeContactTicket();
      stubIncomeCheck(
        anIncomeCheck({ papers: [anIncomeDocument()], agencyRequest: anAgencyRequest({ sentAtUtc: AT, consentedAtUtc: AT }) }),
      );
    },
    says: MOMENT,
    count: 3,
  },
};

test.each(Object.entries(TIME_DISPLAYS))(
  '%s: the time is in the lender’s time zone',
  async (_what, { address, signedIn = true, backend, says, count = 1 }) => {
    setXsrfCookie();
    backend();
    renderPortal(address, { signedIn, config: { support: { ...localConfig.support, timeZone: ZONE } } });
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main.textContent.match(new RegExp(says, 'g'))).toHaveLength(count));
  },
);

test('a consent shows the day in the lender’s time zone', async () => {
  setXsrfCookie();
  storeContactTicket();
  stubMissingPageImages();
  stubDocumentDetails(aReadIncomeDocument(), 12);
  stubIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument()], aimCheck: anAimCheck({ state: 'passed' }) }));
  const timeZone = 'Pacific/Kiritimati'; // UTC+14
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format();
  renderPortal(incomeStep('documents-summary'), {
    signedIn: false,
    config: { support: { ...localConfig.support, timeZone } },
  });
  expect(await screen.findByText(new RegExp(today))).toBeVisible();
});
