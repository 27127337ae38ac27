/** Reads the contract and the portal's calls with the TypeScript compiler, so that tests compare the sources themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

export interface ContractCall {
  /** Method and path, written as `METHOD path/{param}`. */
  route: string;
  /** Whether the call takes a JSON body (`request`) or a form. */
  bodies: ('request' | 'form')[];
}

export const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

export const CONTRACT = join(process.cwd(), 'contract');
export const contractFiles = () =>
  readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
export const contractText = (name: string) => readFileSync(join(CONTRACT, name), 'utf8');

export function parseCalls(text: string, interfaceName: string): ContractCall[] {
  const source = parse('contract.ts', text);
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
  );
  if (found === undefined) throw new Error(`There is no interface ${interfaceName}`);
  return found.members.map((member) => {
    if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || member.type === undefined) {
      throw new Error(`A member of ${interfaceName} is no call: ${member.getText()}`);
    }
    const parts = ts.isTypeLiteralNode(member.type) ? member.type.members.map(({ name }) => name?.getText()) : [];
    return { route: member.name.text, bodies: (['request', 'form'] as const).filter((part) => parts.includes(part)) };
  });
}

/**
 * Returns statements that are neither types nor schemas. The contract may contain only these, because they have no side effects and read
 * nothing.
 */
export function disallowedStatements(text: string): string[] {
  return parse('contract.ts', text)
    .statements.filter((statement) => !isType(statement) && !isImportOfSchemas(statement) && !isSchemaDeclaration(statement))
    .map((statement) => statement.getText());
}

const isType = (statement: ts.Statement): boolean => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

const isImportOfSchemas = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) &&
  ts.isStringLiteral(statement.moduleSpecifier) &&
  /^(valibot$|\.\.?\/)/.test(statement.moduleSpecifier.text) &&
  statement.importClause?.namedBindings !== undefined &&
  ts.isNamedImports(statement.importClause.namedBindings);

const isSchemaDeclaration = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement) &&
  (statement.declarationList.flags & ts.NodeFlags.Const) !== 0 &&
  statement.declarationList.declarations.every(({ initializer }) => initializer !== undefined && isSchemaExpression(initializer));

/** Whether an expression consists only of direct function calls and literals, so that it contains no functions to run later. */
function isSchemaExpression(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) && node.arguments.every(isSchemaExpression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isSchemaExpression);
  if (ts.isSpreadElement(node)) return ts.isIdentifier(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) =>
        ts.isShorthandPropertyAssignment(property) ||
        (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) ||
        (ts.isPropertyAssignment(property) && isSchemaExpression(property.initializer)),
    );
  }
  return (
    ts.isIdentifier(node) ||
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}

export const CONTRACT_INTERFACES = {
  paymentCall: ['payment.ts', 'PaymentCalls'],
  borrowerCall: ['borrower/calls.ts', 'BorrowerCalls'],
  notificationCall: ['notification.ts', 'NotificationCalls'],
  agencyCall: ['agency.ts', 'AgencyCalls'],
} as const;
export type CallName = keyof typeof CONTRACT_INTERFACES;

export interface UsedRoute {
  file: string;
  call: CallName;
  /** Text of the first argument; null when it is not a literal. */
  route: string | null;
}

export function routesUsedIn(file: string, text: string): UsedRoute[] {
  const used: UsedRoute[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      Object.hasOwn(CONTRACT_INTERFACES, node.expression.text)
    ) {
      const [first] = node.arguments;
      const route = first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
      used.push({ file, call: node.expression.text as CallName, route });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return used;
}

export function routesUsed(): UsedRoute[] {
  const root = join(process.cwd(), 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .flatMap((name) => routesUsedIn(name, readFileSync(join(root, name), 'utf8')));
}
