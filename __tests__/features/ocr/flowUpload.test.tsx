import { act, screen, waitFor, within } from '@testing-library/react';

import type { IncomePaper } from '#contract/borrower/ocr.ts';

import {
  A_TICKET,
  anAgencyRequest,
  anIncomeCheck,
  answersChange,
  answersPapers,
  answersWho,
  aPaper,
  hasIncomeCheck,
  hasTicket,
  incomeStep,
  mayHaveIncomeCheck,
  refusalOf,
  refusesIncomeCheck,
  type SentPaper,
} from '../../support/backends/income.ts';
import { aReadPaper } from '../../support/backends/incomePapers.ts';
import { hasXsrfCookie } from '../../support/backends/payment.ts';
import { sendFormsAsText } from '../../support/formsAsText.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { timeStandsStill } from '../../support/stillTime.ts';

const sent: SentPaper[] = [];
beforeAll(sendFormsAsText);
beforeEach(() => {
  sent.splice(0);
  hasXsrfCookie();
  hasTicket();
});

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const withPapers = (...papers: IncomePaper[]) => anIncomeCheck({ papers });
async function open(...papers: IncomePaper[]) {
  hasIncomeCheck(withPapers(...papers));
  const portal = renderPortal(incomeStep('documents-upload'), { signedIn: false });
  return { ...portal, input: await screen.findByLabelText('Choose files: Your paystubs', { selector: 'input' }) };
}
const rows = () => within(screen.getByRole('list', { name: 'Files we have' })).getAllByRole('listitem');
const A_PICTURE = [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])];
const aPicture = (name: string, ...more: BlobPart[]) => new File([...A_PICTURE, ...more], name, { type: 'image/jpeg' });

