import { use } from 'react';

import { BadLinkContext } from './BadLinkContext.ts';
import { Redirect } from './Redirect.tsx';

/** For a screen behind a mailed link, when the lender does not know the link. @throws Error on a row without `access: 'link'` */
export function BadLink() {
  const elsewhere = use(BadLinkContext);
  if (elsewhere === null) throw new Error('The row of this screen does not say where a bad link leads');
  return <Redirect to={elsewhere} />;
}
