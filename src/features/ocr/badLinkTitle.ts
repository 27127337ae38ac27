import { defineMessage } from 'react-intl';

/** For an address without a token, and for one whose token the lender does not know. */
export const badLinkTitle = defineMessage({ id: 'ocr.title.badLink', defaultMessage: 'This link no longer works' });
