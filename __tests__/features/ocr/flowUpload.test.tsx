import { act, screen, waitFor, within } from '@testing-library/react';

import type { IncomePaper } from '#contract/borrower/ocr.ts';

import {
  A_TICKET,
  anAgencyRequest,
  anIncomeCheck,
  stubDocumentChange,
  stubDocumentUpload,
  stubVerifyContact,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubOptionalIncomeCheck,
  errorBody,
  stubIncomeCheckError,
  type SentDocumentUpload,
} from '../../support/backends/income.ts';
import { aReadIncomeDocument } from '../../support/backends/incomeDocuments.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { sendFormsAsText } from '../../support/sendFormsAsText.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { stopTime } from '../../support/stopTime.ts';

const sent: SentDocumentUpload[] = [];
beforeAll(sendFormsAsText);
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
  storeContactTicket();
});

const advanceTime = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const checkWithDocuments = (...papers: IncomePaper[]) => anIncomeCheck({ papers });
async function open(...papers: IncomePaper[]) {
  stubIncomeCheck(checkWithDocuments(...papers));
  const portal = renderPortal(incomeStep('documents-upload'), { signedIn: false });
  return { ...portal, input: await screen.findByLabelText('Choose files: Your paystubs', { selector: 'input' }) };
}
const rows = () => within(screen.getByRole('list', { name: 'Files we have' })).getAllByRole('listitem');
const A_PICTURE = [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])];
const aPicture = (name: string, ...more: BlobPart[]) => new File([...A_PICTURE, ...more], name, { type: 'image/jpeg' });

test('each file shows its state, and polling ends when all files are read', async () => {
  stopTime();
  const reading = anIncomeDocument({
    documentId: '2',
    fileName: 'b.jpg',
    reading: 'reading',
    secondsLeft: 12.4,
    paystubCount: 0,
  });
  const others = [
    anIncomeDocument({ documentId: '1', fileName: 'a.pdf', toCheckCount: 2 }),
    anIncomeDocument({ documentId: '3', fileName: 'c.jpg', paystubCount: 0 }),
    anIncomeDocument({ documentId: '4', fileName: 'd.jpg', reading: 'failed', paystubCount: 0 }),
  ];
  const { user } = await open(...others, reading);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('a.pdf212 KBRemoveRead: 1 paystub, 2 values to check'),
    expect.stringContaining('We found no paystub in this file'),
    expect.stringContaining('We could not read this file'),
    expect.stringContaining('Reading, about 12 seconds left'),
  ]);
  expect(screen.getByText('We are reading your file.')).toBeInTheDocument();
  expect(screen.getByText(/your link opens until December 24, 2026./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/We are still reading a file. You can continue when that is done./)).toBeVisible();

  stubIncomeCheck(checkWithDocuments(...others, { ...reading, secondsLeft: 200 }));
  advanceTime(2000);
  expect(await screen.findByText('Reading, about 4 minutes left')).toBeVisible();
  stubIncomeCheck(checkWithDocuments(...others, { ...reading, secondsLeft: 0 }));
  advanceTime(2000);
  expect(await screen.findByText('Reading, taking longer than usual')).toBeVisible();
  stubIncomeCheck(checkWithDocuments(...others, { ...reading, reading: 'read', secondsLeft: null, paystubCount: 1 }));
  advanceTime(2000);
  expect(await screen.findByText('Read: 1 paystub')).toBeVisible();
  expect(screen.getByText('We are done reading. 1 file could not be read.')).toBeInTheDocument();
  expect(screen.getByText('We have read your files. You can continue now.')).toBeVisible();
  advanceTime(20_000); // another request would fail the test
});

test('each picture is its own document, and a duplicate is confirmed first', async () => {
  const { user, input } = await open();
  expect(screen.getByText('Lay it flat, without folds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Send a paystub first. Then you can continue.')).toBeVisible();
  for (const fileName of ['a.jpg', 'b.jpg']) {
    stubDocumentUpload(sent, 200, [{ documentId: fileName, fileName, mediaType: 'image/jpeg', sizeBytes: 5 }]);
  }
  stubOptionalIncomeCheck(checkWithDocuments(anIncomeDocument()));
  await user.upload(input, [aPicture('a.jpg', 'a'), aPicture('b.jpg', 'b')]);
  await waitFor(() => expect(sent.map(({ body }) => body).sort()).toEqual(['files=a.jpg', 'files=b.jpg']));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(await screen.findByText('Both files were sent.')).toBeVisible();
  expect(await screen.findByText('We have 1 paystub. Two show your income better, but you can continue with one.')).toBeVisible();
  await user.upload(input, aPicture('again.jpg', 'a'));
  expect(await screen.findByText('You have sent this file already. Send it once more?')).toBeVisible();
});

