/** @jest-environment node */
import { Writable } from 'node:stream';

import Fastify from 'fastify';

import { logOptions } from '../../../sandbox/base/http/log.ts';

test('a database error is logged without the values of its statement', () => {
  let written = '';
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => done(void (written += line.toString())) });
  const { log } = Fastify({ logger: { ...logOptions({}), stream } });
  // The embedded database and a PostgreSQL server both attach these properties to their errors.
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "person_email"'), {
    code: '23505',
    detail: 'Key (email)=(sam.sender@example.com) already exists.',
    query: 'insert into person values ($1)',
    params: ['sam.sender@example.com'],
    where: "unnamed portal parameter $1 = 'sam.sender@example.com'",
  });
  log.error({ err: refused }, 'A call failed');
  expect(written).toContain('person_email');
  expect(written).toContain('23505');
  expect(written).toContain('errorLogging.test.ts'); // proves that the stack trace is logged
  expect(written).not.toContain('sam.sender');
});
