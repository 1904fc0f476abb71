const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributeText = ([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`);

/**
 * The HTML of a page that shows the element as it is shown here.
 * @param {object} shown
 * @param {string} shown.tag
 * @param {string} shown.script path of its module
 * @param {readonly (readonly [string, string])[]} shown.attributes
 * @param {readonly (readonly [string, unknown])[]} shown.properties
 * @param {readonly (readonly [string, string])[]} shown.customProperties
 * @param {string} shown.before
 * @param {string} shown.inside
 */
export const htmlOf = ({ tag, script, attributes, properties, customProperties, before, inside }) => {
  const style =
    customProperties.length === 0
      ? []
      : [
          '<style>',
          `  ${tag} {`,
          ...customProperties.map(([name, value]) => `    ${name}: ${value};`),
          '  }',
          '</style>',
        ];
  const element = `<${tag}${attributes.map(attributeText).join('')}>`;
  const body = inside === '' ? [`${element}</${tag}>`] : [element, `  ${inside}`, `</${tag}>`];
  const setting =
    properties.length === 0
      ? []
      : [
          '<script type="module">',
          `  const element = document.querySelector('${tag}');`,
          ...properties.map(([name, value]) => `  element.${name} = ${JSON.stringify(value)};`),
          '</script>',
        ];
  return [
    `<script type="module" src="${location.origin}${script}"></script>`,
    ...style,
    ...(before === '' ? [] : [before]),
    ...body,
    ...setting,
  ].join('\n');
};
