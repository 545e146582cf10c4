/**
 * Opens a page of the sandbox over the shop's page, for 3-D Secure and the wallet. Resolves with its result.
 * @param {string} origin @param {string} address @param {string} title @returns {Promise<any>}
 */
export function openModal(origin, address, title) {
  const before = document.activeElement
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  Object.assign(dialog.style, {
    ...{ border: '0', padding: '0', margin: 'auto', background: 'transparent' },
    ...{
      width: 'min(26rem, calc(100vw - 2rem))',
      maxWidth: 'none',
      borderRadius: '12px',
      overflow: 'hidden',
    },
    boxShadow: '0 0 0 100vmax rgb(10 15 30 / 55%), 0 20px 60px rgb(10 15 30 / 35%)',
  })
  const frame = document.createElement('iframe')
  frame.title = title
  const { pathname, search } = new URL(address, origin)
  frame.src = origin + pathname + search
  frame.allow = 'payment *'
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: 'min(30rem, 90vh)' })
  dialog.append(frame)
  document.body.append(dialog)
  // Only the page inside may close it.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.showModal()
  frame.addEventListener('load', () => frame.focus())
  return new Promise((resolve) => {
    addEventListener('message', function hear(event) {
      if (event.source !== frame.contentWindow || event.origin !== origin) return
      if (event.data?.kind === 'height') frame.style.height = `min(${Number(event.data.height)}px, 90vh)`
      if (event.data?.kind !== 'done') return
      removeEventListener('message', hear)
      dialog.close()
      dialog.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(event.data.result)
    })
  })
}
