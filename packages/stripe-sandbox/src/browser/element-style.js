/**
 * @typedef {Record<string, any>} Style
 */

/** Style properties that a shop may set. */
const allowed = new Set(
  (
    'backgroundColor color fontFamily fontSize fontSmoothing fontStyle fontVariant fontWeight lineHeight ' +
    'letterSpacing textAlign padding textDecoration textShadow textTransform'
  ).split(' '),
)
const pseudo = [':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled']

/**
 * Converts the `style` option to rules. Later states override earlier ones, as in Stripe.
 * @param {Style} style
 */
export function toRules(style) {
  return ['base', 'empty', 'complete', 'invalid'].flatMap((state) => {
    const variant = style?.[state] ?? {}
    const selector = state === 'base' ? 'input' : `.${state} input`
    const rules = [rule(selector, variant), ...pseudo.map((one) => rule(selector + one, variant[one] ?? {}))]
    return rules.filter((one) => one !== '')
  })
}

/** @param {string} selector @param {Style} values */
function rule(selector, values) {
  const lines = Object.entries(values)
    .filter(([name, value]) => allowed.has(name) && /^[^;{}<>\\]*$/.test(String(value)))
    .map(([name, value]) => `${cssName(name)}:${value}`)
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : ''
}

/** @param {string} name */
const cssName = (name) =>
  (name === 'fontSmoothing' ? '-webkit-font-smoothing' : name).replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  )
