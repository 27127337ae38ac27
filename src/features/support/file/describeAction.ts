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
    SLICE_ACTION_DESCRIPTIONS[action.type] ??
    describeUserAction(action) ??
    describeRequest(at, action, calls) ??
    describePortalAction(action)
  );
}

const quoted = (words: string | null): string => (words === null ? '' : ` “${words}”`);
const byPerson = (sentence: string): ActionDescription => ({ by: 'person', sentence });
const byPortal = (sentence: string): ActionDescription => ({ by: 'portal', sentence });
const byNetwork = (sentence: string): ActionDescription => ({ by: 'network', sentence });

function describeUserAction(action: UnknownAction): ActionDescription | null {
  if (clicked.match(action)) {
    const { what, words } = action.payload;
    return byPerson(`borrower pressed ${words === null ? `a ${what}` : quoted(words).trim()}`);
  }
  if (choiceMade.match(action)) {
    const { words, isOn } = action.payload;
    return byPerson(`borrower ${isOn ? 'chose' : 'took back'}${quoted(words) || ' something'}`);
  }
  if (fieldBlurred.match(action)) {
    const { words, isFilled, isValid } = action.payload;
    return byPerson(
      `borrower left${quoted(words) || ' a field'}: ${isFilled ? 'filled in' : 'empty'}, ${isValid ? 'valid' : 'not valid'}`,
    );
  }
  if (filesPicked.match(action)) {
    const { words, count } = action.payload;
    return byPerson(`borrower chose ${count} ${count === 1 ? 'file' : 'files'}${words === null ? '' : ` in${quoted(words)}`}`);
  }
  if (connectionChanged.match(action)) {
    return byNetwork(action.payload.isOnline ? 'the device was online again' : 'the device went offline');
  }
  return null;
}

