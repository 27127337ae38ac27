/**
 * Runs each write of a screen once per fault on the same page, and checks the message, the typed values and the idempotency key. A
 * refusal must say that nothing was done, and why. After any other fault the outcome is unknown, so the page may not claim that nothing
 * was done unless it has asked the lender.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { accessToken } from './accessToken.ts';
import { aProfile } from './backends/borrower.ts';
import { hasXsrfCookie } from './backends/payment.ts';
import { renderPortal } from './renderPortal.tsx';
import { toastsCame, toastsOf } from './toastsOf.ts';

export type Person = ReturnType<typeof renderPortal>['user'];

interface Fault {
  isRefusal: boolean;
  answer: [status: number, text: string, headers?: Record<string, string>] | 'dropped';
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = { 'Content-Type': 'text/html' };
const words = JSON.stringify({ errors: ['The lender says no.'], errorId: 'e' });

/** Refusals alternate with other faults, so that a message left over from the previous click is noticed. */
export const FAULTS = {
  '404 page': { isRefusal: false, answer: [404, '<!doctype html><title>No such host</title>', HTML] },
  '429 in 5 minutes': { isRefusal: true, answer: [429, words, { ...JSON_TYPE, 'Retry-After': '300' }] },
  '500 words': { isRefusal: false, answer: [500, words, JSON_TYPE] },
  '401 always': { isRefusal: true, answer: [401, words, JSON_TYPE] },
  '204 none': { isRefusal: false, answer: [204, ''] },
  '403 words': { isRefusal: true, answer: [403, words, JSON_TYPE] },
  '200 {}': { isRefusal: false, answer: [200, '{}', JSON_TYPE] },
  '403 empty': { isRefusal: true, answer: [403, ''] },
  '200 cut': { isRefusal: false, answer: [200, '{"loanIdentifier":"loa', JSON_TYPE] },
  dropped: { isRefusal: false, answer: 'dropped' },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;
const faultNames = Object.keys(FAULTS) as FaultName[];

const EXPIRED = /Your session has expired\. Sign out and back in to continue/;
const OUR_SIDE = /Something went wrong on our side\. Nothing was lost\. Please try again\./;
const SAYS_NO = /The lender says no\./;
/** Reason shown after a refusal, for a signed-in user and for a visitor, who has no session to expire. */
const WHY: Partial<Record<FaultName, readonly [person: RegExp, visitor: RegExp]>> = {
  '429 in 5 minutes': [/Please try again in 5 minutes/, /Please try again in 5 minutes/],
  '401 always': [EXPIRED, SAYS_NO],
  '403 words': [SAYS_NO, SAYS_NO],
  '403 empty': [EXPIRED, OUR_SIDE],
};

const CLAIMS =
  /nothing (was|has been|has) (saved|sent|changed|charged|canceled|added|removed|started|tied)|(was|were|is) not (saved|sent|canceled|added|removed|changed)|no money has been taken|did not go through/i;
const DOUBTS = /could not find out|don’t know|can’t tell|no clear answer|got no answer/i;

export interface Write {
  /** The call's key in the contract. */
  call: string;
  /** Method and path of the request. */
  sends: string;
  /** Distinguishes the write from a query to the same path. */
  isWrite?: (body: unknown) => boolean;
  isVisitors?: true;
  address: string;
  /** Responses to the page's other requests, by method and path; `*` matches an idempotency key or ID. */
  reads: Record<string, unknown>;
  /** Prepares browser storage before the page opens. */
  before?: () => void;
  /** Steps from opening the page to just before the click. */
  ready?: (user: Person) => Promise<unknown>;
  press: (user: Person) => Promise<unknown>;
  /** The message is shown in a toast and not on the page. */
  isInToast?: true;
  /** Message for a refusal (`refused`) and for an unknown outcome (`open`). */
  refused: RegExp;
  open: RegExp;
  /** After an unknown outcome the page asks the lender, who never received the write, so the page may say that nothing was done. */
  isAsked?: true;
  /** Reasons of this screen's own, in place of `WHY`. */
  why?: Partial<Record<FaultName, RegExp>>;
  /** Faults that do not apply to this call. */
  without?: readonly FaultName[];
  /** Every attempt must send the same idempotency key. */
  isKeyed?: true;
  /** Checks that the typed values are still in the form. */
  keeps?: () => void;
  /** Stops automatic retries after the test. */
  after?: (user: Person) => Promise<unknown>;
  /** The successful response, and the text shown after it. */
  good?: { status?: number; body: unknown; says: RegExp };
}

const lender = () => nock('http://localhost').persist();
const pathOf = (address: string) => (address.includes('*') ? new RegExp(`^${address.replaceAll('*', '[^/]+')}$`) : address);

/** Requests that every signed-in page makes. */
const PERSON_READS = {
  'GET /api/borrower/account/profile': aProfile(),
  'GET /api/borrower/BorrowerLoan/all': [],
  'POST /api/borrower/RateDrop/getAllUserPreferences': [],
  'GET /api/borrower/api/DocuSafe/getFollowUpTasks/mine': [],
};

const renewed = () => ({
  token: accessToken(900),
  expiresAt: Date.now() / 1000 + 900,
  user: { sub: 'borrower-1', email: null, givenname: null, expires: 0 },
});

/** Clicks a button once it is shown. Finds it by its text, because computing the accessible names of all buttons is slow in jsdom. */
export const pressButton = (words: string | RegExp) => async (user: Person) =>
  user.click(await screen.findByText(words, { selector: 'button, button span' }));

export const confirm = async (user: Person, words: string | RegExp) => {
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
async function opens(write: Write, answered: (key: string | undefined) => Answer | Promise<Answer>) {
  hasXsrfCookie();
  write.before?.();
  const [method = '', address = ''] = write.sends.split(' ');
  lender()
    .intercept(pathOf(address), method, (body: unknown) => write.isWrite?.(body) ?? true)
    .reply(function reply(_uri, _body, done) {
      void Promise.resolve(answered(this.req.headers['idempotency-key'])).then((answer) =>
        answer === 'dropped' ? done(new Error('dropped'), [0]) : done(null, answer as never),
      );
    });
  const reads = { ...(write.isVisitors === true ? {} : PERSON_READS), ...write.reads };
  for (const [line, body] of Object.entries(reads)) {
    const [readMethod = '', readAddress = ''] = line.split(' ');
    const read = lender().intercept(pathOf(readAddress), readMethod).optionally();
    if (typeof body === 'function') read.reply((uri) => [200, JSON.stringify((body as (key: string) => unknown)(keyIn(uri)))]);
    else read.reply(200, JSON.stringify(body), JSON_TYPE);
  }
  const portal = renderPortal(write.address, {
    signedIn: write.isVisitors !== true,
    identity: { renew: () => Promise.resolve(renewed()) },
  });
  await write.ready?.(portal.user);
  return portal;
}

const goodAnswer = ({ status = 200, body }: NonNullable<Write['good']>): Answer => [status, JSON.stringify(body), JSON_TYPE];

/** Registers one test per write, whose failure message lists the faults that went wrong. */
export function triesEveryFault(writes: Record<string, Write>): void {
  test.each(Object.entries(writes))('%s', async (_name, write) => {
    const sent: (string | undefined)[] = [];
    let answer: Answer = 'dropped';
    const { user, store } = await opens(write, (key) => {
      sent.push(key);
      return answer;
    });

    const wrong: Record<string, string[]> = {};
    const place = write.isInToast === true ? '.MuiSnackbar-root' : 'main';
    const problemsOf = (name: FaultName): string[] => {
      const text = textOf(place);
      const elsewhere = textOf(place === 'main' ? '.MuiSnackbar-root' : 'main');
      const { isRefusal } = FAULTS[name];
      const says = isRefusal ? write.refused : write.open;
      const why = write.why?.[name] ?? (isRefusal ? WHY[name]?.[write.isVisitors === true ? 1 : 0] : undefined);
      const ways = screen.queryAllByText('Sign in again', { selector: `${place} a` }).length;
      const wanted = write.isVisitors !== true && ['401 always', '403 empty'].includes(name) ? 1 : 0;
      return [
        ...(says.test(text) ? [] : [`does not say ${says.source}`]),
        ...(why?.test(text) === false ? [`does not say why: ${why.source}`] : []),
        ...(isRefusal && DOUBTS.test(text) ? [`is in doubt: ${DOUBTS.exec(text)?.[0] ?? ''}`] : []),
        ...(!isRefusal && write.isAsked !== true && CLAIMS.test(text) ? [`claims: ${CLAIMS.exec(text)?.[0] ?? ''}`] : []),
        ...(why?.source === EXPIRED.source && ways !== wanted ? [`${ways} ways of a session`] : []),
        ...(write.good?.says.test(text) === true ? ['is told as done'] : []),
        ...(says.test(elsewhere) ? ['says it twice'] : []),
        ...(toastsOf(store).length === (write.isInToast === true ? 1 : 0) ? [] : [`${toastsOf(store).length} toasts`]),
      ];
    };
    for (const name of faultNames.filter((fault) => write.without?.includes(fault) !== true)) {
      ({ answer } = FAULTS[name] as Fault);
      const before = sent.length;
      await write.press(user);
      await waitFor(() => expect(sent.length).toBeGreaterThan(before));
      await waitFor(() => expect(document.querySelector('[role="alertdialog"], [aria-disabled="true"]')).toBeNull());
      await toastsCame();
      await waitFor(() => expect(problemsOf(name)).toEqual([]), { timeout: 700 }).catch(() => {
        wrong[name] = [...problemsOf(name), `reads: ${textOf('.MuiAlert-root, main [role="alert"]').slice(0, 300)}`];
      });
      write.keeps?.();
    }
    expect(wrong).toEqual({});
    if (write.good !== undefined) {
      answer = goodAnswer(write.good);
      await write.press(user);
      await waitFor(() => expect(document.body).toHaveTextContent(write.good!.says));
    }
    await write.after?.(user);
    if (write.isKeyed === true) expect([...new Set(sent)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  const withAnswer = Object.entries(writes).filter(([, { good }]) => good !== undefined);
  test.each(withAnswer)('%s, whose page was left: nobody is led away', async (_name, write) => {
    let isSent = false;
    let send = (): void => undefined;
    const { user } = await opens(write, () => {
      isSent = true;
      return new Promise((resolve) => {
        send = () => resolve(goodAnswer(write.good!));
      });
    });
    await write.press(user);
    await waitFor(() => expect(isSent).toBe(true));
    await user.click(screen.getByText('Help and where to find things', { selector: 'footer a' }));
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await act(async () => {
      send();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await toastsCame();
    expect(window.location.pathname).toBe('/help');
  });
}

const keyIn = (uri: string) => decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
