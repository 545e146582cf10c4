import { CardInput } from './card/card-input.js'
import { detectBrand } from './card/card-rules.js'
import { INCOMPLETE_ERRORS } from './card/card-text.js'
import { byId } from './frame-page.js'
import { openModal } from './modal.js'

/** The page where a customer pays for a checkout session. */

const form = /** @type {HTMLFormElement} */ (byId('pay'))
const button = /** @type {HTMLButtonElement} */ (byId('submit'))
const parts = /** @type {const} */ (['number', 'expiry', 'cvc'])
const fields = parts.map(
  (part) => new CardInput(part, /** @type {HTMLInputElement} */ (byId(part)), () => changed(part)),
)
/** Error messages by field. @type {Map<string, string>} */
const left = new Map()

for (const { input, part } of fields) {
  input.addEventListener('blur', () => {
    const reading = getReading(part)
    if (!reading.empty && !reading.complete) complain(part)
  })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const wrong = [...fields.map(({ part }) => part), 'email', 'name'].filter((name) => !check(name))
  if (wrong[0]) byId(wrong[0]).focus()
  else void pay()
})

/** @param {typeof parts[number]} part */
function getReading(part) {
  const field = fields[parts.indexOf(part)]
  if (!field) throw new Error(`Missing field: ${part}`)
  return field.reading
}

/** @param {typeof parts[number]} part */
function changed(part) {
  left.delete(part)
  const reading = getReading(part)
  if (part === 'number') fields[2]?.setCvcLength(detectBrand(reading.digits).cvcLength)
  show(part, reading.problem?.message ?? '')
  const next = fields[parts.indexOf(part) + 1]
  if (reading.complete && next?.reading.empty) next.input.focus()
}

/** @param {typeof parts[number]} part */
function complain(part) {
  show(part, getReading(part).problem?.message ?? INCOMPLETE_ERRORS[part].message)
}

/** @param {string} name */
function check(name) {
  const part = parts.find((one) => one === name)
  if (part) {
    const { complete } = getReading(part)
    if (!complete) complain(part)
    return complete
  }
  const input = /** @type {HTMLInputElement} */ (byId(name))
  const words = name === 'email' ? 'Enter your email address.' : 'Enter the name on your card.'
  show(name, input.validity.valid ? '' : words)
  return input.validity.valid
}

/** @param {string} name @param {string} words */
function show(name, words) {
  byId(`${name}-problem`).textContent = words
  byId(name).setAttribute('aria-invalid', String(words !== ''))
}

async function pay() {
  busy(true)
  byId('problem').textContent = ''
  const [number, expiry, cvc] = fields.map(({ reading }) => reading.digits)
  const answer = await send({
    number: number ?? '',
    expiry: expiry ?? '',
    cvc: cvc ?? '',
    email: value('email'),
    name: value('name'),
  })
  if (answer.authenticate) {
    await openModal(location.origin, answer.authenticate, 'Card authentication')
    return follow(await send({}))
  }
  follow(answer)
}

/** @param {string} id */
const value = (id) => /** @type {HTMLInputElement} */ (byId(id)).value

/** @param {Record<string, string>} card @returns {Promise<{ go?: string, problem?: string, authenticate?: string }>} */
async function send(card) {
  try {
    const response = await fetch(location.href, { method: 'POST', body: new URLSearchParams(card) })
    return await response.json()
  } catch {
    return { problem: "You're offline. Nothing was paid yet. Please try again." }
  }
}

/** @param {{ go?: string, problem?: string }} answer */
function follow({ go, problem }) {
  if (go) return location.assign(go)
  byId('problem').textContent = problem ?? ''
  busy(false)
  byId('problem').focus()
}

/** @param {boolean} is */
function busy(is) {
  button.disabled = is
  form.setAttribute('aria-busy', String(is))
}
