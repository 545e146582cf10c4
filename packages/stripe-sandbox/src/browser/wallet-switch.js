import { byId } from './frame-page.js'

/** This browser's own switch of the pretended wallet. */

const box = /** @type {HTMLInputElement} */ (byId('switch'))
box.checked = localStorage.getItem('wallet') === 'google_pay'
box.addEventListener('change', () => {
  if (box.checked) localStorage.setItem('wallet', 'google_pay')
  else localStorage.removeItem('wallet')
})
