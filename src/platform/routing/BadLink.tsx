import { use } from 'react';
import { Navigate } from 'react-router-dom';

import { BadLinkContext } from './BadLinkContext.ts';

/** For a screen behind a mailed link, when the lender does not know the link. @throws Error on a row without `access: 'link'` */
export function BadLink() {
  const elsewhere = use(BadLinkContext);
  if (elsewhere === null) throw new Error('The row of this screen does not say where a bad link leads');
  return <Navigate replace to={elsewhere} />;
}
