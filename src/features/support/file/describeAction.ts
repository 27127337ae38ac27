/** Describes actions in sentences for readers who do not know the code. They are in English, because support staff read them. */
import type { UnknownAction } from '@reduxjs/toolkit';

import type { ReportedAction } from '#contract/support.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { LoggedCall } from '#platform/history/history.ts';
import { formRefused } from '#platform/history/formActions.ts';
import { screenBroke, screenShown } from '#platform/history/pageActions.ts';
import { filesPicked, choiceMade, connectionChanged, fieldBlurred, clicked } from '#platform/history/userActions.ts';

export interface ActionDescription {
  by: ReportedAction['by'];
  sentence: string;
}

type RecordedAction = Pick<UnknownAction, 'type'> & { at: number; action: UnknownAction };

/** @param calls requests logged around that time, for their duration and route */
export function describeAction({ at, action }: Omit<RecordedAction, 'type'>, calls: readonly LoggedCall[]): ActionDescription {
  return (
    SLICE_ACTIONS[action.type] ?? describeUserAction(action) ?? describeRequest(at, action, calls) ?? describePortalAction(action)
  );
}

const quoted = (words: string | null): string => (words === null ? '' : ` “${words}”`);
const person = (sentence: string): ActionDescription => ({ by: 'person', sentence });
const portal = (sentence: string): ActionDescription => ({ by: 'portal', sentence });
const network = (sentence: string): ActionDescription => ({ by: 'network', sentence });

function describeUserAction(action: UnknownAction): ActionDescription | null {
  if (clicked.match(action)) {
    const { what, words } = action.payload;
    return person(`borrower pressed ${words === null ? `a ${what}` : quoted(words).trim()}`);
  }
  if (choiceMade.match(action)) {
    const { words, isOn } = action.payload;
    return person(`borrower ${isOn ? 'chose' : 'took back'}${quoted(words) || ' something'}`);
  }
  if (fieldBlurred.match(action)) {
    const { words, isFilled, isValid } = action.payload;
    return person(
      `borrower left${quoted(words) || ' a field'}: ${isFilled ? 'filled in' : 'empty'}, ${isValid ? 'valid' : 'not valid'}`,
    );
  }
  if (filesPicked.match(action)) {
    const { words, count } = action.payload;
    return person(`borrower chose ${count} ${count === 1 ? 'file' : 'files'}${words === null ? '' : ` in${quoted(words)}`}`);
  }
  if (connectionChanged.match(action)) {
    return network(action.payload.isOnline ? 'the device was online again' : 'the device went offline');
  }
  return null;
}

