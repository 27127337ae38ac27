import { use } from 'react';

import { BadLinkContext } from './BadLinkContext.ts';
import { Redirect } from './Redirect.tsx';

/** Redirects when the lender does not know the mailed link of a screen. @throws Error on a route row without `access: 'link'` */
export function BadLinkRedirect() {
  const elsewhere = use(BadLinkContext);
  if (elsewhere === null) throw new Error('The row of this screen does not say where a bad link leads');
  return <Redirect to={elsewhere} />;
}
