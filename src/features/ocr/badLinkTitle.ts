import { defineMessage } from 'react-intl';

/** Title for a link without a token, or with a token the lender does not know. */
export const badLinkTitle = defineMessage({ id: 'ocr.title.badLink', defaultMessage: 'This link no longer works' });
