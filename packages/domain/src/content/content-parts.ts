import type { ContentKey } from '#content/content-items'

/** The most slides of the hero. */
export const MOST_SLIDES = 5
const FIRST_SLIDES = ['1', '2']

/** '2' of `title2`: the slide, film or tile that a field belongs to; null where it belongs to the whole item. */
export const partOf = (name: string): string | null => /\d$/.exec(name)?.[0] ?? null

/**
 * Reads `2,1,3`: the slides that are shown, in their order, by the number that their fields have. What is not known is left
 * out; without any there are those that came with the shop.
 */
export function readSlides(text: string | undefined): string[] {
  const known = (text ?? '').split(',').filter((part) => /^[1-5]$/.test(part))
  const slides = [...new Set(known)]
  return slides.length > 0 ? slides : FIRST_SLIDES
}

/** Whether a field is of a slide that is not shown: nobody has to fill it in. */
export const isOfHiddenSlide = (item: ContentKey, name: string, slides: string | undefined): boolean => {
  const part = item === 'hero' ? partOf(name) : null
  return part !== null && !readSlides(slides).includes(part)
}

/** The slides with one more, which has the lowest number that is free; null where there are as many as there can be. */
export function withNewSlide(slides: readonly string[]): string[] | null {
  const free = Array.from({ length: MOST_SLIDES }, (_, at) => String(at + 1)).find(
    (part) => !slides.includes(part),
  )
  return free === undefined ? null : [...slides, free]
}
