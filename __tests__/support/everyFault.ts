/**
 * Runs each write of a screen once per fault on the same page, and checks the message, the typed values and the idempotency key. A
 * refusal must say that nothing was done, and why. After any other fault the outcome is unknown, so the page may not claim that nothing
 * was done unless it has asked the lender.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { accessToken } from './accessToken.ts';
import { aProfile } from './backends/borrower.ts';
import { setXsrfCookie } from './backends/payment.ts';
import { renderPortal } from './renderPortal.tsx';
import { toastsLoaded, toastsOf } from './toastsOf.ts';

export type UserEvents = ReturnType<typeof renderPortal>['user'];

interface Fault {
  isRefusal: boolean;
  answer: [status: number, text: string, headers?: Record<string, string>] | 'dropped';
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = { 'Content-Type': 'text/html' };
const errorBody = JSON.stringify({ errors: ['The lender says no.'], errorId: 'e' });

/** Refusals alternate with other faults, so that a message left over from the previous click is noticed. */
export const FAULTS = {
  '404 page': { isRefusal: false, answer: [404, '<!doctype html><title>No such host</title>', HTML] },
  '429 in 5 minutes': { isRefusal: true, answer: [429, errorBody, { ...JSON_TYPE, 'Retry-After': '300' }] },
  '500 words': { isRefusal: false, answer: [500, errorBody, JSON_TYPE] },
  '401 always': { isRefusal: true, answer: [401, errorBody, JSON_TYPE] },
  '204 none': { isRefusal: false, answer: [204, ''] },
  '403 words': { isRefusal: true, answer: [403, errorBody, JSON_TYPE] },
  '200 {}': { isRefusal: false, answer: [200, '{}', JSON_TYPE] },
  '403 empty': { isRefusal: true, answer: [403, ''] },
  '200 cut': { isRefusal: false, answer: [200, '{"loanIdentifier":"loa', JSON_TYPE] },
  dropped: { isRefusal: false, answer: 'dropped' },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;
const faultNames = Object.keys(FAULTS) as FaultName[];

const EXPIRED = /Your session has expired\. Sign out and back in to continue/;
const SERVER_ERROR = /Something went wrong on our side\. Nothing was lost\. Please try again\./;
const LENDER_REFUSES = /The lender says no\./;
/** Reason shown after a refusal, for a signed-in user and for a visitor, who has no session to expire. */
const REFUSAL_REASONS: Partial<Record<FaultName, readonly [person: RegExp, visitor: RegExp]>> = {
  '429 in 5 minutes': [/Please try again in 5 minutes/, /Please try again in 5 minutes/],
  '401 always': [EXPIRED, LENDER_REFUSES],
  '403 words': [LENDER_REFUSES, LENDER_REFUSES],
  '403 empty': [EXPIRED, SERVER_ERROR],
};

const CLAIMS_NOTHING_DONE =
  /nothing (was|has been|has) (saved|sent|changed|charged|canceled|added|removed|started|tied)|(was|were|is) not (saved|sent|canceled|added|removed|changed)|no money has been taken|did not go through/i;
const EXPRESSES_DOUBT = /could not find out|don’t know|can’t tell|no clear answer|got no answer/i;

export interface Write {
  contractKey: string;
  /** Method and path of the request. */
  request: string;
  /** Distinguishes the write from a query to the same path. */
  isWrite?: (body: unknown) => boolean;
  isVisitor?: true;
  address: string;
  /** Responses to the page's other requests, by method and path; `*` matches an idempotency key or ID. */
  reads: Record<string, unknown>;
  /** Prepares browser storage before the page opens. */
  before?: () => void;
  /** Steps from opening the page to just before the click. */
  prepare?: (user: UserEvents) => Promise<unknown>;
  click: (user: UserEvents) => Promise<unknown>;
  isInToast?: true;
  refused: RegExp;
  unknownOutcome: RegExp;
  /** After an unknown outcome the page asks the lender, who never received the write, so the page may say that nothing was done. */
  checksOutcome?: true;
  /** Reasons of this screen's own, in place of `REFUSAL_REASONS`. */
  reasons?: Partial<Record<FaultName, RegExp>>;
  skippedFaults?: readonly FaultName[];
  /** Every attempt must send the same idempotency key. */
  isKeyed?: true;
  expectInputKept?: () => void;
  /** Stops automatic retries after the test. */
  cleanUp?: (user: UserEvents) => Promise<unknown>;
  success?: { status?: number; body: unknown; says: RegExp };
}

const lender = () => nock('http://localhost').persist();
const pathOf = (address: string) => (address.includes('*') ? new RegExp(`^${address.replaceAll('*', '[^/]+')}$`) : address);

const SIGNED_IN_READS = {
  'GET /api/borrower/account/profile': aProfile(),
  'GET /api/borrower/BorrowerLoan/all': [],
  'POST /api/borrower/RateDrop/getAllUserPreferences': [],
  'GET /api/borrower/api/DocuSafe/getFollowUpTasks/mine': [],
};

const renewedSession = () => ({
  token: accessToken(900),
  expiresAt: Date.now() / 1000 + 900,
  user: { sub: 'borrower-1', email: null, givenname: null, expires: 0 },
});

/** Clicks a button once it is shown. Finds it by its text, because computing the accessible names of all buttons is slow in jsdom. */
export const clickButton = (words: string | RegExp) => async (user: UserEvents) =>
  user.click(await screen.findByText(words, { selector: 'button, button span' }));

export const clickInDialog = async (user: UserEvents, words: string | RegExp) => {
  const dialog = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[role="alertdialog"]');
    if (shown === null) throw new Error('No dialog asks');
    return shown;
  });
  await user.click(within(dialog).getByText(words, { selector: 'button' }));
};

