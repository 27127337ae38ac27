/** What react-redux-toastr brings to the store. It loads with the first toast. */
import toastr from 'react-redux-toastr/lib/reducer';

import type { Feature } from '#platform/listen.ts';

export { add, remove } from 'react-redux-toastr/lib/actions';

export const toastFeature: Feature = { slice: { reducerPath: 'toastr', reducer: toastr }, listeners: () => undefined };
