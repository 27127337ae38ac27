import { createHash } from 'node:crypto';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { sessionExpired, signedIn, signOutRequested } from '#platform/session/store/sessionSlice.ts';

import { stubProfile, stubOptionalLoans, stubPendingItems } from '../../support/backends/borrower.ts';
import {
  aDocument,
  stubUpload,
  aRequest,
  aTask,
  stubDocumentRequests,
  stubDocumentTypes,
  stubPendingUploads,
  stubOptionalDocumentTypes,
  type SentUpload,
} from '../../support/backends/docuSafe.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { stubOptionalAlerts } from '../../support/backends/rateDrop.ts';
import { accessToken } from '../../support/accessToken.ts';
import { sendFormsAsText } from '../../support/sendFormsAsText.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { toastsLoaded, toastsOf } from '../../support/toastsOf.ts';

const PDF = '%PDF-1.7 ';
const sent: SentUpload[] = [];
beforeAll(sendFormsAsText);
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});

const aPdf = (name: string, content = PDF + name) => new File([content], name, { type: 'application/pdf' });
const aPicture = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const fileOfSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

async function onRequest(request = aRequest()) {
  stubProfile();
  stubOptionalLoans();
  stubDocumentTypes();
  stubDocumentRequests([request]);
  const portal = renderPortal('/document-requests');
  return { ...portal, input: await screen.findByLabelText('Choose files: Bank statement', { selector: 'input' }) };
}
/** The request is loaded again after an upload, and everything is loaded again when the connection is back. */
const mayReloadRequest = (request = aRequest()) => {
  nock('http://localhost')
    .get(/getFollowUpTasks/)
    .times(20)
    .optionally()
    .reply(200, [request] as never);
  stubOptionalDocumentTypes();
};
const rows = () => within(screen.getByRole('list', { name: 'Files on their way' })).getAllByRole('listitem');
const rowOf = (name: string) =>
  waitFor(() => {
    const row = rows().find(({ textContent }) => textContent.includes(name));
    if (row === undefined) throw new Error(`${name} is not on its way`);
    return row;
  });
