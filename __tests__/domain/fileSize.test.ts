import { formatFileSize } from '#domain/fileSize.ts';

test.each([
  [0, '0 Bytes'],
  [-1, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [217_088, '212 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [3.1 * 1024 ** 2, '3.1 MB'],
  [9.96 * 1024 ** 2, '10 MB'],
  [25 * 1024 ** 2, '25 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 5, '1 PB'],
  [1024 ** 6, '1 EB'],
  [1024 ** 7, '1 ZB'],
  [1024 ** 8, '1 YB'],
  [1024 ** 9, '1024 YB'],
])('%d bytes is shown as %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
