import { create } from 'zustand'

/** Counted, so that a repeated text is announced again. */
export const useAnnouncement = create<{ text: string; count: number }>()(() => ({ text: '', count: 0 }))

/** Tells screen readers politely what sighted visitors see elsewhere, such as a number in the header. */
export const announce = (text: string): void =>
  useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }))

export const forgetAnnouncement = (): void => useAnnouncement.setState({ text: '' })