const isLeavingAsked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('each unacceptable file is rejected with advice before it is sent', async () => {
  const { user, input } = await onRequest();
  await user.upload(input, [
    aPdf('none.pdf', ''),
    fileOfSize(aPdf('large.pdf'), 25 * 1024 * 1024 + 1),
    new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.pdf', { type: 'application/pdf' }),
    new File(['MZ program'], 'statement.pdf', { type: 'application/pdf' }),
  ]);
  await waitFor(() => expect(rows().every((row) => row.textContent.includes('Nothing was sent.'))).toBe(true));
  expect(rows().map((row) => row.textContent.replace(/Dismiss$/, ''))).toEqual([
    expect.stringContaining('none.pdfDismissThis file is empty.'),
    expect.stringContaining('large.pdfDismissThis file is larger than 25 MB.'),
    expect.stringContaining('choose “Most Compatible”'),
    expect.stringContaining('not a PDF, JPG or PNG file, even if its name says so'),
  ]);
  expect(screen.getByText('4 files were not sent. The reason is below each name.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss none.pdf' }));
  expect(rows()).toHaveLength(3);
  // A file chosen again replaces its rejected row.
  await user.upload(input, fileOfSize(aPdf('large.pdf'), 25 * 1024 * 1024 + 1));
  await waitFor(() => expect(rows().at(-1)).toHaveTextContent(/^large.pdf.*Nothing was sent./));
  expect(rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Dismiss all 3 that were not sent' }));
  expect(screen.queryByRole('list', { name: 'Files on their way' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Dismiss/ })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(isLeavingAsked()).toBe(false);
});

test('files beyond the total limits are rejected individually', async () => {
  const documents = [aDocument({ sizeBytes: 1024 ** 3 - 25 })];
  const { user, input } = await onRequest(
    aRequest({ tasks: [aTask({ wanted: 300, documents, documentCount: 198 }), aTask({ taskId: '2', title: 'Other' })] }),
  );
  const held = stubPendingUploads(2);
  await user.upload(input, [aPdf('one.pdf'), aPdf('two.pdf')]);
  expect(await rowOf('two.pdf')).toHaveTextContent('Your files together are more than we can keep.');
  await waitFor(() => expect(held.map(({ name }) => name)).toEqual(['one.pdf']));
  await user.upload(input, [aPdf('3.pdf', PDF), aPdf('4.pdf', PDF)]);
  expect(await rowOf('4.pdf')).toHaveTextContent('You have sent as many files as we can keep.');
  await waitFor(() => expect(held.map(({ name }) => name)).toEqual(['one.pdf', '3.pdf']));
  for (const name of ['one.pdf', '3.pdf']) await user.click(screen.getByRole('button', { name: `Cancel ${name}` }));
});

test('three uploads run at once, canceling frees a slot, and leaving asks first', async () => {
  const { user, input } = await onRequest();
  const held = stubPendingUploads(5);
  mayReloadRequest();
  await user.upload(
    input,
    ['a', 'b', 'c', 'd', 'e'].map((name) => aPdf(`${name}.pdf`)),
  );
  await waitFor(() => expect(held).toHaveLength(3));
  expect(await screen.findByText('Sending 5 files.')).toBeVisible();
  expect(isLeavingAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel b.pdf' }));
  // The uploads start together, so they may arrive in any order.
  await waitFor(() => expect(held.map(({ name }) => name).sort()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']));
  const answer = (name: string) => held.find((upload) => upload.name === name)!.answer(200);
  answer('a.pdf');
  await waitFor(() => expect(held).toHaveLength(5));
  for (const name of ['c.pdf', 'd.pdf', 'e.pdf']) answer(name);
  expect(await screen.findByText('All 4 files were sent.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull();
  expect(isLeavingAsked()).toBe(false);
});

test('a lost connection resends the file with the same key, automatically, then on request', async () => {
  const { user, input } = await onRequest();
  mayReloadRequest();
  stubUpload(sent, 500, '');
  await user.upload(input, aPdf('a.pdf'));
  expect(await screen.findByText('We got no answer. We will try this file again by ourselves.')).toBeVisible();
  for (const count of [2, 3, 4]) {
    stubUpload(sent, 500, '');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toHaveLength(count));
    if (count < 4) await screen.findByText(/We will try this file again/);
  }
  const retry = await screen.findByRole('button', { name: 'Try again: a.pdf' });
  expect(await rowOf('a.pdf')).toHaveTextContent('If the file did arrive, we keep it only once.');
  stubUpload(sent, 200, aTask());
  await user.click(retry);
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['with the lender’s message', { errors: ['Too many.'], errorId: 'e' }],
  ['without a body, from a gateway', ''],
])('too many uploads (%s): each waits and resends with its key, and all arrive', async (_what, body) => {
  const { user, input } = await onRequest();
  mayReloadRequest();
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.pdf`);
  for (const _name of names) stubUpload(sent, 429, body, { headers: { 'retry-after': '1' } });
  for (const _name of names) stubUpload(sent, 200, aTask());
  await user.upload(
    input,
    names.map((name) => aPdf(name)),
  );
  expect(
    await screen.findAllByText(/We can take no more files right now\. This one goes on by itself in about 1 second/),
  ).not.toHaveLength(0);
  expect(await screen.findByText('All 5 files were sent.', {}, { timeout: 10_000 })).toBeVisible();
  expect(sent).toHaveLength(10);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
});

test('a long Retry-After shows a message, and the file can be sent again', async () => {
  const { user, input } = await onRequest();
  mayReloadRequest();
  stubUpload(sent, 429, { errors: ['You can send more files tomorrow.'], errorId: 'e' }, { headers: { 'retry-after': '7200' } });
  await user.upload(input, aPdf('a.pdf'));
  await waitFor(async () =>
    expect(await rowOf('a.pdf')).toHaveTextContent(/This file was not sent\..*Please try again in 2 hours\./),
  );
  stubUpload(sent, 200, aTask());
  await user.click(screen.getByRole('button', { name: 'Try again: a.pdf' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
});

/** Makes reading the file fail, as browsers do when it was changed or deleted after it was chosen. */
const makeUnreadable = (file: File) =>
  Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }) });

test.each([
  ['before its turn', true],
  ['while it is sent', false],
])('a file that changes or disappears %s must be chosen again', async (_when, isBefore) => {
  const { user, input } = await onRequest();
  mayReloadRequest();
  const file = aPdf('a.pdf');
  const held = stubPendingUploads(isBefore ? 3 : 1);
  if (isBefore) {
    await user.upload(
      input,
      ['1.pdf', '2.pdf', '3.pdf'].map((name) => aPdf(name)),
    );
    await waitFor(() => expect(held).toHaveLength(3));
  }
  await user.upload(input, file);
  if (!isBefore) await waitFor(() => expect(held).toHaveLength(1));
  else await waitFor(async () => expect(await rowOf('a.pdf')).toHaveTextContent('Waiting to be sent'));
  makeUnreadable(file);
  for (const one of held) one.answer(isBefore ? 200 : 500, isBefore ? aTask() : '');
  await waitFor(async () => expect(await rowOf('a.pdf')).toHaveTextContent('Nothing was sent. Choose it again.'));
  expect(screen.queryByText(/We got no answer/)).toBeNull();
  stubUpload(sent, 200, aTask());
  await user.upload(input, aPdf('a.pdf', `${PDF}changed`));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull());
});

test('uploads retry in a browser that wrongly reports being offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Replaces `setTimeout` by hand: Testing Library would take a jest mock for fake timers.
  const { setTimeout: real } = window;
  let again = () => {};
  window.setTimeout = ((work: () => void, wait?: number) => {
    if (wait === 15_000) again = work;
    return real(work, wait);
  }) as typeof window.setTimeout;
  const { user, input } = await onRequest();
  mayReloadRequest();
  stubUpload(sent, 500, '');
  await user.upload(input, aPdf('a.pdf'));
  for (const count of [2, 3, 4, 5, 6]) {
    await screen.findByText('We got no answer. We will try this file again by ourselves.');
    stubUpload(sent, count === 6 ? 200 : 500, count === 6 ? aTask() : '');
    act(() => again());
    await waitFor(() => expect(sent).toHaveLength(count));
  }
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  window.setTimeout = real;
  online.mockRestore();
});

test('a file that the lender rejects shows the lender’s message and is not resent', async () => {
  const { user, input } = await onRequest();
  stubUpload(sent, 415, { errors: ['“a.pdf” is not a PDF, JPG or PNG file.'], errorId: 'e' });
  await user.upload(input, aPdf('a.pdf'));
  await waitFor(async () => expect(await rowOf('a.pdf')).toHaveTextContent('“a.pdf” is not a PDF, JPG or PNG file.'));
  expect(screen.queryByRole('button', { name: 'Try again: a.pdf' })).toBeNull();
});

test('a failed upload shows a lasting toast only after its page was left', async () => {
  const { store, user, input } = await onRequest();
  mayReloadRequest();
  stubPendingItems();
  stubUpload(sent, 413, { errors: ['This file is too large for us.'], errorId: 'e' });
  await user.upload(input, aPdf('here.pdf'));
  await waitFor(async () => expect(await rowOf('here.pdf')).toHaveTextContent('This file is too large for us.'));
  await toastsLoaded();
  expect(toastsOf(store)).toEqual([]);

  const held = stubPendingUploads(1);
  await user.upload(input, aPdf('left.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Loans' }));
  await waitFor(() => expect(screen.queryByText('left.pdf')).toBeNull());
  held[0]!.answer(413, { errors: ['This file is too large for us.'], errorId: 'e' });
  await waitFor(() => expect(toastsOf(store)).toHaveLength(1));
  expect(toastsOf(store)[0]).toMatchObject({
    title: 'left.pdf may not have been sent. Go back to the page where you chose it: it says why, and what you can do.',
    options: { timeOut: 0 },
  });
});

test('focus stays with the files when a row or button disappears', async () => {
  const { user, input } = await onRequest();
  await user.upload(input, aPdf('none.pdf', ''));
  await rowOf('none.pdf');
  await user.click(screen.getByRole('button', { name: 'Dismiss none.pdf' }));
  expect(document.activeElement).not.toBe(document.body);
  mayReloadRequest();
  const content = `${PDF}same`;
  stubUpload(sent, 200, aTask());
  await user.upload(input, aPdf('first.pdf', content));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  await user.upload(input, aPdf('second.pdf', content));
  const row = await rowOf('second.pdf');
  await waitFor(() => expect(row).toHaveTextContent('You have sent this file already.'));
  // The file is uploading again, so it is no longer remembered as unsent.
  await waitFor(() => expect(window.sessionStorage.getItem('portal.unsentFiles')).toBeNull());
  stubPendingUploads(1);
  await user.click(within(row).getByRole('button', { name: 'Send again: second.pdf' }));
  expect(within(row).getByRole('button', { name: 'Cancel second.pdf' })).toHaveFocus();
});

test('a duplicate file is confirmed first, whatever its name', async () => {
  const content = `${PDF}same`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { user, input } = await onRequest(
    aRequest({ tasks: [aTask({ wanted: 2, documents: [aDocument({ sha256 })], documentCount: 1 })] }),
  );
  mayReloadRequest();
  await user.upload(input, [aPdf('renamed.pdf', content)]);
  await waitFor(async () => expect(await rowOf('renamed.pdf')).toHaveTextContent('You have sent this file already.'));
  expect(sent).toEqual([]);
  stubUpload(sent, 200, aTask());
  await user.click(screen.getByRole('button', { name: 'Send again: renamed.pdf' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
});

test('pictures become pages of one document: reordered, rotated and removed', async () => {
  const { user, input } = await onRequest();
  mayReloadRequest();
  await user.upload(input, [aPicture('1.jpg'), aPicture('2.jpg'), aPicture('3.jpg')]);
  expect(await screen.findByText('Are these 3 pictures the pages of one document?')).toBeVisible();
  expect(isLeavingAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Move page 1 later' }));
  expect(screen.getByText('It is page 2 of 3 now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn page 1 clockwise' }));
  await user.click(screen.getByRole('button', { name: 'Remove page 3' }));
  stubUpload(sent, 200, aTask());
  await user.click(screen.getByRole('button', { name: 'Send as one document of 2 pages' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  expect(sent[0]?.body).toBe('contactId=\ntaskId=task-1\ndocumentType=\nturns=90,0\nfile=2.jpg\nfile=1.jpg');

  const camera = screen.getByLabelText('Take a photo: Bank statement', { selector: 'input' });
  await user.upload(camera, aPicture('photo.jpg'));
  expect(await screen.findByText(/Is this the whole document/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Don’t send' }));
  expect(screen.queryByText(/Is this the whole document/)).toBeNull();
});

test('photos taken in a row never exceed the page limit of one document', async () => {
  const { user } = await onRequest();
  const camera = screen.getByLabelText('Take a photo: Bank statement', { selector: 'input' });
  mayReloadRequest();
  await user.upload(
    screen.getByLabelText('Choose files: Bank statement', { selector: 'input' }),
    [...Array(19).keys()].map((n) => aPicture(`${n}.jpg`)),
  );
  expect(await screen.findByText('Are these 19 pictures the pages of one document?')).toBeVisible();
  const held = stubPendingUploads(1);
  fireEvent.change(camera, { target: { files: [aPicture('20.jpg')] } });
  fireEvent.change(camera, { target: { files: [aPicture('21.jpg')] } });
  expect(await screen.findByText('Are these 20 pictures the pages of one document?')).toBeVisible();
  await waitFor(() => expect(held.map(({ name }) => name)).toEqual(['21.jpg']));
});

test('pictures waiting for an answer survive a screen change and are cleared by a sign-out', async () => {
  const { user, store, input } = await onRequest();
  await user.upload(input, [aPicture('1.jpg'), aPicture('2.jpg')]);
  await screen.findByText('Are these 2 pictures the pages of one document?');
  await user.click(screen.getByRole('button', { name: 'Turn page 2 clockwise' }));
  stubOptionalAlerts(); // the loan list requests alerts just after it is rendered
  await user.click(screen.getByRole('link', { name: 'Loans' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Your documents' })).toBeNull());
  expect(isLeavingAsked()).toBe(true);
  mayReloadRequest();
  await user.click(screen.getByRole('link', { name: 'Documents' }));
  expect(await screen.findByText('Are these 2 pictures the pages of one document?')).toBeVisible();
  stubUpload(sent, 200, aTask());
  await user.click(screen.getByRole('button', { name: 'Send as one document of 2 pages' }));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  expect(sent[0]?.body).toContain('turns=0,90\nfile=1.jpg\nfile=2.jpg');
  await waitFor(() => expect(isLeavingAsked()).toBe(false));

  await user.upload(await screen.findByLabelText('Choose files: Bank statement', { selector: 'input' }), [
    aPicture('3.jpg'),
    aPicture('4.jpg'),
  ]);
  await screen.findByText('Are these 2 pictures the pages of one document?');
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
  await waitFor(() => expect(store.getState()).toMatchObject({ uploads: { pages: [] } }));
});

test('dropped text or a link shows that it is not a file', async () => {
  await onRequest();
  const choose = screen.getByRole('button', { name: 'Choose files: Bank statement' });
  const drop = (types: string[]) => fireEvent.drop(choose, { dataTransfer: { types, files: [], items: [] } });
  expect(drop(['text/uri-list'])).toBe(false); // default prevented; otherwise the browser would open the link
  expect(await screen.findByText(/That was text or a link, not a file\. Nothing was added/)).toBeVisible();
  drop(['Files']);
  await waitFor(() => expect(screen.queryByText(/That was text or a link/)).toBeNull());
});

test('unsent files are listed after a reload, until chosen again or signed out', async () => {
  const first = await onRequest();
  const held = stubPendingUploads(1);
  await first.user.upload(first.input, aPdf('october.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  first.unmount();
  nock.abortPendingRequests();

  const { store, user, input } = await onRequest();
  expect(await rowOf('october.pdf')).toHaveTextContent('The page closed before we knew that this file had arrived');
  mayReloadRequest();
  stubUpload(sent, 200, aTask());
  await user.upload(input, aPdf('october.pdf'));
  expect(await screen.findByText('The file was sent.')).toBeVisible();
  expect(window.sessionStorage.getItem('portal.unsentFiles')).toBeNull();

  const heldAgain = stubPendingUploads(1);
  await user.upload(input, aPdf('november.pdf'));
  await waitFor(() => expect(heldAgain).toHaveLength(1));
  expect(window.sessionStorage.getItem('portal.unsentFiles')).toContain('november.pdf');
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
  await waitFor(() => expect(window.sessionStorage.getItem('portal.unsentFiles')).toBeNull());
});

test('unsent files are listed after an expired session and a new sign-in', async () => {
  const { store, user, input } = await onRequest();
  const held = stubPendingUploads(1);
  await user.upload(input, aPdf('october.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  const { sub, email, givenname } = store.getState().session.user!;
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  act(() => void store.dispatch(sessionExpired()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  expect(screen.queryByText('october.pdf')).toBeNull();

  setXsrfCookie();
  stubProfile();
  stubOptionalDocumentTypes();
  stubDocumentRequests([aRequest()]);
  const expires = Math.round(Date.now() / 1000) + 600;
  const session = { token: accessToken(), expiresAt: expires, user: { sub, email, givenname, expires } };
  act(() => void store.dispatch(signedIn({ ...session, returnUrl: '/document-requests' })));
  expect(await rowOf('october.pdf')).toHaveTextContent('The page closed before we knew that this file had arrived');
});
