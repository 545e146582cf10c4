const KEY = 'products-look'

export const LIST_LOOKS = ['rows', 'pictures'] as const
export type ListLook = (typeof LIST_LOOKS)[number]

/** Layout of the product list in this browser: a preference, so links do not carry it. */
export function storedLook(): ListLook {
  try {
    return LIST_LOOKS.find((look) => look === localStorage.getItem(KEY)) ?? 'rows'
  } catch {
    return 'rows'
  }
}

export function storeLook(look: ListLook): void {
  try {
    localStorage.setItem(KEY, look)
  } catch {
    // Without storage, the list starts with rows.
  }
}
