import { expect, type Page } from '@playwright/test';

export interface Screen {
  address: string;
  /** Text of its h1. */
  title: string | RegExp;
}

export const PUBLIC_SCREENS: readonly Screen[] = [
  { address: '/pay', title: 'Make a payment' },
  { address: '/app', title: 'Make a payment' },
  { address: '/pay/success?ref=unknown', title: 'We can’t find this payment' },
  { address: '/pay/fail?ref=unknown', title: 'We can’t find this payment' },
  { address: '/pay/fees/notfound', title: 'This link no longer works' },
  { address: '/pay/fees/success?ref=unknown', title: 'We can’t find this fee payment' },
  { address: '/pay/fees/fail?ref=unknown', title: 'We can’t find this fee payment' },
  { address: '/auth/callback', title: 'We could not sign you in' },
  { address: '/auth/callback?code=unknown&state=unknown', title: 'We could not sign you in' },
  { address: '/authorize-user?returnUrl=/loans', title: 'Sign in, or continue without' },
  { address: '/auth/signup', title: 'Create your account' },
  { address: '/auth/signup?link=created', title: 'Your account has been created' },
  { address: '/help', title: 'Help' },
  { address: '/privacy-preferences-public', title: 'Your Privacy Choices' },
  { address: '/legal/licensing', title: 'Licensing information' },
  { address: '/public-pages', title: 'This link is not complete' },
  { address: '/public-pages/loan-summaries', title: 'This link no longer works' },
  { address: '/public-pages/home-valuation-report', title: 'This link no longer works' },
  { address: '/document-requests/page-not-found', title: 'This link no longer works' },
  { address: '/public-pages/send-documents/jo.marsh%40ccm.example/upload', title: 'Send your documents' },
  {
    address: '/income-verification-documents-request/unknown/something-went-wrong',
    title: 'This link no longer works',
  },
  { address: '/public-pages/rate-drop', title: 'Set a Rate Drop Alert' },
  { address: '/public-pages/rate-drop/thank-you', title: 'Rate Drop Alerts' },
  { address: '/loans/rate-drop/rdnodata', title: 'We can’t start from this loan' },
  { address: '/version', title: 'About this version' },
  { address: '/unauthorized', title: 'You don’t have access to this page' },
  { address: '/error', title: 'We could not finish that' },
  { address: '/no/such/page', title: 'We can’t find this page' },
  { address: '/server-down.html', title: 'We can’t sign you in right now' },
];

/** Screens that need a session. @param loan identifier of a loan that can be paid */
export const screensOf = ({ loan }: { loan: string }): readonly Screen[] => [
  { address: '/loans', title: 'Your loans' },
  { address: '/loans/add', title: 'Add a loan' },
  { address: '/document-requests', title: 'Your documents' },
  { address: '/home-valuation-report', title: 'What your home may be worth' },
  { address: `/loans/${loan}`, title: 'Loan details' },
  { address: `/loans/${loan}/mailing-address`, title: 'Mailing address' },
  { address: '/loans/rate-drop/alerts', title: 'Rate Drop Alerts' },
  { address: '/accounts/list', title: 'Payment methods' },
  { address: '/profile', title: 'Profile' },
  { address: '/privacy-preferences', title: 'Your Privacy Choices' },
  { address: '/pay', title: 'Make a payment' },
  { address: `/pay/details?loan=${loan}`, title: 'What you owe' },
  { address: `/pay/mode?loan=${loan}`, title: 'How do you want to pay?' },
];

export async function firstLoanOf(page: Page): Promise<string> {
  const address = await page
    .getByRole('link', { name: /^See loan details/ })
    .first()
    .getAttribute('href');
  const loan = /^\/loans\/([^/?]+)$/.exec(address ?? '')?.[1];
  if (loan === undefined) throw new Error(`No loan in ${String(address)}`);
  return decodeURIComponent(loan);
}

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
}
