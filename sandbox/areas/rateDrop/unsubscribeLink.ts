/** The unsubscribe link in every alert email. It opens a page of the lender that works without signing in. */
import type { Sandbox } from '../../base/sandbox.ts';
import { NIL_UUID } from '../../base/wire/formats.ts';
import { createLinkToken } from '../../lender/mail/encryptedLinks.ts';
import type { RateAlertTable } from './tables.ts';

export const UNSUBSCRIBE_PATH = '/rate-drop/unsubscribe';

/** URL of the page that cancels an alert. The link's lifetime is counted from the day of the email. */
export async function unsubscribeUrl(
  sandbox: Pick<Sandbox, 'database' | 'limits' | 'clock' | 'settings'>,
  { alert_id }: Pick<RateAlertTable, 'alert_id'>,
): Promise<string> {
  // The link identifies an alert, but no contact or officer.
  const content = { contact: NIL_UUID, subject: alert_id, officer: NIL_UUID, sentOn: sandbox.clock.today() };
  return `${sandbox.settings.origin}${UNSUBSCRIBE_PATH}/${await createLinkToken(sandbox, 'unsubscribe', content)}`;
}
