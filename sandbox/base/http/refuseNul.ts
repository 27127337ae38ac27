import type { FastifyInstance } from 'fastify';

import { Refusal, SENTENCES } from './errors.ts';

/** A NUL byte, which no text of a person has and PostgreSQL's texts can't hold. */
const NUL = '\u0000';

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes(NUL) || holdsNul(inner));
};

/** Answers 400 to an address or a body with a NUL byte, before anything is looked up with it. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.raw.url?.includes('%00')) throw new Refusal(400, SENTENCES[400]);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (holdsNul(request.body)) throw new Refusal(400, SENTENCES[400]);
    done();
  });
}
