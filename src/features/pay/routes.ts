import { createElement } from 'react';
import { defineMessage } from 'react-intl';

import type { StandardRouteRow, RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { prefetchOwnLoan, prefetchOwnLoans, prefetchPayment, prefetchReceipt } from './payPrefetches.ts';

const outcomeTitle = defineMessage({ id: 'pay.title.outcome', defaultMessage: 'Your payment' });
const elsewhereTitle = defineMessage({ id: 'pay.title.elsewhere', defaultMessage: 'Your loan' });
const feeTitle = defineMessage({ id: 'pay.title.feeOutcome', defaultMessage: 'Your fee' });

/**
 * A borrower's own loan (`?loan=`) needs a session. Without that parameter the page is public, and the screen reads the loan from this
 * tab's ticket.
 */
const ownOrGuestAccess: StandardRouteRow['access'] = ({ search }) =>
  (search.get('loan') ?? '') === '' ? 'public' : 'authenticated';

/**
 * For routes that have nothing to show without `?ref=`.
 * @param otherwise path to redirect to when it is missing
 */
const needingReference = (otherwise: string): Pick<StandardRouteRow, 'access' | 'redirect'> => ({
  access: 'public',
  redirect: ({ search }) => ((search.get('ref') ?? '') === '' ? otherwise : null),
});

/** For routes of an emailed fee link. Their `?ref=` is the link's token or the payment's key. */
const feeLinkRoute = {
  ...needingReference(paths.pay.fees.notFound),
  access: 'link',
  badLink: paths.pay.fees.notFound,
} as const;

const loadOutcomeScreen = (shows: 'succeeded' | 'failed') => async () => {
  const { PaymentOutcomeScreen } = await import(
    /* webpackChunkName: "PaymentOutcomeScreen" */ './outcome/PaymentOutcomeScreen.tsx'
  );
  return () => createElement(PaymentOutcomeScreen, { shows });
};

const loadFeeOutcomeScreen = (shows: 'succeeded' | 'failed') => async () => {
  const { FeeOutcomeScreen } = await import(/* webpackChunkName: "FeeOutcomeScreen" */ './fees/FeeOutcomeScreen.tsx');
  return () => createElement(FeeOutcomeScreen, { shows });
};

const loadFeeStateScreen = (shows: 'paid' | 'cancelled') => async () => {
  const { FeeStateScreen } = await import(/* webpackChunkName: "FeeNotDue" */ './fees/FeeStateScreen.tsx');
  return () => createElement(FeeStateScreen, { shows });
};

/** Older emails link to a page for one kind of payment method; redirect to the page for both. */
const redirectToFeeMode: RouteRow['redirect'] = ({ params }) => paths.pay.fees.mode(params['token'] ?? '');

export const payRoutes: RouteRow[] = [
  {
    path: '/loans/:loanIdentifier/receipts/:reference',
    title: defineMessage({ id: 'pay.title.receipt', defaultMessage: 'Receipt for your payment' }),
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "PaymentOutcomeScreen" */ './outcome/ReceiptScreen.tsx')).ReceiptScreen,
    prefetch: (dispatch, { params }) => dispatch(prefetchReceipt(params['reference'] ?? '')),
  },
  {
    path: paths.pay.start,
    title: defineMessage({ id: 'pay.title.start', defaultMessage: 'Make a payment' }),
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "PayStartScreen" */ './PayStartScreen.tsx')).PayStartScreen,
    prefetch: (dispatch) => dispatch(prefetchOwnLoans),
  },
  {
    // Shares a chunk with the form before it, because the identity check is never opened without that form.
    path: paths.pay.verify,
    title: defineMessage({ id: 'pay.title.verify', defaultMessage: 'Tell us who you are' }),
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "VisitorsWays" */ './guest/VerifyScreen.tsx')).VerifyScreen,
  },
  {
    path: '/pay/details',
    title: defineMessage({ id: 'pay.title.details', defaultMessage: 'What you owe' }),
    access: ownOrGuestAccess,
    load: async () => (await import(/* webpackChunkName: "PayDetailsScreen" */ './steps/PayDetailsScreen.tsx')).PayDetailsScreen,
    fetchScript: () => import(/* webpackChunkName: "PayDetailsScreen" */ '#platform/routing/chunkOnly.ts'),
    prefetch: (dispatch, { search }) => dispatch(prefetchOwnLoan(search.get('loan') ?? '')),
  },
  {
    path: '/pay/mode',
    title: defineMessage({ id: 'pay.title.mode', defaultMessage: 'How do you want to pay?' }),
    access: ownOrGuestAccess,
    load: async () => (await import(/* webpackChunkName: "PayModeScreen" */ './steps/PayModeScreen.tsx')).PayModeScreen,
    fetchScript: () => import(/* webpackChunkName: "PayModeScreen" */ '#platform/routing/chunkOnly.ts'),
    prefetch: (dispatch, { search }) => dispatch(prefetchPayment(search.get('loan') ?? '')),
  },
  {
    path: '/pay/success',
    title: outcomeTitle,
    ...needingReference(paths.pay.startFor('payment')),
    load: loadOutcomeScreen('succeeded'),
  },
  {
    path: '/pay/fail',
    title: outcomeTitle,
    ...needingReference(paths.pay.startFor('payment')),
    load: loadOutcomeScreen('failed'),
  },
  {
    path: paths.pay.dmi,
    title: elsewhereTitle,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "NotPaidHere" */ './guest/DmiScreen.tsx')).DmiScreen,
  },
  {
    path: paths.pay.specialServicing,
    title: elsewhereTitle,
    access: 'public',
    load: async () =>
      (await import(/* webpackChunkName: "NotPaidHere" */ './guest/SpecialServicingScreen.tsx')).SpecialServicingScreen,
  },
  {
    path: paths.pay.newServicer,
    title: elsewhereTitle,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "NotPaidHere" */ './guest/NewServicerScreen.tsx')).NewServicerScreen,
  },
  {
    path: paths.pay.notFound,
    title: defineMessage({ id: 'pay.title.notFound', defaultMessage: 'We can’t find your loan' }),
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "NotPaidHere" */ './guest/LoanNotFoundScreen.tsx')).LoanNotFoundScreen,
  },
  {
    path: '/pay/fees/:token/mode',
    title: defineMessage({ id: 'pay.title.fee', defaultMessage: 'Pay your fee' }),
    access: 'link',
    badLink: paths.pay.fees.notFound,
    load: async () => (await import(/* webpackChunkName: "FeeModeScreen" */ './fees/FeeModeScreen.tsx')).FeeModeScreen,
  },
  { path: '/pay/fees/:token/card', access: 'public', redirect: redirectToFeeMode },
  { path: '/pay/fees/:token/ach', access: 'public', redirect: redirectToFeeMode },
  { path: '/pay/fees/success', title: feeTitle, ...feeLinkRoute, load: loadFeeOutcomeScreen('succeeded') },
  { path: '/pay/fees/fail', title: feeTitle, ...feeLinkRoute, load: loadFeeOutcomeScreen('failed') },
  { path: '/pay/fees/paid', title: feeTitle, ...feeLinkRoute, load: loadFeeStateScreen('paid') },
  { path: '/pay/fees/cancelled', title: feeTitle, ...feeLinkRoute, load: loadFeeStateScreen('cancelled') },
  {
    path: paths.pay.fees.notFound,
    title: defineMessage({ id: 'pay.title.feeNotFound', defaultMessage: 'This link no longer works' }),
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "FeeNotDue" */ './fees/FeeNotFoundScreen.tsx')).FeeNotFoundScreen,
  },
];
