import { type RefObject, useEffect } from 'react'
import { isPictureBroken } from '#ui/is-picture-broken'
import { PLACEHOLDER } from '#ui/picture.tsx'

function replace(image: HTMLImageElement): void {
  if (!image.closest('picture') || image.getAttribute('src') === PLACEHOLDER) return
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}

/** Pictures of a static part do what `Picture` does: a placeholder replaces one that cannot be loaded (HOME-39). */
export function useStaticPictures(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = place.current
    for (const image of area?.querySelectorAll('img') ?? []) if (isPictureBroken(image)) replace(image)
    const failed = ({ target }: Event) => target instanceof HTMLImageElement && replace(target)
    area?.addEventListener('error', failed, true)
    return () => area?.removeEventListener('error', failed, true)
  }, [place])
}
