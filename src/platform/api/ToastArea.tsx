import ReduxToastr from 'react-redux-toastr';
import 'react-redux-toastr/lib/css/react-redux-toastr.min.css';

import './toasts.css';

/** react-redux-toastr with the portal's timings; hovering a toast holds it. */
export function ToastArea() {
  return (
    <ReduxToastr
      timeOut={3500}
      position="top-center"
      newestOnTop
      preventDuplicates={false}
      transitionIn="fadeIn"
      transitionOut="fadeOut"
      progressBar={false}
    />
  );
}
