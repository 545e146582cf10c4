import { autoResizeFrame, byId, isFramed, postResult } from './frame-page.js'

/** 3-D Secure: the tester chooses whether it succeeds or fails. */

const box = byId('authenticate')
autoResizeFrame(box)

for (const button of box.querySelectorAll('button'))
  button.addEventListener('click', () => void answer(button.value))

/** @param {string} result */
async function answer(result) {
  for (const button of box.querySelectorAll('button')) button.disabled = true
  const response = await fetch(location.href, {
    method: 'POST',
    body: new URLSearchParams({ result }),
  }).catch(() => null)
  if (!response?.ok) {
    byId('problem').textContent = "We couldn't send your answer. Please try again."
    for (const button of box.querySelectorAll('button')) button.disabled = false
    return
  }
  const { return_url: address } = await response.json()
  if (isFramed) postResult(result)
  else if (address) location.replace(address)
  else byId('problem').textContent = 'You can close this page now.'
}