test('each file has its state in words; what is being read is asked for until it is read, and no longer', async () => {
  timeStandsStill();
  const reading = aPaper({ documentId: '2', fileName: 'b.jpg', reading: 'reading', secondsLeft: 12.4, paystubCount: 0 });
  const others = [
    aPaper({ documentId: '1', fileName: 'a.pdf', toCheckCount: 2 }),
    aPaper({ documentId: '3', fileName: 'c.jpg', paystubCount: 0 }),
    aPaper({ documentId: '4', fileName: 'd.jpg', reading: 'failed', paystubCount: 0 }),
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

  hasIncomeCheck(withPapers(...others, { ...reading, secondsLeft: 200 }));
  pass(2000);
  expect(await screen.findByText('Reading, about 4 minutes left')).toBeVisible();
  hasIncomeCheck(withPapers(...others, { ...reading, secondsLeft: 0 }));
  pass(2000);
  expect(await screen.findByText('Reading, taking longer than usual')).toBeVisible();
  hasIncomeCheck(withPapers(...others, { ...reading, reading: 'read', secondsLeft: null, paystubCount: 1 }));
  pass(2000);
  expect(await screen.findByText('Read: 1 paystub')).toBeVisible();
  expect(screen.getByText('We are done reading. 1 file could not be read.')).toBeInTheDocument();
  expect(screen.getByText('We have read your files. You can continue now.')).toBeVisible();
  pass(20_000); // another request would fail the test
});

test('several pictures are a paper each, and one that is there already is asked about', async () => {
  const { user, input } = await open();
  expect(screen.getByText('Lay it flat, without folds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Send a paystub first. Then you can continue.')).toBeVisible();
  for (const fileName of ['a.jpg', 'b.jpg']) {
    answersPapers(sent, 200, [{ documentId: fileName, fileName, mediaType: 'image/jpeg', sizeBytes: 5 }]);
  }
  mayHaveIncomeCheck(withPapers(aPaper()));
  await user.upload(input, [aPicture('a.jpg', 'a'), aPicture('b.jpg', 'b')]);
  await waitFor(() => expect(sent.map(({ body }) => body).sort()).toEqual(['files=a.jpg', 'files=b.jpg']));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(await screen.findByText('Both files were sent.')).toBeVisible();
  expect(await screen.findByText('We have 1 paystub. Two show your income better, but you can continue with one.')).toBeVisible();
  await user.upload(input, aPicture('again.jpg', 'a'));
  expect(await screen.findByText('You have sent this file already. Send it once more?')).toBeVisible();
});

test('an upload for which the ticket ended goes on by itself once it is said again who it is', async () => {
  const { user, input } = await open();
  answersPapers(sent, 403, refusalOf('ticketEnded'));
  refusesIncomeCheck(403);
  await user.upload(input, aPicture('a.jpg'));
  await user.type(await screen.findByLabelText('Last name', { selector: 'input' }), 'Whitfield');
  await user.type(screen.getByLabelText('ZIP code', { selector: 'input' }), '44107');
  answersWho('Whitfield', '44107', 200, A_TICKET);
  hasIncomeCheck();
  answersPapers(sent, 200, [{ documentId: '1', fileName: 'a.jpg', mediaType: 'image/jpeg', sizeBytes: 4 }]);
  hasIncomeCheck(withPapers(aPaper({ fileName: 'a.jpg' })));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('a file is removed after a question; one that could not be read is read again', async () => {
  const asked: unknown[] = [];
  const failed = aPaper({ documentId: '2', fileName: 'b.jpg', reading: 'failed', paystubCount: 0 });
  const { user } = await open(aPaper(), failed);
  answersChange(asked, 429, refusalOf());
  await user.click(screen.getByRole('button', { name: 'Read it again: b.jpg' }));
  expect(await screen.findByText('That did not work, and nothing was changed.')).toBeVisible();
  answersChange(asked, 200, { ...failed, reading: 'reading', secondsLeft: 9, warnings: [], pages: [], paystubs: [] });
  hasIncomeCheck(withPapers(aPaper(), { ...failed, reading: 'reading', secondsLeft: 9 }));
  await user.click(screen.getByRole('button', { name: 'Read it again: b.jpg' }));
  expect(await screen.findByText('Reading, about 9 seconds left')).toBeVisible();

  answersChange(asked, 200, { removed: '2' });
  hasIncomeCheck(withPapers(aPaper()));
  await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked.slice(1)).toEqual([
    { documentId: '2', change: 'readAgain' },
    { documentId: '2', change: 'remove' },
  ]);
});

test('of a file that may be another paper it is asked whether it is a paystub; until then one does not go on', async () => {
  const asked: unknown[] = [];
  const unsure = aPaper({ documentId: '2', fileName: 'b.pdf', reading: 'unsure', paystubCount: 0 });
  const { user } = await open(aPaper(), unsure);
  expect(rows()[1]).toHaveTextContent(/Is this a paystub\?This looks like another paper/);
  expect(screen.queryByRole('button', { name: 'Remove b.pdf' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Say whether each file is a paystub. Then you can continue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No, remove it: b.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));

  answersChange(asked, 429, refusalOf());
  await user.click(await screen.findByRole('button', { name: 'Yes, it is a paystub: b.pdf' }));
  expect(await screen.findByText('That did not work, and nothing was changed.')).toBeVisible();
  const read = { ...unsure, reading: 'read' as const, paystubCount: 1 };
  answersChange(asked, 200, aReadPaper(read));
  hasIncomeCheck(withPapers(aPaper(), read));
  await user.click(screen.getByRole('button', { name: 'Yes, it is a paystub: b.pdf' }));
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Read: 1 paystub'));
  expect(asked.slice(1)).toEqual([{ documentId: '2', change: 'isPaystub' }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('once it went to the agency there is nothing left to send', async () => {
  hasIncomeCheck(anIncomeCheck({ papers: [aPaper()], agencyRequest: anAgencyRequest() }));
  renderPortal(incomeStep('documents-upload'), { signedIn: false });
  expect(await screen.findByText('This is preliminary. It is not an approval or a loan decision.')).toBeVisible();
  expect(window.location.pathname).toBe(incomeStep('success'));
});