/** Sentences for the actions of the portal's own slices. */
const SLICE_ACTION_DESCRIPTIONS: Readonly<Record<string, ActionDescription>> = {
  'session/signInRequested': byPerson('borrower was to sign in'),
  'session/signInPostponed': byPerson('borrower put off signing in'),
  'session/stayRequested': byPerson('borrower asked to stay signed in'),
  'session/signOutRequested': byPerson('the session was to end'),
  'session/signInWindowOpened': byPortal('the sign-in window opened'),
  'session/signInWindowLeft': byPortal('the sign-in window was left'),
  'session/leavingToSignIn': byPortal('the page left for sign-in'),
  'session/stayedHere': byPortal('the page stayed after all'),
  'session/leavingFailed': byPortal('the page for signing out did not open'),
  'session/callbackOpened': byPortal('borrower came back from sign-in'),
  'session/tokenVerified': byPortal('the tokens of the sign-in were good'),
  'session/signInFailed': byPortal('the sign-in did not work'),
  'session/signInAgainRequested': byPortal('a call said that borrower has to sign in again'),
  'session/signedIn': byPortal('borrower was signed in'),
  'session/sessionResumed': byPortal('borrower was still signed in'),
  'session/renewed': byPortal('the session was renewed'),
  'session/renewalFailed': byPortal('the session could not be renewed'),
  'session/sessionExpiring': byPortal('the session was about to end'),
  'session/sessionExpired': byPortal('the session’s time was over'),
  'session/signedOut': byPortal('borrower was signed out'),
  'session/profileRefused': byPortal('the profile of the session was refused'),
  'session/serviceFoundDown': byPortal('the sign-in service was found to be down'),
  'frame/frameOpened': byPerson('borrower opened something over the page'),
  'frame/frameClosed': byPortal('what was open over the page closed'),
  'preferences/appearanceChosen': byPerson('borrower chose how the portal looks'),
  'preferences/languageChosen': byPerson('borrower chose a language'),
  'loans/listLengthened': byPerson('borrower asked for more of the list'),
  'loans/removalAsked': byPerson('borrower asked to take a loan off the list'),
  'loans/removalLeft': byPerson('borrower left the loan on the list'),
  'loans/removalConfirmed': byPerson('borrower confirmed that a loan goes off the list'),
  'loans/removalEnded': byPortal('taking a loan off the list ended'),
  'loans/addingRefused': byPortal('the loan was not added'),
  'loans/addressSaved': byPortal('the mailing address was saved'),
  'loans/addressCancelRequested': byPerson('borrower took a new mailing address back'),
  'loans/addressCancelFailed': byPortal('the new mailing address was not taken back'),
  'loans/calendarRequested': byPerson('borrower asked for the due date as a file'),
  'loans/calendarMade': byPortal('the due date was made as a file'),
  'loans/calendarFailed': byPortal('the due date could not be made as a file'),
  'docuSafe/kindChosen': byPerson('borrower chose a kind of document to send'),
  'docuSafe/taskShown': byPortal('a document that is asked for was shown'),
  'docuSafe/moreFilesWanted': byPerson('borrower asked to send another file'),
  'docuSafe/furtherPartAsked': byPerson('borrower asked for more of what was sent'),
  'docuSafe/withdrawalAsked': byPerson('borrower asked to take a document back'),
  'docuSafe/withdrawalLeft': byPerson('borrower left the document where it is'),
  'docuSafe/withdrawalConfirmed': byPerson('borrower confirmed that a document is taken back'),
  'docuSafe/withdrawalEnded': byPortal('taking a document back ended'),
  'docuSafe/dontHaveSaid': byPerson('borrower said not to have a document now'),
  'docuSafe/dontHaveAnswered': byPortal('saying that a document is not to be had ended'),
  'docuSafe/allInSaid': byPerson('borrower had the officer told that everything is in'),
  'docuSafe/allInAnswered': byPortal('telling the officer that everything is in ended'),
  'docuSafe/tellingRefused': byPortal('the lender refused to tell the officer that everything is in'),
  'privacy/appliesToChosen': byPerson('borrower chose whom an opt-out is for'),
  'privacy/signalRead': byPortal('the browser was asked for its privacy signal'),
  'privacy/changeRequested': byPerson('borrower changed privacy choices'),
  'privacy/changeEnded': byPortal('changing privacy choices ended'),
  'signUp/formSent': byPortal('the form for a new account was sent'),
  'signUp/formShownAgain': byPerson('borrower went back to the form for a new account'),
  'signUp/againRequested': byPerson('borrower had the mail for a new account sent again'),
  'signUp/againAnswered': byPortal('sending the mail for a new account again ended'),
  'homeValuation/homeChosen': byPerson('borrower chose a home'),
  'homeValuation/tableToggled': byPerson('borrower showed or hid the numbers of the chart'),
  'homeValuation/questionFormRequested': byPerson('borrower wanted to ask a question about the home'),
  'homeValuation/questionFormOpened': byPortal('the form for the question opened'),
  'homeValuation/questionFormFailed': byPortal('the form for the question did not load'),
  'homeValuation/questionFormClosed': byPerson('borrower left the question'),
  'homeValuation/questionSent': byPortal('the question about the home was sent'),
  'loanSummaries/yearsChosen': byPerson('borrower chose for how many years to compare'),
  'loanSummaries/drawnChosen': byPerson('borrower chose what the chart shows'),
  'loanSummaries/tableToggled': byPerson('borrower showed or hid the numbers of the chart'),
  'ocr/verificationSent': byPerson('borrower said who opened the link'),
  'ocr/verificationRefused': byPortal('who opened the link was not confirmed'),
  'ocr/linkRefused': byPortal('the link was found to be no longer good'),
  'ocr/pressedInVain': byPerson('borrower wanted to go on before everything was there'),
  'ocr/requestSent': byPerson('borrower changed or downloaded something about a paper'),
  'ocr/requestTaken': byPortal('what was wanted about a paper was done'),
  'ocr/requestFailed': byPortal('what was wanted about a paper was not done'),
  'ocr/valueMisread': byPortal('what was typed as a value of a paystub was not understood'),
  'ocr/requestProblemDropped': byPortal('what failed about a paper was no longer shown'),
  'ocr/requestForgotten': byPortal('a part of the page about a paper went away'),
  'ocr/removalAsked': byPerson('borrower asked to take a paper back'),
  'ocr/removalLeft': byPerson('borrower left the paper where it was'),
  'ocr/removalConfirmed': byPerson('borrower confirmed that a paper is taken back'),
  'ocr/removalEnded': byPortal('taking a paper back ended'),
  'ocr/paystubConfirmed': byPortal('a paper was taken for a paystub, as borrower said'),
  'ocr/pictureToggled': byPerson('borrower showed or hid the picture of a paystub'),
  'ocr/pictureZoomed': byPerson('borrower made the picture of a paystub larger or smaller'),
  'ocr/pictureTurned': byPerson('borrower turned to another page of a paystub'),
  'ocr/valueOpened': byPerson('borrower opened a value of a paystub to change it'),
  'ocr/valueClosed': byPerson('borrower closed a value of a paystub'),
  'ocr/paystubUnfolded': byPerson('borrower wanted to see all values of a paystub'),
  'ocr/jobFactsToggled': byPerson('borrower showed or hid what else is asked about a job'),
  'ocr/paystubExpanded': byPerson('borrower wanted more values of a paystub'),
  'ocr/otherSkipAsked': byPerson('borrower asked to leave out the other borrower'),
  'ocr/otherSkipLeft': byPerson('borrower did not leave out the other borrower'),
  'ocr/otherChangeSent': byPerson('borrower invited, asked for or left out the other borrower'),
  'ocr/otherChangeEnded': byPortal('the change about the other borrower ended'),
  'ocr/checkRequested': byPerson('borrower had the income checked'),
  'ocr/checkUnanswered': byPortal('there was no answer about the check yet'),
  'ocr/checkAnswered': byPortal('the lender answered whether the check began'),
  'ocr/checkShown': byPortal('the page showed how the check stands'),
  'ocr/reviewReopened': byPerson('borrower wanted to change a value after the check'),
  'ocr/reviewKept': byPerson('borrower left the values as they were checked'),
  'ocr/reviewLeft': byPortal('the check of the values left the page'),
  'ocr/agencyRequestSent': byPortal('the income was sent to the agency'),
  'ocr/agencyRequestNotChecked': byPortal('the income was not sent, because something was changed after the check'),
  'ocr/failureReported': byPortal('the lender was told of a failed check, or did not take it'),
  'accounts/removalAsked': byPerson('borrower asked to remove a payment method'),
  'accounts/removalLeft': byPerson('borrower kept the payment method'),
  'accounts/removalConfirmed': byPerson('borrower confirmed that a payment method is removed'),
  'accounts/removalEnded': byPortal('removing a payment method ended'),
  'rateDrop/cancelAsked': byPerson('borrower asked to cancel a rate alert'),
  'rateDrop/cancelLeft': byPerson('borrower kept the rate alert'),
  'rateDrop/cancelConfirmed': byPerson('borrower confirmed that a rate alert is canceled'),
  'rateDrop/cancelEnded': byPortal('canceling a rate alert ended'),
  'rateDrop/changeRequested': byPerson('borrower saved changes to a rate alert'),
  'rateDrop/changedElsewhere': byPortal('the rate alert was not saved, because it had been changed elsewhere'),
  'rateDrop/waitingFound': byPortal('this browser was looked through for a rate alert'),
  'rateDrop/addRequested': byPerson('borrower asked to add the rate alert of this browser'),
  'rateDrop/addEnded': byPortal('adding the rate alert of this browser ended'),
  'rateDrop/waitingDisowned': byPerson('borrower said that the rate alert of this browser is not theirs'),
  'guest/identityAsked': byPerson('payer answered the identity check'),
  'guest/identityAnswered': byPortal('the identity check was answered'),
  'guest/identityCheckLeft': byPortal('the identity check left the page'),
  'guest/ticketNoticeAnswered': byPerson('payer answered whether to pass the identity check again'),
  'guest/ticketRenewed': byPortal('the identity check was passed again'),
  'guest/ticketGateLeft': byPortal('the pages of the identity check were left'),
  'pay/anotherAsked': byPortal('borrower was asked whether to pay once more'),
  'pay/anotherLeft': byPerson('borrower did not pay once more'),
  'pay/loanNumberEntered': byPerson('borrower entered a loan number'),
  'pay/methodChosen': byPerson('borrower chose how to pay'),
  'pay/paymentSubmitted': byPerson('borrower confirmed the payment'),
  'pay/paymentDropped': byPerson('borrower left the payment'),
  'pay/paymentOpened': byPortal('a payment was begun'),
  'pay/intentFound': byPortal('a payment from before was found'),
  'pay/rightRenewed': byPortal('the right to pay was renewed'),
  'pay/paymentUnknown': byPortal('how the payment ended is not known'),
  'pay/paymentNotReceived': byPortal('the payment did not arrive'),
  'pay/paymentFailed': byPortal('the payment was declined'),
  'pay/paymentUnanswerable': byPortal('nobody can say how the payment ended'),
  'pay/paymentSucceeded': byPortal('the payment was made'),
  'pay/paymentRefused': byPortal('the payment was refused'),
  'uploads/filesChosen': byPerson('files were taken for sending'),
  'uploads/cancelRequested': byPerson('borrower stopped sending a file'),
  'uploads/pagesAdded': byPerson('pictures were taken that may be pages'),
  'uploads/pageMoved': byPerson('a picture got another place'),
  'uploads/pageTurned': byPerson('a picture was turned'),
  'uploads/pageRemoved': byPerson('a picture was taken out'),
  'uploads/pagesEnded': byPerson('pictures were sent or not wanted'),
  'uploads/sendRequested': byPerson('a file was to be sent again'),
  'uploads/unsentFound': byPortal('files from before that were not sent were found'),
  'uploads/uploadChanged': byPortal('sending a file went on'),
  'uploads/sentWithdrawn': byPortal('a sent file was taken back'),
  'uploads/uploadSent': byPortal('a file was sent'),
  'uploads/listShown': byPortal('a list of files came onto the page'),
  'uploads/listHidden': byPortal('a list of files left the page'),
  'portal/formCleared': byPortal('the form was sent again'),
  'persist/REHYDRATE': byPortal('what this browser remembers was read'),
  '@ReduxToastr/toastr/ADD': byPortal('a message was shown'),
  '@ReduxToastr/toastr/REMOVE': byPortal('a message went away'),
  'redux-oidc/USER_FOUND': byNetwork('the sign-in library has a session'),
  'redux-oidc/USER_EXPIRED': byNetwork('the sign-in library’s session ended'),
  'redux-oidc/SILENT_RENEW_ERROR': byNetwork('the sign-in library could not renew the session'),
  'redux-oidc/SESSION_TERMINATED': byNetwork('the session ended at the sign-in provider'),
};

