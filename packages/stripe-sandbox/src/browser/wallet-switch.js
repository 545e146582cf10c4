import { byId } from './frame-page.js'

/** Turns the test wallet on for this browser. */

const box = /** @type {HTMLInputElement} */ (byId('switch'))
box.checked = localStorage.getItem('wallet') === 'google_pay'
box.addEventListener('change', () => {
  if (box.checked) localStorage.setItem('wallet', 'google_pay')
  else localStorage.removeItem('wallet')
})
