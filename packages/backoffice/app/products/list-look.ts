const KEY = 'products-look'

export const LIST_LOOKS = ['rows', 'pictures'] as const
export type ListLook = (typeof LIST_LOOKS)[number]

/** How this browser shows the products: a choice of the eye, which no link carries. */
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
    // A browser that keeps nothing begins with rows.
  }
}
