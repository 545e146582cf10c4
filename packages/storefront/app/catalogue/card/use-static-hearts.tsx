import { SIZE_HASH, splitLanguage } from '@little-dunes/domain/paths'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { WishlistHeart } from '#catalogue/card/wishlist-heart.tsx'
import { useWishlistToggle } from '#catalogue/card/wishlist-toggle'
import { IN_PLACE_OF, keyOf } from '#ui/static-part/morph'

interface Heart {
  /** Takes the place of the link in the HTML of the card. */
  element: HTMLElement
  id: string
  name: string
  path: string
}

function placeHeart(link: HTMLAnchorElement, id: string): Heart {
  const element = document.createElement('span')
  element.setAttribute(IN_PLACE_OF, keyOf(link))
  const name = link.closest('article')?.querySelector('h3 a')?.textContent ?? ''
  link.replaceWith(element)
  return { element, id, name, path: splitLanguage(link.pathname).path }
}

/**
 * Hearts of wished products on the cards of a static part: React shows them in place of the links to their sizes. Call
 * `placeHearts` when the part has other cards.
 */
export function useStaticHearts(place: RefObject<HTMLElement | null>) {
  const [hearts, setHearts] = useState<readonly Heart[]>([])
  const placeHearts = useCallback(() => {
    const { wished } = useWishlistToggle.getState()
    const links = place.current?.querySelectorAll<HTMLAnchorElement>(`article a[href$="${SIZE_HASH}"]`) ?? []
    const added = [...links].flatMap((link) => {
      const id = link.pathname.slice(link.pathname.lastIndexOf('/') + 1)
      return Object.hasOwn(wished, id) ? [placeHeart(link, id)] : []
    })
    setHearts((before) => {
      const left = before.filter(({ element }) => element.isConnected)
      return added.length > 0 || left.length < before.length ? [...left, ...added] : before
    })
  }, [place])
  useLayoutEffect(() => {
    placeHearts()
    return useWishlistToggle.subscribe(placeHearts)
  }, [placeHearts])
  const portals = hearts.map(({ element, id, name, path }) =>
    createPortal(<WishlistHeart product={{ id, name }} path={path} />, element, id),
  )
  return { hearts: portals, placeHearts }
}