const REQUEST_ACTION_PATTERN = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;
/** A request's end and the action that reports it are at most this many milliseconds apart. */
const MAX_ACTION_DELAY_MS = 50;

interface CallMeta {
  arg: { endpointName: string };
  condition?: boolean;
  baseQueryMeta?: { route: string };
}

function describeRequest(at: number, action: UnknownAction, calls: readonly LoggedCall[]): ActionDescription | null {
  const state = REQUEST_ACTION_PATTERN.exec(action.type)?.[1];
  if (state === undefined) return null;
  const { arg, condition, baseQueryMeta } = action['meta'] as CallMeta; // this is an RTK Query action
  const own = calls.filter(({ endpoint }) => endpoint === arg.endpointName);
  const route = baseQueryMeta?.route ?? own[0]?.route ?? splitIntoWords(arg.endpointName);
  if (state === 'pending') return byNetwork(`${route} was sent`);
  if (condition === true) return byPortal(`${route} was not needed`);
  const call = own.findLast((one) => one.outcome !== 'underWay' && one.at + one.ms <= at + MAX_ACTION_DELAY_MS);
  const time = call === undefined ? '' : ` in ${Math.max(0, call.ms)} ms`;
  if (state === 'fulfilled') return byNetwork(`${route} answered ${call?.status ?? 'well'}${time}`);
  return byNetwork(`${route} ${failureText(action['payload'] as PortalError | undefined)}${time}`); // the base queries reject only with a PortalError
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
  if (screenShown.match(action)) return byPortal(`the page ${action.payload.route} was shown`);
  if (screenBroke.match(action)) return byPortal(action.payload.isMissing ? 'a part of the page did not load' : 'the page broke');
  if (formRefused.match(action)) {
    const said = action.payload.mistakes.map(({ field, says }) => `${splitIntoWords(field)}${quoted(says === '' ? null : says)}`);
    return byPortal(`the form was not taken: ${said.join(', ')}`);
  }
  if (action.type.endsWith('/resetApiState'))
    return byPortal(`what the ${splitIntoWords(action.type.split('/')[0] ?? '')} had answered was forgotten`);
  const [slice = '', ...event] = action.type.split('/');
  return byPortal(
    event.length === 0 ? splitIntoWords(slice) : `${splitIntoWords(slice)}: ${event.map(splitIntoWords).join(', ')}`,
  );
}

/** Splits a name such as `paymentUnknown` or `user_found` into words. */
const splitIntoWords = (name: string): string =>
  name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`);
