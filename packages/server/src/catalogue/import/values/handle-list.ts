const SEPARATOR = ';'

/**
 * Handles in one cell, in Shopify's list format: `sun-hat; sand-shoes`. Separators inside a handle are percent-encoded.
 */
export const writeHandles = (handles: readonly string[]): string =>
  handles.map((handle) => handle.replaceAll(/[%;]/g, encodeURIComponent)).join(`${SEPARATOR} `)

/** Each handle once, in order. */
export function readHandles(cell: string): string[] {
  const handles = cell
    .split(SEPARATOR)
    .map((part) => part.trim().replaceAll(/%(25|3b)/gi, decodeURIComponent))
  return [...new Set(handles.filter((handle) => handle !== ''))]
}
