/** The parts of react-redux-toastr that the first load needs; its component is loaded with the first toast. */
declare module 'react-redux-toastr/lib/actions' {
  import type { AddToastPayload } from 'react-redux-toastr';
  import type { UnknownAction } from 'redux';

  export function add(toast: AddToastPayload): UnknownAction;
  export function remove(id: string): UnknownAction;
}

declare module 'react-redux-toastr/lib/reducer' {
  import type { ToastrState } from 'react-redux-toastr';
  import type { Reducer } from 'redux';

  const reducer: Reducer<ToastrState>;
  export default reducer;
}
