import { create } from 'zustand'

/** The page on screen and its list, for the top line on phones. */
export const useShownPage = create<{ title: string; parent: { to: string; name: string } | undefined }>()(
  () => ({ title: '', parent: undefined }),
)
