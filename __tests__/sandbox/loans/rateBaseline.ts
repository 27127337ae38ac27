/**
 * The baseline of `measureRate.ts`: a bare route on the same stack, in its own process. Arguments: the data folder, the borrower's email,
 * and the file with the response.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';

const LOANS = `
  select loan.*, to_json(officer) as officer, people.people
  from loan_list mine
  join borrower on borrower.borrower_id = mine.borrower_id
  join loan on loan.loan_identifier = mine.loan_identifier
  left join loan_officer officer on officer.user_identifier = loan.officer_identifier
  left join lateral (
    select json_agg(person) as people from (
      select role, first_name, last_name, email
      from loan_borrower join borrower using (borrower_id)
      where loan_borrower.loan_identifier = loan.loan_identifier
      order by role, position
    ) person
  ) people on true
  where borrower.email = $1
  order by mine.position`;

async function main([dataFolder = '', email = '', answerFile = '']: string[]): Promise<void> {
  const answer = readFileSync(answerFile, 'utf8');
  const postgres = await PGlite.create({ dataDir: join(dataFolder, 'postgres') });
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    const { rows } = await postgres.query(LOANS, [email]);
    if (rows.length === 0) throw new Error(`${email} has no loans.`);
    return reply.type('application/json; charset=utf-8').send(answer);
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  process.once('SIGTERM', () => void postgres.close().then(() => process.exit(0)));
  console.log(JSON.stringify({ ready: true, origin }));
}

void main(process.argv.slice(2));
