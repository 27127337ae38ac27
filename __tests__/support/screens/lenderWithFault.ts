/** Fake lender that answers a screen's requests well except one, and records them. */
import nock, { type Body } from 'nock';

import type { Answer } from '../faultyLender.ts';
import { expectsFile, isRead, readNames, READS, type RecordedRequest, type ReadName } from './reads.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const isAccount = (path: string) => path.endsWith('/borrower/account');

type Reply = [status: number, body?: Body, headers?: Record<string, string>];

/** @param answers responses that differ from the default ones in `READS` */
export function lenderWithFault(answers: Partial<Record<ReadName, unknown>> = {}) {
  const asked: RecordedRequest[] = [];
  let fault: { read: ReadName; answer: Answer } | null = null;

  const good = (name: ReadName): Reply => {
    if (expectsFile(name)) return [200, '%PDF-1.7', { 'content-type': 'application/pdf' }];
    return [200, JSON.stringify(answers[name] ?? READS[name].answer), JSON_TYPE];
  };
  const reply = (question: RecordedRequest): Reply => {
    if (isAccount(question.path)) return [200, { isSignedIn: true, email: null }];
    asked.push(question);
    if (fault !== null && isRead(fault.read, question)) {
      const { answer } = fault;
      if (answer === 'reset') throw new Error('socket hang up');
      if (typeof answer !== 'string') return [answer[0], answer[1] ?? '', answer[2] ?? {}];
    }
    const name = readNames.find((one) => isRead(one, question));
    return name === undefined ? [404, { errors: ['Nobody promised this.'], errorId: 'e' }] : good(name);
  };
  for (const method of ['GET', 'POST']) {
    nock('http://localhost')
      .persist()
      .intercept(/^\/api\//, method)
      .optionally()
      .reply((path, body) => Promise.resolve().then(() => reply({ method, path, body }))); // Throwing inside the promise makes nock break the connection.
  }
  return {
    asked,
    timesAsked: (read: ReadName) => asked.filter((question) => isRead(read, question)).length,
    fails: (read: ReadName, answer: Answer) => (fault = { read, answer }),
    recovers: () => (fault = null),
  };
}
