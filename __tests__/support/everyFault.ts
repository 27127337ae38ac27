/**
 * One write of a screen after another, pressed once for each way in which it can go wrong, on one page: what is read, what stays typed, under
 * which key it goes out again. A refusal is certain and says so, when to try again, and the ways of a session that ended; after anything else
 * nobody knows, so nothing is said to be undone unless the lender was asked.
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

/** Refusals stand between the others, so that no words are left over from the press before. */
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
/** Why, after a refusal: for somebody who is signed in, and for a visitor, who has no session that could have ended. */
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
  /** Its line in the contract. */
  call: string;
  /** Method and address, as it is sent. */
  sends: string;
  /** Tells it from a question at the same address. */
  isWrite?: (body: unknown) => boolean;
  isVisitors?: true;
  address: string;
  /** What the page asks for meanwhile, by method and address; `*` stands for a key. */
  reads: Record<string, unknown>;
  /** What this browser has, before the page is opened. */
  before?: () => void;
  /** From the page to the press. */
  ready?: (user: Person) => Promise<unknown>;
  press: (user: Person) => Promise<unknown>;
  /** A toast says it, and the page nothing. */
  isInToast?: true;
  /** That it is certain, and that nobody knows. */
  refused: RegExp;
  open: RegExp;
  /** The lender is asked what became of it, and has not seen it: then it is known. */
  isAsked?: true;
  /** Words of its own, in the place of why. */
  why?: Partial<Record<FaultName, RegExp>>;
  /** Not faults of this call. */
  without?: readonly FaultName[];
  /** It goes out under one key, however often. */
  isKeyed?: true;
  /** What was typed stands there. */
  keeps?: () => void;
  /** Ends what goes on by itself. */
  after?: (user: Person) => Promise<unknown>;
  /** The good answer in the end, and what is read then. */
  good?: { status?: number; body: unknown; says: RegExp };
}

const lender = () => nock('http://localhost').persist();
const pathOf = (address: string) => (address.includes('*') ? new RegExp(`^${address.replaceAll('*', '[^/]+')}$`) : address);

/** Reads of every page of somebody who is signed in. */
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

/** Presses a button, once it is there; by its words, because to work out the names of all buttons takes long. */
export const pressButton = (words: string | RegExp) => async (user: Person) =>
  user.click(await screen.findByText(words, { selector: 'button, button span' }));

/** Presses the button of a dialog that asks. */
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

/** Opens the page of a write, up to its press. @param answered what the lender answers, with the key that it was sent */
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

/** Every fault of these writes. A test for each, whose failure names the cells that are wrong. */
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
