// In development, scripts add the styles before the application runs, so the page's nonce has to be set first.
__webpack_nonce__ = document.querySelector('script[nonce]')?.nonce;
