import { create } from 'zustand'

/** True after a click on a link that the browser follows, until the page is replaced or used again. */
export const useLeaving = create<boolean>()(() => false)
