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

/** One request, however it was sent. Rejects when no answer comes back. */
type Answering = (method: string, url: string, headers: Headers, body: unknown, signal?: AbortSignal) => Promise<Response>;

/** In the place of the window's, because nock takes ten milliseconds for a request; forms with files are sent by it. */
const requestFor = (answering: Answering) =>
  class {
    status = 0;
    responseText = '';
    upload = {};
    onloadend?: () => void;
    private line: [method: string, url: string] = ['', ''];
    private readonly headers = new Headers();
    private answered = new Headers();

    open(...line: [method: string, url: string]) {
      this.line = line;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getAllResponseHeaders = () => [...this.answered].map((header) => header.join(': ')).join('\r\n');
    send(body: unknown) {
      const arrives = async (response: Response) => {
        this.answered = response.headers;
        this.responseText = await response.text();
        this.status = response.status;
      };
      void answering(...this.line, this.headers, body)
        .then(arrives, () => undefined)
        .then(() => this.onloadend?.());
    }
    abort() {
      this.onloadend?.();
    }
  };

/** Answers everything from now on. */
export function faultyLender() {
  let scene: Scene = { answers: ['good'], isAccount: false, sent: [], call: null };
  const goodFor = (call: HttpCall): [number, string, Record<string, string>] => {
    if (call.answersFile === true) return [200, '%PDF-1.7', { 'Content-Type': 'application/pdf' }];
    const good = sample(call.shape);
    const isPaged = typeof good === 'object' && good !== null && 'hasMoreResults' in good;
    return [200, JSON.stringify(isPaged ? { ...good, hasMoreResults: false } : good), JSON_TYPE];
  };

  const answering: Answering = (method, url, headers, body, signal) => {
    const arrives = (status: number, text?: string, answered?: Record<string, string>) =>
      Promise.resolve(new Response(status === 204 ? null : text, { status, headers: answered ?? {} }));
    if (isAccount(url) && !scene.isAccount) return arrives(200, '{"isSignedIn":true,"email":null}', JSON_TYPE);
    const answer = scene.answers[Math.min(scene.sent.length, scene.answers.length - 1)]!;
    scene.sent.push({ method, url, body, key: headers.get('idempotency-key') });
    if (answer === 'reset') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer !== 'silence') return arrives(...(answer === 'good' ? goodFor(scene.call!) : answer));
    if (scene.call?.timeoutMs === 0) scene.onSilence?.();
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', reject));
  };
  Object.assign(window, {
    fetch: (url: string, { method = '', headers, body, signal }: RequestInit) =>
      answering(method, url, new Headers(headers), body, signal ?? undefined),
    XMLHttpRequest: requestFor(answering),
  });
  return {
    /** Answers the next call so. @param isAccount it is `GET account` itself */
    begin: (answers: readonly Answer[], isAccount: boolean): Scene => {
      scene = { answers, isAccount, sent: [], call: null };
      return scene;
    },
    /** Is told of each call before it leaves, and gives it as it is to be made: to a call that is never answered the limit comes at once. */
    sees: (call: HttpCall): HttpCall => {
      if (isAccount(call.url) && !scene.isAccount) return call;
      scene.call = call;
      return scene.answers.includes('silence') ? { ...call, timeoutMs: Math.min(call.timeoutMs, 1) } : call;
    },
  };
}
