import { isEmailAddress } from '#domain/userInput/emailAddress.ts';

test.each(['dana.whitfield+loans@example.com', 'дана@пример.укр', 'a@b.co', 'josé@münchen.de', 'dana@例え.jp'])(
  '%s is a valid email address',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each(['dana', 'dana@example', 'dana@@example.com', 'dana@.com', 'dana@-a.com', 'дана@пример', 'da na@example.com'])(
  '%s is not a valid email address',
  (text) => expect(isEmailAddress(text)).toBe(false),
);
