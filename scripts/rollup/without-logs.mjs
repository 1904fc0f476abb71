import { walk } from 'estree-walker';
import MagicString from 'magic-string';

const METHODS = new Set(['debug', 'error', 'info', 'log', 'trace', 'warn']);
const LOGGER = /^(?:this|(?:[\w.?]+\.)?logger\d*)$/u;
const EFFECTS = new Set(['AssignmentExpression', 'AwaitExpression', 'UpdateExpression', 'YieldExpression']);

const hasEffects = (nodes) => {
  let found = false;
  for (const node of nodes)
    walk(node, {
      enter({ type }) {
        found ||= EFFECTS.has(type);
      },
    });
  return found;
};

/** The call of a statement that is nothing but a call. */
const callOf = ({ type, expression }) => {
  if (type !== 'ExpressionStatement') return null;
  const call = expression.type === 'ChainExpression' ? expression.expression : expression;
  return call.type === 'CallExpression' ? call : null;
};

/**
 * Removes what classes that extend the logger of hls.js, or hold it, tell it: without `debug`, it does nothing.
 * @param {string} code
 * @param {import('rollup').PluginContext['parse']} parse
 */
export const withoutLogs = (code, parse) => {
  const changed = new MagicString(code);
  walk(parse(code), {
    enter(node) {
      const call = callOf(node);
      if (call?.callee.type !== 'MemberExpression' || call.callee.computed) return;
      const { object, property } = call.callee;
      if (!METHODS.has(property.name) || !LOGGER.test(code.slice(object.start, object.end))) return;
      if (hasEffects(call.arguments)) return;
      changed.update(node.start, node.end, ';');
      this.skip();
    },
  });
  return changed.toString();
};
