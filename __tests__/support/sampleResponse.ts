import { safeParse } from 'valibot';

import type { ResponseSchema } from '#platform/api/responses/validateResponse.ts';

/** The parts of a valibot schema that exist at run time. */
export interface Node extends ResponseSchema<unknown> {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  /** Schema of a record's values. */
  value?: Node;
  options?: readonly (string | Node)[];
  literal?: unknown;
  fallback?: unknown;
  pipe?: readonly { type: string }[];
}
export type Step = string | { item: true } | { option: number };

const STRINGS = ['x', '1.00', '2026-11-20', '2026-11-20T17:30:00Z', '6.125', '6.5'];

/** Builds a value that fits the schema, with `change` applied to the part that `steps` point to. */
export function sampleResponse(
  node: Node,
  steps: readonly Step[] = [],
  change: (good: unknown) => unknown = (good) => good,
): unknown {
  const [step, ...rest] = steps;
  const isHere = steps.length === 0;
  if (node.wrapped !== undefined) return sampleResponse(node.wrapped, steps, change);
  const inner = typeof step === 'object' && 'option' in step ? (node.options![step.option] as Node) : undefined;
  if (inner !== undefined) return sampleResponse(inner, rest, change);
  const whole = (): unknown => {
    switch (node.type) {
      case 'object':
        return Object.fromEntries(Object.entries(node.entries!).map(([key, entry]) => [key, sampleResponse(entry)]));
      case 'array':
        return [sampleResponse(node.item!), sampleResponse(node.item!)];
      case 'picklist':
        return node.options![0];
      case 'literal':
        return node.literal;
      case 'union':
      case 'variant':
        return sampleResponse(node.options![0] as Node);
      case 'string':
        return STRINGS.find((text) => safeParse(node, text).success);
      case 'number':
        return 1;
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return {};
    }
  };
  if (isHere) return change(whole());
  if (typeof step === 'object') return [sampleResponse(node.item!, rest, change), sampleResponse(node.item!)];
  const changed = sampleResponse(node.entries![step!]!, rest, change);
  const { [step!]: _before, ...others } = whole() as Record<string, unknown>;
  return changed === undefined ? others : { ...others, [step!]: changed };
}
