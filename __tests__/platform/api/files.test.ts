import { fileNameIn } from '#platform/api/files.ts';

test.each<[unknown, string | null]>([
  ['attachment; filename="paystub.pdf"', 'paystub.pdf'],
  ['attachment; filename=paystub.pdf', 'paystub.pdf'],
  ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'n%C3%B3mina.pdf', 'nómina.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'plain.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\paystub.pdf"', 'paystub.pdf'],
  ['attachment; filename=""', null],
  ['attachment', null],
  [undefined, null],
])('the header %s names the file %s', (disposition, name) => expect(fileNameIn(disposition)).toBe(name));