const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');

type Answer = Fault['answer'] | [number, string, Record<string, string>];

/** Opens the page of a write and runs its steps up to the click. @param answered returns the response for an idempotency key */
async function openWritePage(write: Write, answered: (key: string | undefined) => Answer | Promise<Answer>) {
  setXsrfCookie();
  write.before?.();
  const [method = '', address = ''] = write.request.split(' ');
  lender()
    .intercept(pathOf(address), method, (body: unknown) => write.isWrite?.(body) ?? true)
    .reply(function reply(_uri, _body, done) {
      void Promise.resolve(answered(this.req.headers['idempotency-key'])).then((answer) =>
        answer === 'dropped' ? done(new Error('dropped'), [0]) : done(null, answer as never),
      );
    });
  const reads = { ...(write.isVisitor === true ? {} : SIGNED_IN_READS), ...write.reads };
  for (const [line, body] of Object.entries(reads)) {
    const [readMethod = '', readAddress = ''] = line.split(' ');
    const read = lender().intercept(pathOf(readAddress), readMethod).optionally();
    if (typeof body === 'function') read.reply((uri) => [200, JSON.stringify((body as (key: string) => unknown)(keyIn(uri)))]);
    else read.reply(200, JSON.stringify(body), JSON_TYPE);
  }
  const portal = renderPortal(write.address, {
    signedIn: write.isVisitor !== true,
    identity: { renew: () => Promise.resolve(renewedSession()) },
  });
  await write.prepare?.(portal.user);
  return portal;
}

const goodAnswer = ({ status = 200, body }: NonNullable<Write['success']>): Answer => [status, JSON.stringify(body), JSON_TYPE];

/** Registers one test per write, whose failure message lists the faults that went wrong. */
export function testEveryFault(writes: Record<string, Write>): void {
  test.each(Object.entries(writes))('%s handles every fault', async (_name, write) => {
    const sent: (string | undefined)[] = [];
    let answer: Answer = 'dropped';
    const { user, store } = await openWritePage(write, (key) => {
      sent.push(key);
      return answer;
    });

    const wrong: Record<string, string[]> = {};
    const place = write.isInToast === true ? '.MuiSnackbar-root' : 'main';
    const problemsOf = (name: FaultName): string[] => {
      const text = textOf(place);
      const elsewhere = textOf(place === 'main' ? '.MuiSnackbar-root' : 'main');
      const { isRefusal } = FAULTS[name];
      const says = isRefusal ? write.refused : write.unknownOutcome;
      const why = write.reasons?.[name] ?? (isRefusal ? REFUSAL_REASONS[name]?.[write.isVisitor === true ? 1 : 0] : undefined);
      const ways = screen.queryAllByText('Sign in again', { selector: `${place} a` }).length;
      const wanted = write.isVisitor !== true && ['401 always', '403 empty'].includes(name) ? 1 : 0;
      return [
        ...(says.test(text) ? [] : [`does not say ${says.source}`]),
        ...(why?.test(text) === false ? [`does not say why: ${why.source}`] : []),
        ...(isRefusal && EXPRESSES_DOUBT.test(text) ? [`is in doubt: ${EXPRESSES_DOUBT.exec(text)?.[0] ?? ''}`] : []),
        ...(!isRefusal && write.checksOutcome !== true && CLAIMS_NOTHING_DONE.test(text)
          ? [`claims: ${CLAIMS_NOTHING_DONE.exec(text)?.[0] ?? ''}`]
          : []),
        ...(why?.source === EXPIRED.source && ways !== wanted ? [`${ways} ways of a session`] : []),
        ...(write.success?.says.test(text) === true ? ['is told as done'] : []),
        ...(says.test(elsewhere) ? ['says it twice'] : []),
        ...(toastsOf(store).length === (write.isInToast === true ? 1 : 0) ? [] : [`${toastsOf(store).length} toasts`]),
      ];
    };
    for (const name of faultNames.filter((fault) => write.skippedFaults?.includes(fault) !== true)) {
      ({ answer } = FAULTS[name] as Fault);
      const before = sent.length;
      await write.click(user);
      await waitFor(() => expect(sent.length).toBeGreaterThan(before));
      await waitFor(() => expect(document.querySelector('[role="alertdialog"], [aria-disabled="true"]')).toBeNull());
      await toastsLoaded();
      await waitFor(() => expect(problemsOf(name)).toEqual([]), { timeout: 700 }).catch(() => {
        wrong[name] = [...problemsOf(name), `reads: ${textOf('.MuiAlert-root, main [role="alert"]').slice(0, 300)}`];
      });
      write.expectInputKept?.();
    }
    expect(wrong).toEqual({});
    if (write.success !== undefined) {
      answer = goodAnswer(write.success);
      await write.click(user);
      await waitFor(() => expect(document.body).toHaveTextContent(write.success!.says));
    }
    await write.cleanUp?.(user);
    if (write.isKeyed === true) expect([...new Set(sent)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  const withAnswer = Object.entries(writes).filter(([, { success }]) => success !== undefined);
  test.each(withAnswer)('%s does not navigate after its page was left', async (_name, write) => {
    let isSent = false;
    let send = (): void => undefined;
    const { user } = await openWritePage(write, () => {
      isSent = true;
      return new Promise((resolve) => {
        send = () => resolve(goodAnswer(write.success!));
      });
    });
    await write.click(user);
    await waitFor(() => expect(isSent).toBe(true));
    await user.click(screen.getByText('Help and where to find things', { selector: 'footer a' }));
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await act(async () => {
      send();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await toastsLoaded();
    expect(window.location.pathname).toBe('/help');
  });
}

const keyIn = (uri: string) => decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
