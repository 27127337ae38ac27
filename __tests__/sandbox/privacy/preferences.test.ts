/** @jest-environment node */
import type {
  PrivacyChange,
  PrivacyChanged,
  PrivacyChoice,
  PrivacyPreference,
  PrivacyState,
} from '#contract/borrower/privacy.ts';
import { guestCaller, signedInCaller, type ApiCaller } from '../../support/apiCaller.ts';
import type { ErrorAnswer } from '../../support/guests.ts';
import { mailsTo, resetTo, setClock } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NOW = '2026-10-16T16:00:00Z';
const PATH = '/api/borrower/api/privacypreference';
const SIGNAL = { 'sec-gpc': '1' };
const CO_BORROWER = 'co.borrower@example.com';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  await resetChoices();
}, 120_000);
afterAll(() => sandbox.stop());
/** Resets all choices. Tests with borrowers of their own skip this, because it takes longer than they do. */
const resetChoices = () => resetTo(sandbox.origin, NOW);

/** Creates a browser that sends the cookie with its privacy choices along with later calls. */
function browserOf(caller: ApiCaller) {
  const cookies = new Map<string, string>();
  const send = async (method: string, body?: PrivacyChange, headers: Record<string, string> = {}) => {
    const own = [caller.headers['cookie'], ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
    const response = await caller.call(method, PATH, body, { ...headers, cookie: own });
    const set = /^(privacy-choices)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '');
    if (set !== null) cookies.set(set[1]!, set[2]!);
    return { status: response.status, body: (await response.json()) as unknown, cookie: response.headers.get('set-cookie') };
  };
  return {
    ask: async (headers = {}) => (await send('GET', undefined, headers)).body as PrivacyPreference,
    change: async (change: PrivacyChange, headers = {}) => {
      const answer = await send('PUT', change, headers);
      return { ...answer, body: answer.body as PrivacyChanged & ErrorAnswer };
    },
    call: caller,
    cookies,
  };
}
const visitor = async () => browserOf(await guestCaller(sandbox.origin));
/** Signs in each borrower once, since a reset leaves tokens valid, but returns a new browser each time. */
const callers = new Map<string, Promise<ApiCaller>>();
async function borrower(email: string) {
  const caller = callers.get(email) ?? signedInCaller(sandbox.origin, email);
  callers.set(email, caller);
  return browserOf(await caller);
}

const choiceOf = ({ choices }: PrivacyPreference, choice: PrivacyChoice): PrivacyState =>
  choices.find((one) => one.choice === choice)!;
const optOut = (choice: PrivacyChoice, appliesTo: 'me' | 'everyone' = 'me'): PrivacyChange => ({
  choice,
  isAllowed: false,
  appliesTo,
  replaces: null,
});
const allow = (choice: PrivacyChoice, replaces: string | null = null): PrivacyChange => ({
  choice,
  isAllowed: true,
  appliesTo: 'me',
  replaces,
});

test('a choice is stored once with its date and can be undone', async () => {
  const dana = await borrower('due.soon@example.com');
  const before = await dana.ask();
  expect(before).toMatchObject({ of: 'person', isSignalOn: false, jointBorrowers: [] });
  expect(before.choices.filter(({ isAllowed }) => !isAllowed).map(({ choice }) => choice)).toEqual([
    'saleOrSharing',
    'marketingByPhone',
  ]);

  const first = await dana.change(optOut('affiliateMarketing'));
  expect(choiceOf(first.body.preference, 'affiliateMarketing')).toEqual({
    choice: 'affiliateMarketing',
    isAllowed: false,
    since: '2026-10-16',
    until: '2031-10-16',
    by: 'person',
    isForEveryone: false,
    overriddenYes: null,
    changeId: first.body.changeId,
  });
  expect(await dana.ask()).toEqual(first.body.preference);
  expect((await dana.change(optOut('affiliateMarketing'))).body).toEqual({ changeId: null, preference: first.body.preference });

  const undone = await dana.change({ undo: first.body.changeId! });
  expect(undone.body).toEqual({ changeId: null, preference: before });
  expect((await dana.change({ undo: first.body.changeId! })).body.code).toBe('choiceChanged');
});

test('a tab with outdated data cannot allow anything, but an opt-out is always accepted', async () => {
  const dana = await borrower('due.today@example.com');
  const { changeId: seen } = (await dana.change(optOut('marketingByMail'))).body;
  const { changeId: other } = (await dana.change(allow('marketingByMail', seen))).body;
  const { changeId: last } = (await dana.change(optOut('marketingByMail'))).body;
  const stale = await dana.change(allow('marketingByMail', seen));
  expect([stale.status, stale.body.code]).toEqual([409, 'choiceChanged']);
  expect((await dana.change({ undo: other! })).body.code).toBe('choiceChanged');
  expect(choiceOf(await dana.ask(), 'marketingByMail').changeId).toBe(last);
  const both = await Promise.all([dana.change(allow('marketingByMail', last)), dana.change(optOut('marketingByMail'))]);
  expect(both.map(({ status }) => status)).toContain(200);
});

