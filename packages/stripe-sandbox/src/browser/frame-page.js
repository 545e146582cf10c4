/** Messages from pages in a frame to the shop's page. */

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @param {unknown} message */
const tell = (message) => parent.postMessage(message, '*')

export const isFramed = parent !== window

/** Fits the frame to the height of its content. @param {HTMLElement} content */
export function autoResizeFrame(content) {
  if (!isFramed) return
  new ResizeObserver(() =>
    tell({ kind: 'height', height: Math.ceil(content.getBoundingClientRect().height) }),
  ).observe(content)
}

/** @param {unknown} result */
export const postResult = (result) => tell({ kind: 'done', result })
