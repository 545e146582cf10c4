import { AUTOPLAY_MS, FETCH_NEXT_MS } from '#home/hero/hero-times'
import { isAsleep } from '#shell/hydration/early-clicks'

/** Never against the visitor (D-63): hover and focus stop it. */
const mayTurn = (hero: Element): boolean => !document.hidden && !hero.matches(':hover, :focus-within')

/** Index of the front slide in the document. */
export const slideInFront = (slides: Element): number =>
  [...slides.children].findIndex((slide) => slide instanceof HTMLElement && !slide.inert)

/** Turns the slides of a page that is not hydrated yet (HOME-08); `hero.tsx` continues from the same slide. */
export function turnHeroUnused(): void {
  const slides = document.querySelector('[data-slides]')
  const hero = slides?.closest('section')
  const all = [...(slides?.children ?? [])] as HTMLElement[]
  const [first, second] = all
  if (!slides || !hero || !first || !second || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const inFront = [...first.classList].find((name) => !second.classList.contains(name)) ?? ''
  const dots = hero.querySelectorAll('[aria-current]')
  const show = (place: number) => {
    for (const [at, slide] of all.entries()) {
      slide.inert = at !== place
      slide.classList.toggle(inFront, at === place)
      dots[at]?.setAttribute('aria-current', String(at === place))
    }
  }
  setTimeout(() => {
    for (const slide of all) slide.querySelector('img')?.removeAttribute('hidden')
  }, FETCH_NEXT_MS)
  const turn = () => {
    if (!isAsleep(hero)) return
    if (mayTurn(hero)) show((slideInFront(slides) + 1) % all.length)
    setTimeout(turn, AUTOPLAY_MS)
  }
  setTimeout(turn, AUTOPLAY_MS)
}
