/** A lender that answers one call in a wrong way, every other one well, and counts what arrives. */
import type { HttpCall } from '#platform/api/httpCall.ts';

import { sample } from './sampleAnswer.ts';

export type Answer = [status: number, text?: string, headers?: Record<string, string>] | 'good' | 'reset' | 'silence';

interface Fault {
  /** One after another; the last one stays. */
  answers: readonly Answer[];
  /** The lender may have done what it was asked for. */
  mayBeDone: boolean;
  /** The session cannot be renewed. */
  isOver?: true;
}

const refusal = (code?: string) => JSON.stringify({ errors: ['The lender says no.'], code });
const words = refusal();
const page = '<!doctype html><title>Bad gateway</title>';
const HTML = { 'Content-Type': 'text/html' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const IN_FIVE_MINUTES = { 'Retry-After': '300' };
const refused = (...answers: Answer[]): Fault => ({ answers, mayBeDone: false });
const open = (...answers: Answer[]): Fault => ({ answers, mayBeDone: true });

export const FAULTS = {
  good: open('good'),
  '500 words': open([500, words]),
  '500 empty': open([500]),
  '502 page': open([502, page, HTML]),
  '503 empty': open([503]),
  '429 in 5 min': refused([429, words, IN_FIVE_MINUTES]),
  '429 page, in 5 min': refused([429, page, { ...HTML, ...IN_FIVE_MINUTES }]),
  '429 words': refused([429, words]),
  '429 odd': refused([429, '{"message":"Too Many Requests"}']),
  '429 empty': refused([429]),
  '401 once': { answers: [[401, words], 'good'], mayBeDone: true },
  '401 empty once': { answers: [[401], 'good'], mayBeDone: true },
  '401 always': refused([401, words]),
  '401 empty always': refused([401]),
  '401, session over': { ...refused([401, words]), isOver: true },
  '403 words': refused([403, words]),
  '403 empty': refused([403]),
  '403 xsrf': refused([403, refusal('xsrf')]),
  '404 words': refused([404, words]),
  '404 empty': open([404]),
  '404 page': open([404, page, HTML]),
  '204 none': open([204]),
  '200 empty': open([200, '', JSON_TYPE]),
  '200 cut': open([200, '{"loanIdentifier":"loa', JSON_TYPE]),
  '200 page': open([200, page, HTML]),
  '200 null': open([200, 'null', JSON_TYPE]),
  '200 {}': open([200, '{}', JSON_TYPE]),
  '200 wrong list': open([200, '[{"wrong":true},12]', JSON_TYPE]),
  reset: open('reset'),
  silence: open('silence'),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const faultNames = Object.keys(FAULTS) as FaultName[];

interface Sending {
  method: string;
  url: string;
  key: string | null;
  body: unknown;
}

/** What is being answered now. */
interface Scene {
  answers: readonly Answer[];
  isAccount: boolean;
  sent: Sending[];
  /** Of the call, as the portal made it. */
  call: HttpCall | null;
  /** It has arrived, and nothing comes back. */
  onSilence?: () => void;
}

const isAccount = (path: string) => path.endsWith('/borrower/account');

/** In the place of the window's: nock takes ten milliseconds for a request, and its requests have no clock. */
class FakeRequest {
  static answer: (request: FakeRequest, body: unknown) => void;
  timeout = 0;
  withCredentials = false;
  responseType = '';
  status = 0;
  statusText = '';
  responseURL = '';
  responseText = '';
  response: unknown = '';
  upload = new EventTarget();
  method = '';
  url = '';
  headers: Record<string, string> = {};
  answered: Record<string, string> = {};
  onloadend?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders = () =>
    Object.entries(this.answered)
      .map((header) => header.join(': '))
      .join('\r\n');
  send(body: unknown) {
    queueMicrotask(() => FakeRequest.answer(this, body));
  }
  abort = () => undefined;

  arrives(status: number, text: string, headers: Record<string, string>) {
    Object.assign(this, { status, responseText: text, answered: headers });
    if (this.responseType === 'blob') this.response = new Blob([text], { type: headers['Content-Type'] ?? '' });
    this.onloadend?.();
  }
}

/** Answers everything from now on. */
export function faultyLender() {
  let scene: Scene = { answers: ['good'], isAccount: false, sent: [], call: null };
  const goodFor = (call: HttpCall): [number, string, Record<string, string>] => {
    if (call.answersFile === true) return [200, '%PDF-1.7', { 'Content-Type': 'application/pdf' }];
    const good = sample(call.shape);
    const isPaged = typeof good === 'object' && good !== null && 'hasMoreResults' in good;
    return [200, JSON.stringify(isPaged ? { ...good, hasMoreResults: false } : good), JSON_TYPE];
  };

  FakeRequest.answer = (request, body) => {
    if (isAccount(request.url) && !scene.isAccount) {
      request.arrives(200, '{"isSignedIn":true,"email":null}', JSON_TYPE);
      return;
    }
    const answer = scene.answers[Math.min(scene.sent.length, scene.answers.length - 1)]!;
    const { method, url, headers } = request;
    scene.sent.push({ method, url, body, key: headers['idempotency-key'] ?? null });
    if (answer === 'silence') {
      if (request.timeout === 0) scene.onSilence?.();
      else request.ontimeout?.();
      return;
    }
    if (answer === 'reset') {
      request.onerror?.();
      return;
    }
    const [status, text = '', answered = {}] = answer === 'good' ? goodFor(scene.call!) : answer;
    request.arrives(status, text, answered);
  };
  Object.assign(window, { XMLHttpRequest: FakeRequest });
  return {
    /** Answers the next call so. @param isAccount it is `GET account` itself */
    begin: (answers: readonly Answer[], isAccount: boolean): Scene => {
      scene = { answers, isAccount, sent: [], call: null };
      return scene;
    },
    /** Is told of each call before it leaves. */
    sees: (call: HttpCall) => {
      if (!isAccount(call.url) || scene.isAccount) scene.call = call;
    },
  };
}
