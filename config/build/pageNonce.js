// While developing, styles come as scripts, before the application has run: they need the page's nonce first.
__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce;
