/** Three lint rules of this project, as a plugin for `.oxlintrc.json`. */

const callsMethod = (node, name) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.name === name;

const noBarrel = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'No barrels: import from the file that owns the thing.' }),
  }),
};

const noUtcDay = {
  create: (context) => ({
    CallExpression(node) {
      if (callsMethod(node, 'slice') && callsMethod(node.callee.object, 'toISOString'))
        context.report({ node, message: 'That is the day in UTC: see domain/time/endOfDay.ts.' });
    },
  }),
};

const isLiteral = ({ type, expressions, value }) =>
  (type === 'Literal' && typeof value === 'string') || (type === 'TemplateLiteral' && expressions.length === 0);

/** Requires a literal default text: a message without one would show its id. */
const literalMessages = {
  create: (context) => {
    const check = (descriptor) => {
      if (descriptor.type !== 'ObjectExpression') return;
      const words = descriptor.properties.find(({ key }) => key?.name === 'defaultMessage');
      if (words === undefined || !isLiteral(words.value))
        context.report({ node: descriptor, message: 'A message has a literal defaultMessage.' });
    };
    return {
      CallExpression({ callee, arguments: [first] }) {
        if (first?.type !== 'ObjectExpression') return;
        if (callee.name === 'defineMessage') check(first);
        if (callee.name === 'defineMessages') for (const { value } of first.properties) if (value) check(value);
      },
    };
  },
};

export default {
  meta: { name: 'portal' },
  rules: { 'no-barrel': noBarrel, 'no-utc-day': noUtcDay, 'literal-messages': literalMessages },
};
