/**
 * Runs queries in the embedded database as prepared statements. `PGlite.query` parses and plans a query every time, which is most of its
 * cost.
 */
import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

import { createStatementNamer } from './preparedStatements.ts';

const { serialize } = protocol;

interface PreparedStatement {
  name: string;
  parameterTypes: number[];
  /** The protocol message that describes the result's columns. */
  description: Parameters<typeof parse.parseResults>[0];
}

type RunStatement = (text: string, parameters: readonly unknown[]) => Promise<Results<unknown>>;

export function createDatabaseSession(postgres: PGlite): RunStatement {
  const nameOf = createStatementNamer();
  const statements = new Map<string, PreparedStatement>();

  return async (text, parameters) => {
    const name = nameOf(text);
    if (name === undefined) return postgres.query(text, [...parameters]);
    let statement = statements.get(name);
    if (statement === undefined) {
      statement = await prepareStatement(postgres, name, text);
      statements.set(name, statement);
    }
    return executeStatement(postgres, statement, parameters);
  };
}

async function prepareStatement(postgres: PGlite, name: string, text: string): Promise<PreparedStatement> {
  const messages = await postgres.execProtocolStream(
    Buffer.concat([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
  );
  return {
    name,
    parameterTypes: parse.parseDescribeStatementResults(messages),
    description: messages.filter((message) => message.name === 'rowDescription'),
  };
}

async function executeStatement(
  postgres: PGlite,
  statement: PreparedStatement,
  parameters: readonly unknown[],
): Promise<Results<unknown>> {
  const values = parameters.map((value, nth) => {
    if (value === null || value === undefined) return null;
    const toText = postgres.serializers[statement.parameterTypes[nth] ?? 0] ?? String;
    return toText(value);
  });
  const messages = await postgres.execProtocolStream(
    Buffer.concat([serialize.bind({ statement: statement.name, values }), serialize.execute({}), serialize.sync()]),
  );
  const [results] = parse.parseResults([...statement.description, ...messages], postgres.parsers);
  return results as Results<unknown>;
}
