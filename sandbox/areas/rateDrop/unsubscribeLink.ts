/** The link in every mail about an alert that ends it: the lender's own page, whoever the reader is. */
import type { Sandbox } from '../../base/sandbox.ts';
import { sealLink } from '../../lender/links/sealedLinks.ts';
import type { RateAlertTable } from './tables.ts';

export const UNSUBSCRIBE_PATH = '/rate-drop/unsubscribe';

/** Nobody's: such a link leads to an alert and to nothing else. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The address of the page that ends an alert. Its life is counted from the day of the mail. */
export async function unsubscribeUrl(
  sandbox: Pick<Sandbox, 'database' | 'limits' | 'clock' | 'settings'>,
  { alert_id }: Pick<RateAlertTable, 'alert_id'>,
): Promise<string> {
  const content = { contact: NOBODY, subject: alert_id, officer: NOBODY, sentOn: sandbox.clock.today() };
  return `${sandbox.settings.origin}${UNSUBSCRIBE_PATH}/${await sealLink(sandbox, 'unsubscribe', content)}`;
}