/** Sentences for the actions of the portal's own slices. */
const SLICE_ACTIONS: Readonly<Record<string, ActionDescription>> = {
  'session/signInRequested': person('borrower was to sign in'),
  'session/signInPostponed': person('borrower put off signing in'),
  'session/stayRequested': person('borrower asked to stay signed in'),
  'session/signOutRequested': person('the session was to end'),
  'session/signInWindowOpened': portal('the sign-in window opened'),
  'session/signInWindowLeft': portal('the sign-in window was left'),
  'session/leavingToSignIn': portal('the page left for sign-in'),
  'session/stayedHere': portal('the page stayed after all'),
  'session/leavingFailed': portal('the page for signing out did not open'),
  'session/callbackOpened': portal('borrower came back from sign-in'),
  'session/tokenVerified': portal('the tokens of the sign-in were good'),
  'session/signInFailed': portal('the sign-in did not work'),
  'session/signInAgainRequested': portal('a call said that borrower has to sign in again'),
  'session/signedIn': portal('borrower was signed in'),
  'session/sessionResumed': portal('borrower was still signed in'),
  'session/renewed': portal('the session was renewed'),
  'session/renewalFailed': portal('the session could not be renewed'),
  'session/sessionExpiring': portal('the session was about to end'),
  'session/sessionExpired': portal('the session’s time was over'),
  'session/signedOut': portal('borrower was signed out'),
  'session/profileRefused': portal('the profile of the session was refused'),
  'session/serviceFoundDown': portal('the sign-in service was found to be down'),
  'frame/frameOpened': person('borrower opened something over the page'),
  'frame/frameClosed': portal('what was open over the page closed'),
  'preferences/appearanceChosen': person('borrower chose how the portal looks'),
  'preferences/languageChosen': person('borrower chose a language'),
  'loans/listLengthened': person('borrower asked for more of the list'),
  'loans/removalAsked': person('borrower asked to take a loan off the list'),
  'loans/removalLeft': person('borrower left the loan on the list'),
  'loans/removalConfirmed': person('borrower confirmed that a loan goes off the list'),
  'loans/removalEnded': portal('taking a loan off the list ended'),
  'loans/addingRefused': portal('the loan was not added'),
  'loans/addressSaved': portal('the mailing address was saved'),
  'loans/addressCancelRequested': person('borrower took a new mailing address back'),
  'loans/addressCancelFailed': portal('the new mailing address was not taken back'),
  'loans/calendarRequested': person('borrower asked for the due date as a file'),
  'loans/calendarMade': portal('the due date was made as a file'),
  'loans/calendarFailed': portal('the due date could not be made as a file'),
  'docuSafe/kindChosen': person('borrower chose a kind of document to send'),
  'docuSafe/taskShown': portal('a document that is asked for was shown'),
  'docuSafe/moreFilesWanted': person('borrower asked to send another file'),
  'docuSafe/furtherPartAsked': person('borrower asked for more of what was sent'),
  'docuSafe/withdrawalAsked': person('borrower asked to take a document back'),
  'docuSafe/withdrawalLeft': person('borrower left the document where it is'),
  'docuSafe/withdrawalConfirmed': person('borrower confirmed that a document is taken back'),
  'docuSafe/withdrawalEnded': portal('taking a document back ended'),
  'docuSafe/dontHaveSaid': person('borrower said not to have a document now'),
  'docuSafe/dontHaveAnswered': portal('saying that a document is not to be had ended'),
  'docuSafe/allInSaid': person('borrower had the officer told that everything is in'),
  'docuSafe/allInAnswered': portal('telling the officer that everything is in ended'),
  'docuSafe/tellingRefused': portal('the lender refused to tell the officer that everything is in'),
  'privacy/appliesToChosen': person('borrower chose whom an opt-out is for'),
  'privacy/signalRead': portal('the browser was asked for its privacy signal'),
  'privacy/changeRequested': person('borrower changed privacy choices'),
  'privacy/changeEnded': portal('changing privacy choices ended'),
  'signUp/formSent': portal('the form for a new account was sent'),
  'signUp/formShownAgain': person('borrower went back to the form for a new account'),
  'signUp/againRequested': person('borrower had the mail for a new account sent again'),
  'signUp/againAnswered': portal('sending the mail for a new account again ended'),
  'homeValuation/homeChosen': person('borrower chose a home'),
  'homeValuation/tableToggled': person('borrower showed or hid the numbers of the chart'),
  'homeValuation/questionFormRequested': person('borrower wanted to ask a question about the home'),
  'homeValuation/questionFormOpened': portal('the form for the question opened'),
  'homeValuation/questionFormFailed': portal('the form for the question did not load'),
  'homeValuation/questionFormClosed': person('borrower left the question'),
  'homeValuation/questionSent': portal('the question about the home was sent'),
  'loanSummaries/yearsChosen': person('borrower chose for how many years to compare'),
  'loanSummaries/drawnChosen': person('borrower chose what the chart shows'),
  'loanSummaries/tableToggled': person('borrower showed or hid the numbers of the chart'),
  'ocr/verificationSent': person('borrower said who opened the link'),
  'ocr/verificationRefused': portal('who opened the link was not confirmed'),
  'ocr/linkRefused': portal('the link was found to be no longer good'),
  'ocr/pressedInVain': person('borrower wanted to go on before everything was there'),
  'ocr/requestSent': person('borrower changed or downloaded something about a paper'),
  'ocr/requestTaken': portal('what was wanted about a paper was done'),
  'ocr/requestFailed': portal('what was wanted about a paper was not done'),
  'ocr/valueMisread': portal('what was typed as a value of a paystub was not understood'),
  'ocr/requestProblemDropped': portal('what failed about a paper was no longer shown'),
  'ocr/requestForgotten': portal('a part of the page about a paper went away'),
  'ocr/removalAsked': person('borrower asked to take a paper back'),
  'ocr/removalLeft': person('borrower left the paper where it was'),
  'ocr/removalConfirmed': person('borrower confirmed that a paper is taken back'),
  'ocr/removalEnded': portal('taking a paper back ended'),
  'ocr/paystubConfirmed': portal('a paper was taken for a paystub, as borrower said'),
  'ocr/pictureToggled': person('borrower showed or hid the picture of a paystub'),
  'ocr/pictureZoomed': person('borrower made the picture of a paystub larger or smaller'),
  'ocr/pictureTurned': person('borrower turned to another page of a paystub'),
  'ocr/valueOpened': person('borrower opened a value of a paystub to change it'),
  'ocr/valueClosed': person('borrower closed a value of a paystub'),
  'ocr/paystubUnfolded': person('borrower wanted to see all values of a paystub'),
  'ocr/jobFactsToggled': person('borrower showed or hid what else is asked about a job'),
  'ocr/paystubExpanded': person('borrower wanted more values of a paystub'),
  'ocr/otherSkipAsked': person('borrower asked to leave out the other borrower'),
  'ocr/otherSkipLeft': person('borrower did not leave out the other borrower'),
  'ocr/otherChangeSent': person('borrower invited, asked for or left out the other borrower'),
  'ocr/otherChangeEnded': portal('the change about the other borrower ended'),
  'ocr/checkRequested': person('borrower had the income checked'),
  'ocr/checkUnanswered': portal('there was no answer about the check yet'),
  'ocr/checkAnswered': portal('the lender answered whether the check began'),
  'ocr/checkShown': portal('the page showed how the check stands'),
  'ocr/reviewReopened': person('borrower wanted to change a value after the check'),
  'ocr/reviewKept': person('borrower left the values as they were checked'),
  'ocr/reviewLeft': portal('the check of the values left the page'),
  'ocr/agencyRequestSent': portal('the income was sent to the agency'),
  'ocr/agencyRequestNotChecked': portal('the income was not sent, because something was changed after the check'),
  'ocr/failureReported': portal('the lender was told of a failed check, or did not take it'),
  'accounts/removalAsked': person('borrower asked to remove a payment method'),
  'accounts/removalLeft': person('borrower kept the payment method'),
  'accounts/removalConfirmed': person('borrower confirmed that a payment method is removed'),
  'accounts/removalEnded': portal('removing a payment method ended'),
  'rateDrop/cancelAsked': person('borrower asked to cancel a rate alert'),
  'rateDrop/cancelLeft': person('borrower kept the rate alert'),
  'rateDrop/cancelConfirmed': person('borrower confirmed that a rate alert is canceled'),
  'rateDrop/cancelEnded': portal('canceling a rate alert ended'),
  'rateDrop/changeRequested': person('borrower saved changes to a rate alert'),
  'rateDrop/changedElsewhere': portal('the rate alert was not saved, because it had been changed elsewhere'),
  'rateDrop/waitingFound': portal('this browser was looked through for a rate alert'),
  'rateDrop/addRequested': person('borrower asked to add the rate alert of this browser'),
  'rateDrop/addEnded': portal('adding the rate alert of this browser ended'),
  'rateDrop/waitingDisowned': person('borrower said that the rate alert of this browser is not theirs'),
  'guest/identityAsked': person('payer answered the identity check'),
  'guest/identityAnswered': portal('the identity check was answered'),
  'guest/identityCheckLeft': portal('the identity check left the page'),
  'guest/ticketNoticeAnswered': person('payer answered whether to pass the identity check again'),
  'guest/ticketRenewed': portal('the identity check was passed again'),
  'guest/ticketGateLeft': portal('the pages of the identity check were left'),
  'pay/anotherAsked': portal('borrower was asked whether to pay once more'),
  'pay/anotherLeft': person('borrower did not pay once more'),
  'pay/loanNumberEntered': person('borrower entered a loan number'),
  'pay/methodChosen': person('borrower chose how to pay'),
  'pay/paymentSubmitted': person('borrower confirmed the payment'),
  'pay/paymentDropped': person('borrower left the payment'),
  'pay/paymentOpened': portal('a payment was begun'),
  'pay/intentFound': portal('a payment from before was found'),
  'pay/rightRenewed': portal('the right to pay was renewed'),
  'pay/paymentUnknown': portal('how the payment ended is not known'),
  'pay/paymentNotReceived': portal('the payment did not arrive'),
  'pay/paymentFailed': portal('the payment was declined'),
  'pay/paymentUnanswerable': portal('nobody can say how the payment ended'),
  'pay/paymentSucceeded': portal('the payment was made'),
  'pay/paymentRefused': portal('the payment was refused'),
  'uploads/filesChosen': person('files were taken for sending'),
  'uploads/cancelRequested': person('borrower stopped sending a file'),
  'uploads/pagesAdded': person('pictures were taken that may be pages'),
  'uploads/pageMoved': person('a picture got another place'),
  'uploads/pageTurned': person('a picture was turned'),
  'uploads/pageRemoved': person('a picture was taken out'),
  'uploads/pagesEnded': person('pictures were sent or not wanted'),
  'uploads/sendRequested': person('a file was to be sent again'),
  'uploads/unsentFound': portal('files from before that were not sent were found'),
  'uploads/uploadChanged': portal('sending a file went on'),
  'uploads/sentWithdrawn': portal('a sent file was taken back'),
  'uploads/uploadSent': portal('a file was sent'),
  'uploads/listShown': portal('a list of files came onto the page'),
  'uploads/listHidden': portal('a list of files left the page'),
  'portal/formCleared': portal('the form was sent again'),
  'persist/REHYDRATE': portal('what this browser remembers was read'),
  '@ReduxToastr/toastr/ADD': portal('a message was shown'),
  '@ReduxToastr/toastr/REMOVE': portal('a message went away'),
  'redux-oidc/USER_FOUND': network('the sign-in library has a session'),
  'redux-oidc/USER_EXPIRED': network('the sign-in library’s session ended'),
  'redux-oidc/SILENT_RENEW_ERROR': network('the sign-in library could not renew the session'),
  'redux-oidc/SESSION_TERMINATED': network('the session ended at the sign-in provider'),
};