test('opting out of everything is one change with one undo', async () => {
  const dana = await borrower('no.loan@example.com');
  const before = await dana.ask();
  const { body } = await dana.change({ optOutOfAll: true, appliesTo: 'me' });
  expect(body.preference.choices.map(({ isAllowed, changeId }) => [isAllowed, changeId])).toEqual(
    before.choices.map(() => [false, body.changeId]),
  );
  expect((await dana.change({ optOutOfAll: true, appliesTo: 'me' })).body.changeId).toBeNull();
  expect((await dana.change({ undo: body.changeId! })).body.preference).toEqual(before);
});

describe('two borrowers on one loan', () => {
  test('one may opt out for both, and the other is told and can undo it for themselves', async () => {
    const helen = await borrower('two.loans@example.com');
    const joris = await borrower(CO_BORROWER);
    expect((await helen.ask()).jointBorrowers).toEqual(['Joris Vandermeer']);
    await joris.change(optOut('affiliateMarketing'));
    const own = choiceOf(await joris.ask(), 'affiliateMarketing');

    const all = await helen.change({ optOutOfAll: true, appliesTo: 'everyone' });
    const theirs = await joris.ask();
    expect(choiceOf(theirs, 'affiliateSharing')).toMatchObject({ isAllowed: false, by: 'jointBorrower', isForEveryone: true });
    expect(choiceOf(theirs, 'affiliateMarketing')).toEqual(own);
    expect(choiceOf(theirs, 'marketingByMail')).toMatchObject({ isAllowed: true, by: null });
    const [mail] = await mailsTo(sandbox.origin, CO_BORROWER);
    expect(mail).toMatchObject({ subject: 'Somebody on your loan opted you out' });
    expect(mail!.text).toContain('Sharing about your credit with our affiliates');
    expect(mail!.text).not.toContain('Marketing by our affiliates');

    await joris.change(allow('affiliateSharing', choiceOf(theirs, 'affiliateSharing').changeId));
    expect(choiceOf(await helen.ask(), 'affiliateSharing')).toMatchObject({
      isAllowed: false,
      isForEveryone: true,
      by: 'person',
    });
    await helen.change({ undo: all.body.changeId! });
    expect(choiceOf(await joris.ask(), 'affiliateSharing')).toMatchObject({ isAllowed: true, by: 'person' });
  });

  test('undoing it at once undoes it for both and tells the other', async () => {
    await resetChoices();
    const helen = await borrower('two.loans@example.com');
    const { changeId } = (await helen.change(optOut('affiliateSharing', 'everyone'))).body;
    expect((await (await borrower(CO_BORROWER)).change({ undo: changeId! })).status).toBe(409); // only Helen may undo her own change
    await helen.change({ undo: changeId! });
    expect(choiceOf(await (await borrower(CO_BORROWER)).ask(), 'affiliateSharing')).toMatchObject({ isAllowed: true, by: null });
    expect((await mailsTo(sandbox.origin, CO_BORROWER)).map(({ subject }) => subject)).toEqual([
      'An opt-out for your loan was taken back',
      'Somebody on your loan opted you out',
    ]);
  });

  test.each<PrivacyChange>([optOut('marketingByMail', 'everyone'), { ...allow('affiliateSharing'), appliesTo: 'everyone' }])(
    'nobody can allow something for others or choose their email: %j',
    async (change) => {
      const helen = await borrower('two.loans@example.com');
      const { status, body } = await helen.change(change);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['appliesTo']]);
    },
  );

  test('a borrower who has not proven a loan sees no names', async () => {
    expect((await (await borrower('loan.to.add@example.com')).ask()).jointBorrowers).toEqual([]);
  });
});

