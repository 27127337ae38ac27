/** Fake lender that gives one call a faulty response, answers all others well, and records the requests. */
import type { HttpCall } from '#platform/api/httpCall.ts';

import { sampleResponse } from './sampleResponse.ts';

export type Answer = [status: number, text?: string, headers?: Record<string, string>] | 'good' | 'reset' | 'silence';

interface Fault {
  /** Responses in order; the last one repeats. */
  answers: readonly Answer[];
  /** Whether the lender may have carried out the request. */
  mayBeDone: boolean;
  isSessionOver?: true;
}

const refusal = (code?: string) => JSON.stringify({ errors: ['The lender says no.'], code });
const errorBody = refusal();
const htmlPage = '<!doctype html><title>Bad gateway</title>';
const HTML = { 'Content-Type': 'text/html' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const IN_FIVE_MINUTES = { 'Retry-After': '300' };
const refusedBy = (...answers: Answer[]): Fault => ({ answers, mayBeDone: false });
const outcomeUnknown = (...answers: Answer[]): Fault => ({ answers, mayBeDone: true });

export const FAULTS = {
  good: outcomeUnknown('good'),
  '500 words': outcomeUnknown([500, errorBody]),
  '500 empty': outcomeUnknown([500]),
  '502 page': outcomeUnknown([502, htmlPage, HTML]),
  '503 empty': outcomeUnknown([503]),
  '429 in 5 min': refusedBy([429, errorBody, IN_FIVE_MINUTES]),
  '429 page, in 5 min': refusedBy([429, htmlPage, { ...HTML, ...IN_FIVE_MINUTES }]),
  '429 words': refusedBy([429, errorBody]),
  '429 odd': refusedBy([429, '{"message":"Too Many Requests"}']),
  '429 empty': refusedBy([429]),
  '401 once': { answers: [[401, errorBody], 'good'], mayBeDone: true },
  '401 empty once': { answers: [[401], 'good'], mayBeDone: true },
  '401 always': refusedBy([401, errorBody]),
  '401 empty always': refusedBy([401]),
  '401, session over': { ...refusedBy([401, errorBody]), isSessionOver: true },
  '403 words': refusedBy([403, errorBody]),
  '403 empty': refusedBy([403]),
  '403 xsrf': refusedBy([403, refusal('xsrf')]),
  '404 words': refusedBy([404, errorBody]),
  '404 empty': outcomeUnknown([404]),
  '404 page': outcomeUnknown([404, htmlPage, HTML]),
  '204 none': outcomeUnknown([204]),
  '200 empty': outcomeUnknown([200, '', JSON_TYPE]),
  '200 cut': outcomeUnknown([200, '{"loanIdentifier":"loa', JSON_TYPE]),
  '200 page': outcomeUnknown([200, htmlPage, HTML]),
  '200 null': outcomeUnknown([200, 'null', JSON_TYPE]),
  '200 {}': outcomeUnknown([200, '{}', JSON_TYPE]),
  '200 wrong list': outcomeUnknown([200, '[{"wrong":true},12]', JSON_TYPE]),
  reset: outcomeUnknown('reset'),
  silence: outcomeUnknown('silence'),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const faultNames = Object.keys(FAULTS) as FaultName[];

interface RecordedRequest {
  method: string;
  url: string;
  key: string | null;
  body: unknown;
}

interface CallUnderTest {
  answers: readonly Answer[];
  isAccount: boolean;
  sent: RecordedRequest[];
  /** The call as the portal's code described it. */
  call: HttpCall | null;
  /** Called when the request has arrived and will get no response. */
  onSilence?: () => void;
}

const isAccount = (path: string) => path.endsWith('/borrower/account');

/** Handles one request, sent by fetch or XMLHttpRequest. Rejects when there is no response. */
type RequestHandler = (method: string, url: string, headers: Headers, body: unknown, signal?: AbortSignal) => Promise<Response>;

/** Replaces `XMLHttpRequest`, which sends forms with files, because nock needs 10 ms per request. */
const fakeXmlHttpRequest = (answering: RequestHandler) =>
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

/** Replaces `fetch` and `XMLHttpRequest` for the rest of the test file. */
export function faultyLender() {
  let scene: CallUnderTest = { answers: ['good'], isAccount: false, sent: [], call: null };
  const goodFor = (call: HttpCall): [number, string, Record<string, string>] => {
    if (call.expectsFile === true) return [200, '%PDF-1.7', { 'Content-Type': 'application/pdf' }];
    const good = sampleResponse(call.responseSchema);
    const isPaged = typeof good === 'object' && good !== null && 'hasMoreResults' in good;
    return [200, JSON.stringify(isPaged ? { ...good, hasMoreResults: false } : good), JSON_TYPE];
  };

  const answering: RequestHandler = (method, url, headers, body, signal) => {
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
    XMLHttpRequest: fakeXmlHttpRequest(answering),
  });
  return {
    /** @param isAccount the call under test is `GET account` itself */
    begin: (answers: readonly Answer[], isAccount: boolean): CallUnderTest => {
      scene = { answers, isAccount, sent: [], call: null };
      return scene;
    },
    /** Receives each call before it is sent. A call that gets no response is given a timeout of 1 ms at most. */
    sees: (call: HttpCall): HttpCall => {
      if (isAccount(call.url) && !scene.isAccount) return call;
      scene.call = call;
      return scene.answers.includes('silence') ? { ...call, timeoutMs: Math.min(call.timeoutMs, 1) } : call;
    },
  };
}