test('an upload with an ended ticket resumes after a new identity check', async () => {
  const { user, input } = await open();
  stubDocumentUpload(sent, 403, errorBody('ticketEnded'));
  stubIncomeCheckError(403);
  await user.upload(input, aPicture('a.jpg'));
  await user.type(await screen.findByLabelText('Last name', { selector: 'input' }), 'Whitfield');
  await user.type(screen.getByLabelText('ZIP code', { selector: 'input' }), '44107');
  stubVerifyContact('Whitfield', '44107', 200, A_TICKET);
  stubIncomeCheck();
  stubDocumentUpload(sent, 200, [{ documentId: '1', fileName: 'a.jpg', mediaType: 'image/jpeg', sizeBytes: 4 }]);
  stubIncomeCheck(checkWithDocuments(anIncomeDocument({ fileName: 'a.jpg' })));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('a file is removed after a confirmation, and an unreadable one is read again', async () => {
  const asked: unknown[] = [];
  const failed = anIncomeDocument({ documentId: '2', fileName: 'b.jpg', reading: 'failed', paystubCount: 0 });
  const { user } = await open(anIncomeDocument(), failed);
  stubDocumentChange(asked, 429, errorBody());
  await user.click(screen.getByRole('button', { name: 'Read it again: b.jpg' }));
  expect(await screen.findByText('That did not work, and nothing was changed.')).toBeVisible();
  stubDocumentChange(asked, 200, { ...failed, reading: 'reading', secondsLeft: 9, warnings: [], pages: [], paystubs: [] });
  stubIncomeCheck(checkWithDocuments(anIncomeDocument(), { ...failed, reading: 'reading', secondsLeft: 9 }));
  await user.click(screen.getByRole('button', { name: 'Read it again: b.jpg' }));
  expect(await screen.findByText('Reading, about 9 seconds left')).toBeVisible();

  stubDocumentChange(asked, 200, { removed: '2' });
  stubIncomeCheck(checkWithDocuments(anIncomeDocument()));
  await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked.slice(1)).toEqual([
    { documentId: '2', change: 'readAgain' },
    { documentId: '2', change: 'remove' },
  ]);
});

test('a doubtful file must be confirmed as a paystub before continuing', async () => {
  const asked: unknown[] = [];
  const unsure = anIncomeDocument({ documentId: '2', fileName: 'b.pdf', reading: 'unsure', paystubCount: 0 });
  const { user } = await open(anIncomeDocument(), unsure);
  expect(rows()[1]).toHaveTextContent(/Is this a paystub\?This looks like another paper/);
  expect(screen.queryByRole('button', { name: 'Remove b.pdf' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Say whether each file is a paystub. Then you can continue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No, remove it: b.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));

  stubDocumentChange(asked, 429, errorBody());
  await user.click(await screen.findByRole('button', { name: 'Yes, it is a paystub: b.pdf' }));
  expect(await screen.findByText('That did not work, and nothing was changed.')).toBeVisible();
  const read = { ...unsure, reading: 'read' as const, paystubCount: 1 };
  stubDocumentChange(asked, 200, aReadIncomeDocument(read));
  stubIncomeCheck(checkWithDocuments(anIncomeDocument(), read));
  await user.click(screen.getByRole('button', { name: 'Yes, it is a paystub: b.pdf' }));
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Read: 1 paystub'));
  expect(asked.slice(1)).toEqual([{ documentId: '2', change: 'isPaystub' }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('after the agency request there is nothing left to send', async () => {
  stubIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument()], agencyRequest: anAgencyRequest() }));
  renderPortal(incomeStep('documents-upload'), { signedIn: false });
  expect(await screen.findByText('This is preliminary. It is not an approval or a loan decision.')).toBeVisible();
  expect(window.location.pathname).toBe(incomeStep('success'));
});
