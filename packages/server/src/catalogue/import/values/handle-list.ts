const SEPARATOR = ';'

/** Handles in one cell, as Shopify writes lists: `sun-hat; sand-shoes`. What would part them is written as in addresses. */
export const writeHandles = (handles: readonly string[]): string =>
  handles.map((handle) => handle.replaceAll(/[%;]/g, encodeURIComponent)).join(`${SEPARATOR} `)

/** Each once, in their order. */
export function readHandles(cell: string): string[] {
  const handles = cell
    .split(SEPARATOR)
    .map((part) => part.trim().replaceAll(/%(25|3b)/gi, decodeURIComponent))
  return [...new Set(handles.filter((handle) => handle !== ''))]
}
