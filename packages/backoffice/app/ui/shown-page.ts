import { create } from 'zustand'

/** The page on screen and the list that it belongs to, for the top line of the phone. */
export const useShownPage = create<{ title: string; parent: { to: string; name: string } | undefined }>()(
  () => ({ title: '', parent: undefined }),
)