const REQUEST_ACTION = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
/** A request's end and the action that reports it are at most this many milliseconds apart. */
const MAX_DELAY_MS = 50;

interface CallMeta {
  arg: { endpointName: string };
  condition?: boolean;
  baseQueryMeta?: { route: string };
}

function describeRequest(at: number, action: UnknownAction, calls: readonly LoggedCall[]): ActionDescription | null {
  const state = REQUEST_ACTION.exec(action.type)?.[1];
  if (state === undefined) return null;
  const { arg, condition, baseQueryMeta } = action['meta'] as CallMeta; // this is an RTK Query action
  const own = calls.filter(({ endpoint }) => endpoint === arg.endpointName);
  const route = baseQueryMeta?.route ?? own[0]?.route ?? splitIntoWords(arg.endpointName);
  if (state === 'pending') return network(`${route} was sent`);
  if (condition === true) return portal(`${route} was not needed`);
  const call = own.findLast((one) => one.outcome !== 'underWay' && one.at + one.ms <= at + MAX_DELAY_MS);
  const time = call === undefined ? '' : ` in ${Math.max(0, call.ms)} ms`;
  if (state === 'fulfilled') return network(`${route} answered ${call?.status ?? 'well'}${time}`);
  return network(`${route} ${failureText(action['payload'] as PortalError | undefined)}${time}`); // the base queries reject only with a PortalError
}

function failureText(error: PortalError | undefined): string {
  switch (error?.kind) {
    case 'body':
    case 'emptyBody':
    case 'unreadable':
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

function describePortalAction(action: UnknownAction): ActionDescription {
  if (screenShown.match(action)) return portal(`the page ${action.payload.route} was shown`);
  if (screenBroke.match(action)) return portal(action.payload.isMissing ? 'a part of the page did not load' : 'the page broke');
  if (formRefused.match(action)) {
    const said = action.payload.mistakes.map(({ field, says }) => `${splitIntoWords(field)}${quoted(says === '' ? null : says)}`);
    return portal(`the form was not taken: ${said.join(', ')}`);
  }
  if (action.type.endsWith('/resetApiState'))
    return portal(`what the ${splitIntoWords(action.type.split('/')[0] ?? '')} had answered was forgotten`);
  const [slice = '', ...event] = action.type.split('/');
  return portal(event.length === 0 ? splitIntoWords(slice) : `${splitIntoWords(slice)}: ${event.map(splitIntoWords).join(', ')}`);
}

/** Splits a name such as `paymentUnknown` or `user_found` into words. */
const splitIntoWords = (name: string): string =>
  name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`);
