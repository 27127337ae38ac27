/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { DocumentRequest, FollowUpTask, LinkContact, MoreDocuments, UploadReport } from '#contract/borrower/docuSafe.ts';
import type { ErrorBody } from '#contract/refusals.ts';

import { guestCaller, signedInCaller, postToConsole, type ApiCaller } from '../../support/apiCaller.ts';
import { postTaskAction, DOCU_SAFE, errorOf, requestsOf, uploadDocuments, taskOf } from '../../support/documentCalls.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import { aJpeg, aPdf, exifOf } from '../../support/sampleFiles.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const LIMITS = {
  uploadBytes: 20_000,
  uploadFiles: 3,
  uploadFilesPerPerson: 12,
  uploadBytesPerPerson: 200_000,
  officerMailsPerRequestPerDay: 5,
};

let place: DataLocation;
let sandbox: SandboxProcess;
let askedBorrower: ApiCaller;
let partner: ApiCaller;
let stranger: ApiCaller;
let guest: ApiCaller;
let links: Record<'request' | 'late' | 'preApproval', { officer: string; token: string }>;

const start = () =>
  startSandboxProcess({
    dataFolder: place.dataFolder,
    env: { ...place.env, SANDBOX_LIMITS: JSON.stringify(LIMITS), SANDBOX_LOG: 'trace' },
  });

beforeAll(async () => {
  place = await cheapestDatabase();
  sandbox = await start();
  askedBorrower = await signedInCaller(sandbox.origin, 'paper.trail@example.com');
  partner = await signedInCaller(sandbox.origin, 'paper.partner@example.com');
  stranger = await signedInCaller(sandbox.origin, 'due.soon@example.com');
  guest = await guestCaller(sandbox.origin);
  const { links: listed } = (await (await fetch(`${sandbox.origin}/sandbox.json`)).json()) as {
    links: { what: string; url: string }[];
  };
  const partsOf = (what: string) => {
    const [officer = '', token = ''] = new URL(listed.find((one) => one.what === what)?.url ?? '').pathname.split('/').slice(3);
    return { officer: decodeURIComponent(officer), token };
  };
  links = {
    request: partsOf('Documents asked for by a mailed link'),
    late: partsOf('Documents asked for, whose link has expired'),
    preApproval: partsOf('Documents for a pre-approval'),
  };
}, 120_000);
afterAll(() => sandbox.stop());
const restart = async () => {
  await postToConsole(sandbox.origin, 'reset', {});
};

