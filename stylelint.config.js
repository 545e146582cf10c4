/** Lengths that are no token: what a page or its parts measure may be said in place, the space between them not. */
const literalLength = /(?<![\w-])-?\d*\.?\d+(px|rem|em)\b/
const literalTime = /(?<![\w.-])(?!0s\b)\d*\.?\d+m?s\b/
const radius = String.raw`(var\(--radius-[\w-]+\)|\d+(\.\d+)?%|0)`

export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  rules: {
    'import-notation': 'string',
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'keyframes-name-pattern': '^[a-z][a-z-]*$',
    // Rules stand in the order of the page; which one wins is decided by layers and by who names more.
    'no-descending-specificity': null,
    'rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'custom-media-pattern': '^[a-z][a-z-]*$',
    'at-rule-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'no-duplicate-selectors': null,
    'declaration-no-important': true,
    'selector-max-id': 0,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    'number-max-precision': 5,
    'unit-allowed-list': [
      'px',
      // Paper.
      'mm',
      'rem',
      'em',
      'ch',
      '%',
      'fr',
      'vw',
      'vh',
      'svh',
      'dvh',
      'lh',
      'deg',
      'turn',
      's',
      'ms',
    ],

    // Colours, sizes, weights, radii and durations come from tokens.css of packages/design.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'color-mix'],
    'declaration-property-value-allowed-list': {
      'font-size': [/^var\(--text-[\w-]+\)$/, '80%'],
      'font-weight': [/^var\(--font-weight-[\w-]+\)$/],
      'font-family': [/^var\(--font-[\w-]+\)$/],
      'letter-spacing': [/^var\(--tracking-[\w-]+\)$/, 'inherit', 'normal'],
      'z-index': [/^var\(--layer-[\w-]+\)$/, '1'],
      '/radius$/': [new RegExp(`^${radius}( ${radius})*( / ${radius}( ${radius})*)?$`), 'inherit'],
    },
    'declaration-property-value-disallowed-list': {
      font: [literalLength, /(?<![\w-])\d{3}\b/],
      '/^(transition|animation)/': [literalTime],
      '/^(margin|padding|gap|row-gap|column-gap)/': [literalLength],
    },
    // Sides are those of the writing direction (D-62); sides.ts looks at values and components.
    'property-disallowed-list': [/(^|-)(left|right|top|bottom)(-|$)/, /^(min-|max-)?(width|height)$/],
    'media-feature-name-disallowed-list': ['width', 'height', '/^(min|max)-/'],
  },
  overrides: [
    {
      files: ['packages/{backoffice/app/ui,design}/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'value-keyword-case': null },
    },
    {
      files: ['packages/design/styles/{fonts,arabic-fonts}.css'],
      rules: { 'font-family-name-quotes': null, 'declaration-property-value-allowed-list': null },
    },
    { files: ['**/ui/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
  ],
}
