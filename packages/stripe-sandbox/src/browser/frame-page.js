/** What pages in a frame over the shop's page tell it. */

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @param {unknown} message */
const tell = (message) => parent.postMessage(message, '*')

export const isFramed = parent !== window

/** The page is as high as what it shows. @param {HTMLElement} content */
export function autoResizeFrame(content) {
  if (!isFramed) return
  new ResizeObserver(() =>
    tell({ kind: 'height', height: Math.ceil(content.getBoundingClientRect().height) }),
  ).observe(content)
}

/** @param {unknown} result */
export const postResult = (result) => tell({ kind: 'done', result })