const pdf = (name = 'a.pdf', size = 700) => ({ name, content: aPdf(size) });
const photo = (name = 'a.jpg') => ({ name, content: aJpeg(40, 30, [exifOf(6)]) });
const taskIn = ({ tasks }: DocumentRequest, title: string): FollowUpTask => {
  const found = tasks.find((task) => task.title.startsWith(title));
  if (found === undefined) throw new Error(`Nothing like "${title}" is asked for`);
  return found;
};
const first = async (caller: ApiCaller, whose?: string): Promise<DocumentRequest> => {
  const [request] = await requestsOf(caller, whose);
  if (request === undefined) throw new Error('Nothing is asked for');
  return request;
};
const byLink = ({ token }: { token: string }) => first(guest, token);
const mailsTo = async (to: string) => {
  const answer = await fetch(`${sandbox.origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { mails: { subject: string; text: string; links: { url: string }[] }[] }).mails;
};
const report = async (caller: ApiCaller, requestId: string, contactId = ''): Promise<UploadReport['state']> => {
  const answer = await caller.call('POST', `${DOCU_SAFE}/sendDocumentsUploadedEmail`, { requestId, contactId });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as UploadReport).state;
};
const decideAsOfficer = async (body: unknown) =>
  expect((await postToConsole(sandbox.origin, 'documents.json', body)).status).toBe(200);
const stored = () => {
  const all = join(sandbox.dataFolder, 'documents');
  return readdirSync(all).flatMap((folder) => readdirSync(join(all, folder)));
};

describe('document requests', () => {
  test('show who asks for what, why, by when and its state', async () => {
    const request = await first(askedBorrower);
    expect(request).toMatchObject({
      kind: 'followUp',
      purpose: 'refinance',
      officer: { emailAddress: 'jo.marsh@ccm.example', nmlsId: '0000001' },
      property: { streetAddress: '5 Willow Bend' },
      toldAtUtc: null,
      // The age depends on when the data was seeded, so a range is accepted.
      notes: [
        {
          message: 'These are all I need before I can lock your rate.',
          timeSince: expect.stringMatching(/^\d+ (hour|day)s? ago$/) as string,
        },
      ],
    });
    expect(request.tasks.map(({ state }) => state)).toEqual([
      'requested',
      'requested',
      'accepted',
      'sentBack',
      'uploaded',
      'unavailable',
    ]);
    expect(taskIn(request, 'Photo ID').sentBackReason).toMatch(/bottom edge is cut off/);
    expect(taskIn(request, 'Your two')).toMatchObject({
      wanted: 2,
      documentCount: 1,
      documents: [{ fileName: 'paystub-first.pdf' }],
    });
  });

  test('by link show no file names and no street', async () => {
    const request = await byLink(links.preApproval);
    expect(request).toMatchObject({ kind: 'preApproval', property: null });
    expect(taskIn(request, 'Photo ID').documents).toMatchObject([{ fileName: null, mediaType: 'application/pdf' }]);
    expect(JSON.stringify(request)).not.toMatch(/Keziah|Lund|passport\.pdf/);
  });

  test('page through ten thousand documents, each once', async () => {
    const many = await signedInCaller(sandbox.origin, 'many.papers@example.com');
    const [task] = (await first(many)).tasks;
    expect(task).toMatchObject({ documentCount: 10_000, state: 'accepted' });
    const seen = task?.documents.map(({ documentId }) => documentId) ?? [];
    expect(seen).toHaveLength(20);
    const page = async (from: number) => {
      const answer = await many.call('GET', `${DOCU_SAFE}/getFollowUpTasks/mine/${task?.taskId}/${from}`);
      return (await answer.json()) as MoreDocuments;
    };
    const next = await page(20);
    expect(next.hasMoreResults).toBe(true);
    expect(new Set([...seen, ...next.documents.map(({ documentId }) => documentId)]).size).toBe(70);
    expect(await page(9_990)).toMatchObject({ hasMoreResults: false, documents: { length: 10 } });
  });

  test('publish document types and limits to everyone', async () => {
    expect(await (await guest.call('GET', `${DOCU_SAFE}/list`)).json()).toMatchObject({
      limits: { fileBytes: 20_000, filesAtOnce: 3, documents: 12, mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'] },
    });
  });
});

describe('access', () => {
  const contact = (officer: string, token: string) =>
    guest.call('GET', `${DOCU_SAFE}/getcontact/${encodeURIComponent(officer)}/${token}`);

  test('a link names its officer', async () => {
    const { officer, token } = links.request;
    const answer = (await (await contact(officer.toUpperCase(), token)).json()) as LinkContact;
    expect(answer).toMatchObject({ kind: 'followUp', officer: { firstName: 'Ray', lastName: 'Okonjo' } });
  });

  test('every invalid link gets the same response', async () => {
    const { officer, token } = links.request;
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const tries: [string, string][] = [
      [officer, altered],
      [officer, 'x'.repeat(token.length)],
      ['jo.marsh@ccm.example', token],
      ['nobody@ccm.example', token],
      [officer, links.late.token],
    ];
    const answers = await Promise.all(tries.map(async ([by, one]) => errorOf(await contact(by, one))));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404 });
    for (const bad of [altered, links.late.token]) {
      const listed = await errorOf(await guest.call('GET', `${DOCU_SAFE}/getFollowUpTasks/${bad}`));
      expect(listed).toEqual(answers[0]);
      const { tasks } = await byLink(links.request);
      expect(await errorOf(await uploadDocuments(guest, { contactId: bad, taskId: tasks[0]?.taskId ?? '' }, [pdf()]))).toEqual(
        answers[0],
      );
    }
  });

  test('nobody can fill, empty or query another person’s task', async () => {
    const request = await first(askedBorrower);
    const { taskId, documents } = taskIn(request, 'Your two');
    const never = await errorOf(await uploadDocuments(stranger, { taskId: randomUUID() }, [pdf()]));
    expect(never.status).toBe(404);
    const others: [ApiCaller, string][] = [
      [stranger, ''],
      [partner, ''],
      [guest, links.request.token],
      [askedBorrower, links.preApproval.token],
    ];
    for (const [caller, contactId] of others) {
      const before = stored().length;
      expect(await errorOf(await uploadDocuments(caller, { contactId, taskId }, [pdf()]))).toEqual(never);
      expect(await errorOf(await postTaskAction(caller, { contactId, taskId, action: 'unavailable' }))).toEqual(never);
      const withdrawal = { contactId, taskId, action: 'withdraw', documentId: documents[0]?.documentId };
      expect(await errorOf(await postTaskAction(caller, withdrawal))).toEqual(never);
      const told = { contactId, requestId: request.requestId };
      expect((await caller.call('POST', `${DOCU_SAFE}/sendDocumentsUploadedEmail`, told)).status).toBe(404);
      const whose = contactId === '' ? 'mine' : contactId;
      expect((await caller.call('GET', `${DOCU_SAFE}/getFollowUpTasks/${whose}/${taskId}/0`)).status).toBe(404);
      expect(stored()).toHaveLength(before);
    }
    expect(taskIn(await first(askedBorrower), 'Your two')).toEqual(taskIn(request, 'Your two'));
    // The caller's own document, but sent to a task that it does not belong to.
    const own = await taskOf(await uploadDocuments(askedBorrower, { taskId: taskIn(request, 'Bank').taskId }, [pdf()]));
    await taskOf(
      await postTaskAction(askedBorrower, {
        contactId: '',
        taskId,
        action: 'withdraw',
        documentId: own.documents[0]?.documentId,
      }),
    );
    expect(taskIn(await first(askedBorrower), 'Bank').documentCount).toBe(1);
  });

  test('each of two borrowers on a loan sees only their own requests', async () => {
    const theirs = await first(partner);
    expect(JSON.stringify(theirs)).not.toMatch(/paystub-first|license/);
    expect(JSON.stringify(await first(askedBorrower))).not.toMatch(/partner-paystub/);
  });

  test('account requests need a session', async () => {
    expect((await guest.call('GET', `${DOCU_SAFE}/getFollowUpTasks/mine`)).status).toBe(401);
    expect((await uploadDocuments(guest, { taskId: randomUUID() }, [pdf()])).status).toBe(401);
  });
});

describe('a task', () => {
  beforeEach(restart);

  test('accepts documents up to the wanted number, and one can be withdrawn', async () => {
    const { taskId } = taskIn(await byLink(links.request), 'Your two');
    const texts = { contactId: links.request.token, taskId };
    expect(await taskOf(await uploadDocuments(guest, texts, [pdf('1.pdf')]))).toMatchObject({
      state: 'requested',
      documentCount: 1,
    });
    const full = await taskOf(await uploadDocuments(guest, texts, [photo('2.jpg')]));
    expect(full).toMatchObject({ state: 'uploaded', documentCount: 2 });
    const [newest] = full.documents;
    expect(newest).toMatchObject({
      mediaType: 'image/jpeg',
      mayBeWithdrawn: true,
      sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    const before = stored().length;
    const withdrawal = { ...texts, turns: undefined, action: 'withdraw', documentId: newest?.documentId };
    expect(await taskOf(await postTaskAction(guest, withdrawal))).toMatchObject({ state: 'requested', documentCount: 1 });
    expect(await taskOf(await postTaskAction(guest, withdrawal))).toMatchObject({ documentCount: 1 });
    expect(stored()).toHaveLength(before - 1);
  });

  test('stores one document per key, even concurrently, and rejects another one', async () => {
    const { taskId } = taskIn(await first(askedBorrower), 'Bank');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => uploadDocuments(askedBorrower, { taskId }, [pdf()], key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(taskIn(await first(askedBorrower), 'Bank').documentCount).toBe(1);
    expect(await errorOf(await uploadDocuments(askedBorrower, { taskId }, [pdf('b.pdf', 800)], key))).toMatchObject({
      status: 422,
      code: 'keyReused',
    });
    const other = taskIn(await first(askedBorrower), 'Tax').taskId;
    expect(await errorOf(await uploadDocuments(askedBorrower, { taskId: other }, [pdf()], key))).toMatchObject({ status: 422 });
  });

  test('combines pictures into one document in order and rotated, and removes their files', async () => {
    const { taskId } = taskIn(await first(askedBorrower), 'Bank');
    const before = stored().length;
    const pages = [photo('one.jpg'), photo('two.jpg'), photo('three.jpg')];
    const key = randomUUID();
    const task = await taskOf(await uploadDocuments(askedBorrower, { taskId, turns: '0,90,180' }, pages, key));
    expect(task.documents).toMatchObject([{ fileName: 'one.pdf', mediaType: 'application/pdf' }]);
    expect(await taskOf(await uploadDocuments(askedBorrower, { taskId, turns: '0,90,180' }, pages, key))).toMatchObject({
      documentCount: 1,
    });
    expect(stored()).toHaveLength(before + 1);
    const id = task.documents[0]?.documentId;
    const content = Buffer.from(await (await fetch(`${sandbox.origin}/sandbox/documents/${id}`)).arrayBuffer());
    expect(content.toString('latin1').match(/\/Rotate \d+/g)).toEqual(['/Rotate 0', '/Rotate 90', '/Rotate 180']);
    expect(content.includes('GPS')).toBe(false);
    // The photo is turned upright by its Exif data, so the page is in portrait format, too.
    expect(content.toString('latin1')).toContain('/MediaBox [0 0 594 792]');
  });

  test.each<[string, string, { name: string; content: Buffer }[], RegExp]>([
    ['a PDF among the pages', '0,0', [photo(), pdf('mixed.pdf')], /“mixed.pdf” is not a picture/],
    [
      'a picture that cannot be read',
      '0,0',
      [photo(), { name: 'torn.jpg', content: Buffer.from('ffd8ffe0', 'hex') }],
      /“torn.jpg”/,
    ],
    ['a rotation that is not a quarter turn', '45', [photo()], /quarters/],
  ])('rejects %s and stores nothing', async (_what, turns, papers, words) => {
    const { taskId } = taskIn(await first(askedBorrower), 'Bank');
    const before = stored().length;
    const refusal = await errorOf(await uploadDocuments(askedBorrower, { taskId, turns }, papers));
    expect(refusal.errors[0]).toMatch(words);
    expect(stored()).toHaveLength(before);
  });

  test('is closed once accepted: nothing can be added or withdrawn', async () => {
    const { taskId } = taskIn(await first(askedBorrower), 'Bank');
    const { documents } = await taskOf(await uploadDocuments(askedBorrower, { taskId }, [pdf()]));
    await decideAsOfficer({ action: 'accept', taskId });
    expect(taskIn(await first(askedBorrower), 'Bank')).toMatchObject({
      state: 'accepted',
      documents: [{ state: 'accepted', mayBeWithdrawn: false }],
    });
    expect(await errorOf(await uploadDocuments(askedBorrower, { taskId }, [pdf()]))).toMatchObject({
      status: 409,
      code: 'taskClosed',
    });
    const withdrawal = { contactId: '', taskId, action: 'withdraw', documentId: documents[0]?.documentId };
    expect(await errorOf(await postTaskAction(askedBorrower, withdrawal))).toMatchObject({ status: 409, code: 'taskClosed' });
  });

  test('accepted after a lost response repeats that response for the same upload', async () => {
    const { taskId } = taskIn(await first(askedBorrower), 'Bank');
    const key = randomUUID();
    await uploadDocuments(askedBorrower, { taskId }, [pdf()], key); // the response to this request is lost
    await decideAsOfficer({ action: 'accept', taskId });
    const again = await taskOf(await uploadDocuments(askedBorrower, { taskId }, [pdf()], key));
    expect(again).toMatchObject({ state: 'accepted', documentCount: 1 });
    expect(await errorOf(await uploadDocuments(askedBorrower, { taskId }, [pdf('b.pdf', 800)], key))).toMatchObject({
      code: 'keyReused',
    });
  });

  test('beyond its limit rejects a document with a code', async () => {
    const { taskId } = taskIn(await first(askedBorrower), 'Bank');
    let answer = await uploadDocuments(askedBorrower, { taskId }, [pdf('0.pdf', 700)]);
    for (let count = 1; answer.status === 200 && count < 20; count += 1) {
      answer = await uploadDocuments(askedBorrower, { taskId }, [pdf(`${count}.pdf`, 700 + count)]);
    }
    expect(await errorOf(answer)).toMatchObject({ status: 409, code: 'tooManyFiles' });
  });

  test('that is sent back emails the reason and accepts a better document', async () => {
    const { taskId } = taskIn(await byLink(links.request), 'Bank');
    const texts = { contactId: links.request.token, taskId };
    await taskOf(await uploadDocuments(guest, texts, [pdf()]));
    await decideAsOfficer({ action: 'sendBack', taskId, reason: 'Page 2 is missing.' });
    expect(taskIn(await byLink(links.request), 'Bank')).toMatchObject({
      state: 'sentBack',
      sentBackReason: 'Page 2 is missing.',
    });
    const [mail] = await mailsTo('docs.asked@example.com');
    expect(mail).toMatchObject({ subject: 'We need one of your documents again' });
    expect(mail?.text).toContain('Page 2 is missing.');
    expect(await taskOf(await uploadDocuments(guest, texts, [pdf('better.pdf', 900)]))).toMatchObject({
      state: 'uploaded',
      sentBackReason: null,
      documentCount: 2,
    });
  });

  test('can be marked unavailable once, the officer is notified, and documents may still come', async () => {
    const { taskId } = taskIn(await byLink(links.request), 'Bank');
    const texts = { contactId: links.request.token, taskId };
    const say = () => postTaskAction(guest, { ...texts, action: 'unavailable' });
    const answers = await Promise.all([say(), say(), say()]);
    expect(await Promise.all(answers.map(async (one) => (await taskOf(one)).state))).toEqual(Array(3).fill('unavailable'));
    expect((await mailsTo('ray.okonjo@ccm.example')).map(({ subject }) => subject)).toEqual([
      'Odalys Brandt doesn’t have a document now',
    ]);
    expect((await taskOf(await uploadDocuments(guest, texts, [pdf()]))).state).toBe('uploaded');
    // The document has already arrived, so the officer gets no second mail.
    expect((await taskOf(await say())).state).toBe('uploaded');
    expect(await mailsTo('ray.okonjo@ccm.example')).toHaveLength(1);
  });

  test('with part of its documents stays requested when the rest is marked unavailable', async () => {
    const { taskId } = taskIn(await byLink(links.preApproval), 'W-2');
    const texts = { contactId: links.preApproval.token, taskId };
    const half = await taskOf(await uploadDocuments(guest, texts, [pdf()]));
    expect([half.wanted, half.mayBeUnavailable]).toEqual([2, false]);
    const told = await mailsTo('linh.tran@ccm.example');
    expect(await taskOf(await postTaskAction(guest, { ...texts, action: 'unavailable' }))).toEqual(half);
    expect(await mailsTo('linh.tran@ccm.example')).toEqual(told);
  });

  test('can be marked unavailable after it was sent back, and keeps the reason', async () => {
    const { taskId } = taskIn(await byLink(links.preApproval), 'W-2');
    const say = () => postTaskAction(guest, { contactId: links.preApproval.token, taskId, action: 'unavailable' });
    const said = await taskOf(await say());
    expect(said).toMatchObject({ state: 'unavailable', mayBeUnavailable: false });
    expect(said.sentBackReason).toBe('One of the two years is missing.');
    await taskOf(await say());
    expect(await mailsTo('linh.tran@ccm.example')).toHaveLength(1);
  });

  test.each([
    ['an unknown action', { action: 'destroy' }],
    ['a withdrawal without a document', { action: 'withdraw' }],
    ['nothing at all', null],
  ])('rejects %s', async (_what, more) => {
    const body = more === null ? undefined : { contactId: '', taskId: randomUUID(), ...more };
    expect((await postTaskAction(askedBorrower, body)).status).toBe(400);
  });
});

describe('the officer', () => {
  beforeEach(restart);

  const fill = async () => {
    const request = await byLink(links.request);
    for (const { taskId, wanted } of request.tasks) {
      for (let count = 0; count < wanted; count += 1) {
        await taskOf(
          await uploadDocuments(guest, { contactId: links.request.token, taskId }, [pdf(`${count}.pdf`, 700 + count)]),
        );
      }
    }
    return request;
  };
  const tell = (requestId: string) => report(guest, requestId, links.request.token);
  const allIn = async () =>
    (await mailsTo('ray.okonjo@ccm.example')).filter(({ subject }) => subject.startsWith('Documents are in'));

  test('is notified once when everything is in, despite concurrent requests', async () => {
    const { requestId } = await byLink(links.request);
    expect(await tell(requestId)).toBe('waiting');
    await fill();
    expect(await Promise.all(Array.from({ length: 8 }, () => tell(requestId)))).toEqual(Array(8).fill('told'));
    expect(await tell(requestId)).toBe('told');
    expect(await allIn()).toHaveLength(1);
    expect((await byLink(links.request)).toldAtUtc).not.toBeNull();
    const { tasks } = await byLink(links.request);
    const copies = (await mailsTo('docs.asked@example.com')).filter(({ subject }) =>
      subject.startsWith('We have your documents'),
    );
    expect(copies).toHaveLength(1);
    expect(copies[0]!.text).toMatch(/Number: D-[0-9A-F]{8}-1\nReceived: \w+ \d+, \d{4} at /);
    for (const { title, wanted } of tasks) expect(copies[0]!.text).toContain(`${title}: ${wanted} document`);
    expect(copies[0]!.links[0]!.url).toContain('/public-pages/document-requests/');
  });

  test('is notified again after a document was sent back or withdrawn and is in again', async () => {
    const { requestId, tasks } = await fill();
    await tell(requestId);
    const { taskId } = taskIn({ tasks } as DocumentRequest, 'Bank');
    await decideAsOfficer({ action: 'sendBack', taskId, reason: 'Page 2 is missing.' });
    expect(await tell(requestId)).toBe('waiting');
    const texts = { contactId: links.request.token, taskId };
    const { documents } = await taskOf(await uploadDocuments(guest, texts, [pdf('again.pdf', 900)]));
    expect(await tell(requestId)).toBe('told');
    await taskOf(await postTaskAction(guest, { ...texts, action: 'withdraw', documentId: documents[0]?.documentId }));
    expect(await tell(requestId)).toBe('waiting');
    await taskOf(await uploadDocuments(guest, texts, [pdf('more.pdf', 950)]));
    await tell(requestId);
    await tell(requestId);
    expect(await allIn()).toHaveLength(3);
  });

  test('gets a limited number of emails per request and day', async () => {
    const { requestId, tasks } = await fill();
    const { taskId } = taskIn({ tasks } as DocumentRequest, 'Bank');
    const texts = { contactId: links.request.token, taskId };
    const toOfficer = () => mailsTo('ray.okonjo@ccm.example');
    for (let count = 0; count < 8; count += 1) {
      await tell(requestId);
      const { documents } = taskIn(await byLink(links.request), 'Bank');
      await taskOf(await postTaskAction(guest, { ...texts, action: 'withdraw', documentId: documents[0]?.documentId }));
      if (count % 2 === 0) await postTaskAction(guest, { ...texts, action: 'unavailable' });
      await taskOf(await uploadDocuments(guest, texts, [pdf('more.pdf', 900 + count)]));
    }
    expect(await toOfficer()).toHaveLength(LIMITS.officerMailsPerRequestPerDay);
    await postToConsole(sandbox.origin, 'clock', { now: new Date(Date.now() + 25 * 3_600_000).toISOString() });
    expect(await tell(requestId)).toBe('told');
    expect(await toOfficer()).toHaveLength(LIMITS.officerMailsPerRequestPerDay + 1);
    await postToConsole(sandbox.origin, 'clock', { now: null });
  });

  test('writes notes that the borrower sees', async () => {
    const { requestId } = await first(askedBorrower);
    await decideAsOfficer({ action: 'note', requestId, message: '<b>Thank you</b>' });
    expect((await first(askedBorrower)).notes.map(({ message, timeSince }) => [message, timeSince])[0]).toEqual([
      '<b>Thank you</b>',
      'just now',
    ]);
    const nowhere = { action: 'note', requestId: randomUUID(), message: 'Thank you' };
    expect((await postToConsole(sandbox.origin, 'documents.json', nowhere)).status).toBe(404);
    const page = await (await fetch(`${sandbox.origin}/sandbox/documents`)).text();
    expect(page).toContain('Imani Castellan');
  });
});

describe('a sender who was not asked', () => {
  beforeEach(restart);

  const begin = (officer: string, email = 'sam.sender@example.com', caller = guest, [first, last] = ['Sam', "O'Sender"]) =>
    caller.call('GET', `${DOCU_SAFE}/getOrCreateContact/${[officer, email, first, last].map(encodeURIComponent).join('/')}`);
  const begun = async (...args: Parameters<typeof begin>) => {
    const answer = await begin(...args);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { contactId: string }).contactId;
  };

  test('sends known document types to a known officer, who is notified when done', async () => {
    const contactId = await begun('jo.marsh@ccm.example');
    const paystub = await taskOf(await uploadDocuments(guest, { contactId, documentType: 'paystub' }, [pdf()]));
    expect(paystub).toMatchObject({ title: 'Paystub', state: 'uploaded' });
    const again = await taskOf(await uploadDocuments(guest, { contactId, documentType: 'paystub' }, [pdf('b.pdf', 800)]));
    expect(again).toMatchObject({ taskId: paystub.taskId, documentCount: 2 });
    expect(await errorOf(await uploadDocuments(guest, { contactId, documentType: 'virus' }, [pdf()]))).toMatchObject({
      status: 400,
    });
    const { requestId, kind } = await first(guest, contactId);
    expect(kind).toBe('sending');
    await Promise.all([1, 2, 3].map(() => report(guest, requestId, contactId)));
    const mails = (await mailsTo('jo.marsh@ccm.example')).filter(
      ({ subject }) => subject === "Documents are in from Sam O'Sender",
    );
    expect(mails).toHaveLength(1);
  });

  test('who types another person’s address sees none of their documents', async () => {
    const contactId = await begun('jo.marsh@ccm.example');
    await uploadDocuments(guest, { contactId, documentType: 'paystub' }, [pdf()]);
    const other = await begun('jo.marsh@ccm.example');
    expect((await first(guest, other)).tasks).toEqual([]);
    expect((await requestsOf(askedBorrower)).map(({ kind }) => kind)).toEqual(['followUp']);
  });

  test('with a session uses the account', async () => {
    const contactId = await begun('jo.marsh@ccm.example', 'typed@example.com', askedBorrower);
    await uploadDocuments(askedBorrower, { contactId, documentType: 'other' }, [pdf()]);
    expect((await requestsOf(askedBorrower)).map(({ kind }) => kind)).toEqual(['sending', 'followUp']);
    expect((await requestsOf(partner)).map(({ kind }) => kind)).toEqual(['followUp']);
  });

  test('with an account may have a single name', async () => {
    expect((await begin('jo.marsh@ccm.example', 'typed@example.com', askedBorrower, ['Cher', ''])).status).toBe(200);
  });

  test.each([
    ['an address in a name', 'https://pay.example/now', 'Sender', 'firstName'],
    ['a page', '<b>Sam</b>', 'Sender', 'firstName'],
    ['a second line', 'Sam', 'Sender\r\nBcc: all@example.com', 'lastName'],
    ['nothing', 'Sam', ' ', 'lastName'],
  ])('cannot use %s as a name in an email', async (_what, first, last, field) => {
    const answer = await begin('jo.marsh@ccm.example', 'sam.sender@example.com', guest, [first, last]);
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as ErrorBody).fields ?? {})).toEqual([field]);
  });

  test('to an unknown officer gets the same response as a bad link, and too many tries are stopped', async () => {
    const never = await errorOf(await guest.call('GET', `${DOCU_SAFE}/getFollowUpTasks/${'x'.repeat(150)}`));
    expect(await errorOf(await begin('somebody@elsewhere.example'))).toEqual(never);
    const answers = await Promise.all(Array.from({ length: 11 }, () => begin('jo.marsh@ccm.example')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await begin('jo.marsh@ccm.example', 'no address')).status).toBe(400);
  });

  test('leaves no name, address, file or link in the log', async () => {
    const contactId = await begun('jo.marsh@ccm.example');
    await uploadDocuments(guest, { contactId, documentType: 'paystub' }, [pdf('my-paystub.pdf')]);
    const log = sandbox.output();
    expect(log).toContain('/DocuSafe/getOrCreateContact/…');
    for (const text of [contactId, links.request.token, links.late.token, 'sam.sender', 'Sender', 'my-paystub', 'paper.trail']) {
      expect(log).not.toContain(text);
    }
  });

  test('who forgets to finish still notifies the officer once after a while', async () => {
    const contactId = await begun('jo.marsh@ccm.example');
    await uploadDocuments(guest, { contactId, documentType: 'paystub' }, [pdf()]);
    const texts = { contactId: links.request.token };
    for (const { taskId, wanted } of (await byLink(links.request)).tasks) {
      for (let count = 0; count < wanted; count += 1) {
        await taskOf(await uploadDocuments(guest, { ...texts, taskId }, [pdf(`${count}.pdf`, 700 + count)]));
      }
    }
    const later = new Date(Date.now() + 45 * 60_000).toISOString();
    await sandbox.kill();
    sandbox = await start();
    const told = async (officer: string) =>
      (await mailsTo(officer)).filter(({ subject }) => subject.startsWith('Documents are in')).length;
    const count = async () => Math.min(await told('jo.marsh@ccm.example'), await told('ray.okonjo@ccm.example'));
    expect(await told('jo.marsh@ccm.example')).toBe(0);
    expect(await told('ray.okonjo@ccm.example')).toBe(0);
    await postToConsole(sandbox.origin, 'clock', { now: later });
    await sandbox.kill();
    sandbox = await start();
    const deadline = Date.now() + 10_000;
    while ((await count()) === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await told('jo.marsh@ccm.example')).toBe(1);
    expect(await told('ray.okonjo@ccm.example')).toBe(1);
    await postToConsole(sandbox.origin, 'clock', { now: null });
    guest = await guestCaller(sandbox.origin);
  });
});
