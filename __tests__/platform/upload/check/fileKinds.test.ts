import { detectFileKind } from '#platform/upload/check/checkFile.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypmp42', null],
  ['MZ\x90', null],
  ['PK\x03\x04', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  [' %PDF-1.7', 'pdf'],
  ['\xef\xbb\xbf%PDF-1.7', 'pdf'],
  ['\r\n\r\n%PDF-1.7', 'pdf'],
  ['Content-Type: application/pdf\r\n\r\n%PDF-1.7', 'pdf'],
  [`${'x'.repeat(1023)}\n%PDF-1.7`, null],
  ['about%PDF-1.7', null],
  ['%PDF', null],
  ['', null],
])('content that starts with %j is detected as %s', (head, kind) => expect(detectFileKind(bytes(head))).toBe(kind));
