/** Runs in the frame of the wallet button. */

const button = /** @type {HTMLButtonElement} */ (document.getElementById('pay'))

/** Set by the sandbox's switch for all browsers, or by this browser's switch (README). */
const supported = document.body.dataset.wallet === 'yes' || readWalletSwitch() === 'google_pay'

function readWalletSwitch() {
  try {
    return localStorage.getItem('wallet')
  } catch {
    return null
  }
}

addEventListener('message', ({ data, source, ports: [port] }) => {
  if (source !== parent || data?.kind !== 'connect' || !port) return
  const { options, isEnabled, borderRadius } = data.connection
  const shown = supported && isEnabled
  const height = Math.min(Math.max(Number(options.buttonHeight) || 44, 40), 55)
  button.style.height = `${height}px`
  if (borderRadius) button.style.borderRadius = borderRadius
  button.hidden = !shown
  button.onclick = () => port.postMessage({ kind: 'click' })
  button.onfocus = () => port.postMessage({ kind: 'focus' })
  button.onblur = () => port.postMessage({ kind: 'blur' })
  port.onmessage = (event) => {
    if (event.data.kind === 'focus') button.focus()
    if (event.data.kind === 'blur') button.blur()
  }
  port.postMessage({ kind: 'height', height: shown ? height : 0 })
  port.postMessage({ kind: 'ready', supported })
})