describe('a browser without an account', () => {
  test('has two choices in an HttpOnly cookie, and personal choices need sign-in', async () => {
    const someone = await visitor();
    const before = await someone.ask();
    expect(before).toMatchObject({ of: 'device', jointBorrowers: [] });
    expect(before.choices.map(({ choice }) => choice)).toEqual(['saleOrSharing', 'analytics']);
    const { body, cookie } = await someone.change(optOut('analytics'));
    expect(cookie).toMatch(/^privacy-choices=[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(choiceOf(await someone.ask(), 'analytics')).toMatchObject({ isAllowed: false, by: 'person', since: '2026-10-16' });
    expect((await (await visitor()).ask()).choices).toEqual(before.choices);
    expect((await someone.change({ undo: body.changeId! })).body.preference).toEqual(before);
    expect((await someone.change(optOut('marketingByMail'))).status).toBe(401);
    const all = await someone.change({ optOutOfAll: true, appliesTo: 'me' });
    expect(all.body.preference.choices.map(({ isAllowed }) => isAllowed)).toEqual([false, false]);
    expect((await someone.change({ undo: all.body.changeId! })).body.preference).toEqual(before);
  });

  test.each(['', 'e30', 'bm9uc2Vuc2U', Buffer.from('{"analytics":[{"isAllowed":"no"}]}').toString('base64url')])(
    'ignores an invalid cookie (%s)',
    async (value) => {
      const someone = await visitor();
      someone.cookies.set('privacy-choices', value);
      expect(choiceOf(await someone.ask(), 'analytics').by).toBeNull();
    },
  );

  test('keeps its opt-outs after a sign-in until the borrower chooses again', async () => {
    const someone = await visitor();
    await someone.change(optOut('analytics'));
    const dana = await borrower('first.payment@example.com');
    dana.cookies.set('privacy-choices', someone.cookies.get('privacy-choices')!);
    const state = choiceOf(await dana.ask(), 'analytics');
    expect(state).toMatchObject({ isAllowed: false, by: 'device' });
    const { body } = await dana.change(allow('analytics', state.changeId));
    expect(choiceOf(body.preference, 'analytics')).toMatchObject({ isAllowed: true, by: 'person' });
    await dana.change({ undo: body.changeId! });
    expect(choiceOf(await dana.ask(), 'analytics')).toEqual(state);
  });
});

describe('Global Privacy Control', () => {
  test('opts the browser out over an earlier choice, and nothing can be allowed while it is on', async () => {
    const someone = await visitor();
    await someone.change(allow('saleOrSharing'));
    const preference = await someone.ask(SIGNAL);
    expect(preference.isSignalOn).toBe(true);
    expect(choiceOf(preference, 'saleOrSharing')).toMatchObject({ isAllowed: false, by: 'signal', overriddenYes: '2026-10-16' });
    expect(choiceOf(preference, 'analytics')).toMatchObject({ isAllowed: false, by: 'signal', overriddenYes: null });
    for (const choice of ['saleOrSharing', 'analytics'] as const) {
      const refused = await someone.change(allow(choice, choiceOf(preference, choice).changeId), SIGNAL);
      expect([refused.status, refused.body.code]).toEqual([409, 'signalOn']);
    }
    expect(choiceOf(await someone.ask(), 'saleOrSharing').isAllowed).toBe(true);
  });

  test('opts the account out in all browsers until the borrower chooses otherwise', async () => {
    await resetChoices();
    const ophelia = await borrower('privacy.choices@example.com');
    expect(choiceOf(await ophelia.ask(), 'saleOrSharing')).toMatchObject({ isAllowed: true, since: '2026-10-11' });
    await ophelia.call.call('GET', '/api/borrower/account', undefined, SIGNAL);
    const elsewhere = await borrower('privacy.choices@example.com');
    const state = choiceOf(await elsewhere.ask(), 'saleOrSharing');
    expect(state).toMatchObject({ isAllowed: false, by: 'signal', since: '2026-10-16', overriddenYes: '2026-10-11' });
    expect(choiceOf(await elsewhere.ask(), 'analytics').isAllowed).toBe(true);
    await elsewhere.change(allow('saleOrSharing', state.changeId));
    expect(choiceOf(await elsewhere.ask(), 'saleOrSharing')).toMatchObject({ isAllowed: true, by: 'person' });
    expect(choiceOf(await ophelia.ask(SIGNAL), 'saleOrSharing').isAllowed).toBe(false);
  });

  test('can be reported by the portal when its header is lost', async () => {
    await resetChoices();
    const ophelia = await borrower('privacy.choices@example.com');
    const { body } = await ophelia.change({ signal: true });
    expect(body.preference.isSignalOn).toBe(true);
    expect(choiceOf(await ophelia.ask(), 'saleOrSharing')).toMatchObject({ isAllowed: false, by: 'signal' });
  });
});

test('offers by email skip everyone who opted out', async () => {
  const { links } = (await (await fetch(`${sandbox.origin}/sandbox.json`)).json()) as { links: { what: string }[] };
  expect(links.map(({ what }) => what)).toContain('The same, to somebody who opted out of offers by email and got none');
  expect(await mailsTo(sandbox.origin, 'rate.invited@example.com')).toHaveLength(1);
  expect(await mailsTo(sandbox.origin, 'privacy.choices@example.com')).toEqual([]);
});

test('a request from another site changes nothing', async () => {
  const response = await fetch(sandbox.origin + PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify(optOut('analytics')),
  });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
});

test('a choice cannot be undone after half an hour', async () => {
  const dana = await borrower('overdue.grace@example.com');
  const { changeId } = (await dana.change(optOut('marketingByMail'))).body;
  await setClock(sandbox.origin, '2026-10-16T16:31:00Z');
  expect((await dana.change({ undo: changeId! })).status).toBe(409);
});

test('an opt-out stays after five years, and can be renewed in its last year', async () => {
  await resetChoices();
  const ophelia = await borrower('privacy.choices@example.com');
  const soon = choiceOf(await ophelia.ask(), 'affiliateMarketing');
  expect(soon).toMatchObject({ isAllowed: false, since: '2022-02-19', until: '2027-02-19' });
  await setClock(sandbox.origin, '2028-01-10T16:00:00Z');
  expect(choiceOf(await ophelia.ask(), 'affiliateMarketing')).toEqual(soon);
  const { body } = await ophelia.change(optOut('affiliateMarketing'));
  expect(choiceOf(body.preference, 'affiliateMarketing')).toMatchObject({ since: '2028-01-10', until: '2033-01-10' });
});
