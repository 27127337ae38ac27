/** What happened, as a sentence for somebody who does not know the code. In English, because support reads it. */
import type { UnknownAction } from '@reduxjs/toolkit';

import type { ReportedAction } from '#contract/support.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { LoggedCall } from '#platform/history/history.ts';
import { formRefused, screenBroke, screenShown } from '#platform/history/pageActions.ts';
import { choseFiles, chose, connectionChanged, leftField, pressed } from '#platform/history/personActions.ts';

export interface Told {
  by: ReportedAction['by'];
  sentence: string;
}

type Happened = Pick<UnknownAction, 'type'> & { at: number; action: UnknownAction };

/** @param calls of the time around it, for how long one took and what it is called in the contract */
export function tell({ at, action }: Omit<Happened, 'type'>, calls: readonly LoggedCall[]): Told {
  return tellPerson(action) ?? tellCall(at, action, calls) ?? tellPortal(action);
}

const quoted = (words: string | null): string => (words === null ? '' : ` “${words}”`);
const person = (sentence: string): Told => ({ by: 'person', sentence });
const portal = (sentence: string): Told => ({ by: 'portal', sentence });

function tellPerson(action: UnknownAction): Told | null {
  if (pressed.match(action)) {
    const { what, words } = action.payload;
    return person(`borrower pressed ${words === null ? `a ${what}` : quoted(words).trim()}`);
  }
  if (chose.match(action)) {
    const { words, isOn } = action.payload;
    return person(`borrower ${isOn ? 'chose' : 'took back'}${quoted(words) || ' something'}`);
  }
  if (leftField.match(action)) {
    const { words, isFilled, isValid } = action.payload;
    return person(
      `borrower left${quoted(words) || ' a field'}: ${isFilled ? 'filled in' : 'empty'}, ${isValid ? 'valid' : 'not valid'}`,
    );
  }
  if (choseFiles.match(action)) {
    const { words, count } = action.payload;
    return person(`borrower chose ${count} ${count === 1 ? 'file' : 'files'}${words === null ? '' : ` in${quoted(words)}`}`);
  }
  if (connectionChanged.match(action)) {
    return { by: 'network', sentence: action.payload.isOnline ? 'the device was online again' : 'the device went offline' };
  }
  const words = PERSON[action.type];
  return words === undefined ? null : person(words);
}

/** Of the portal's own slices, those that somebody causes. */
const PERSON: Readonly<Record<string, string>> = {
  'session/signInRequested': 'borrower was to sign in',
  'session/signInPostponed': 'borrower put off signing in',
  'session/stayRequested': 'borrower asked to stay signed in',
  'session/signOutRequested': 'the session was to end',
  'preferences/appearanceChosen': 'borrower chose how the portal looks',
  'preferences/languageChosen': 'borrower chose a language',
  'pay/loanNumberEntered': 'borrower entered a loan number',
  'pay/methodChosen': 'borrower chose how to pay',
  'pay/paymentSubmitted': 'borrower confirmed the payment',
  'pay/paymentDropped': 'borrower left the payment',
  'uploads/filesChosen': 'files were taken for sending',
  'uploads/cancelRequested': 'borrower stopped sending a file',
  'uploads/sendRequested': 'a file was to be sent again',
};

const CALL = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
/** A step follows its call's end within this time. */
const SOON_MS = 50;

interface CallMeta {
  arg: { endpointName: string };
  condition?: boolean;
  baseQueryMeta?: { route: string };
}

function tellCall(at: number, action: UnknownAction, calls: readonly LoggedCall[]): Told | null {
  const state = CALL.exec(action.type)?.[1];
  if (state === undefined) {
    return action.type.startsWith('redux-oidc/')
      ? { by: 'network', sentence: `sign-in library: ${inWords(action.type.slice(11).toLowerCase())}` }
      : null;
  }
  const { arg, condition, baseQueryMeta } = action['meta'] as CallMeta; // RTK Query's own action
  const own = calls.filter(({ endpoint }) => endpoint === arg.endpointName);
  const route = baseQueryMeta?.route ?? own[0]?.route ?? inWords(arg.endpointName);
  if (state === 'pending') return { by: 'network', sentence: `${route} was sent` };
  if (condition === true) return portal(`${route} was not needed`);
  const call = own.findLast((one) => one.outcome !== 'underWay' && one.at + one.ms <= at + SOON_MS);
  const time = call === undefined ? '' : ` in ${call.ms} ms`;
  if (state === 'fulfilled') return { by: 'network', sentence: `${route} answered ${call?.status ?? 'well'}${time}` };
  return { by: 'network', sentence: `${route} ${failure(action['payload'] as PortalError | undefined)}${time}` }; // base queries reject with nothing else
}

function failure(error: PortalError | undefined): string {
  switch (error?.kind) {
    case 'body':
    case 'emptyBody':
      return `answered ${error.status}`;
    case 'noAnswer':
      return error.cause === 'timeout' ? 'took too long, and had no answer' : 'had no answer';
    case 'misshapen':
      return 'answered something that the portal does not understand';
    case 'cancelled':
      return 'was taken back';
    case undefined:
      return 'was stopped';
  }
}

function tellPortal(action: UnknownAction): Told {
  if (screenShown.match(action)) return portal(`the page ${action.payload.route} was shown`);
  if (screenBroke.match(action)) return portal(action.payload.isMissing ? 'a part of the page did not load' : 'the page broke');
  if (formRefused.match(action)) {
    const said = action.payload.mistakes.map(({ field, says }) => `${inWords(field)}${quoted(says === '' ? null : says)}`);
    return portal(`the form was not taken: ${said.join(', ')}`);
  }
  if (/^@ReduxToastr/.test(action.type)) return portal(`message: ${inWords(action.type.split('/').at(-1) ?? '')}`);
  const [slice = '', ...event] = action.type.split('/');
  return portal(event.length === 0 ? inWords(slice) : `${inWords(slice)}: ${event.map(inWords).join(', ')}`);
}

/** `paymentUnknown` and `user_found` as words. */
const inWords = (name: string): string =>
  name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`);
