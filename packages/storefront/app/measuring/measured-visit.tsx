import { PATHS } from '@little-dunes/domain/paths'
import { useEffect, useRef } from 'react'
import { useCart } from '#cart/store/cart-store'
import type { Measuring } from '#measuring/consent-choice'
import { type EcommerceEvent, shownItem, toEvent } from '#measuring/ecommerce-event'
import { loadItems, measureCart } from '#measuring/measure-cart'
import { measureOrders, measureRefunds, rememberCheckout } from '#measuring/measure-orders'
import { listedItems, pageData, viewedItem } from '#measuring/measured-pages'
import { sendEvent, startMeasuring } from '#measuring/send-event'
import { useLocation, useMatches } from '#platform/address/address'

const CART_EVENTS: Record<string, 'view_cart' | 'begin_checkout'> = {
  [PATHS.cart]: 'view_cart',
  [PATHS.checkout]: 'begin_checkout',
}

const ORDER = `${PATHS.orders}/`

/** Sends views, cart changes and purchases of a visitor who has agreed. */
export function MeasuredVisit({ measuring }: { measuring: Measuring }) {
  const { pathname } = useLocation()
  const page = pageData(useMatches())
  const cart = useCart()
  const sent = useRef('')
  const send = (event: EcommerceEvent) => sendEvent(event, measuring)

  useEffect(() => {
    startMeasuring(measuring)
    return measureCart((event) => sendEvent(event, measuring))
  }, [measuring])

  /** Runs once per page. */
  useEffect(() => {
    if (sent.current === pathname) return
    const cartEvent = CART_EVENTS[pathname]
    if (cartEvent) {
      if (!cart.ready) return
      if (cartEvent === 'begin_checkout') rememberCheckout(Date.now())
      void loadItems(cart.lines).then((items) => items.length > 0 && send(toEvent(cartEvent, items)))
    } else sendPage()
    sent.current = pathname
  })

  function sendPage() {
    const viewed = viewedItem(page)
    const listed = listedItems(page)
    if (viewed) send(toEvent('view_item', [viewed]))
    else if (listed.length > 0) send(toEvent('view_item_list', listed))
    else if (pathname === PATHS.orders) void measureOrders(send).catch(() => undefined)
    else if (pathname.startsWith(ORDER)) {
      const number = pathname.slice(ORDER.length)
      void measureRefunds(number, send).catch(() => undefined)
    }
  }

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a[href]') : null
      const id = link?.getAttribute('href')?.split('?')[0]?.split('/').at(-1)
      const chosen = [...(page.cards ?? []), ...(page.newest ?? [])].find((one) => one.id === id)
      if (chosen) sendEvent(toEvent('select_item', [shownItem(chosen)]), measuring)
    }
    function onSubmit() {
      if (pathname !== PATHS.payment) return
      const type = document.querySelector<HTMLInputElement>('main input[type=radio]:checked')?.value
      void loadItems(useCart.getState().lines).then((items) => {
        const event = toEvent('add_payment_info', items)
        sendEvent(
          { ...event, parameters: { ...event.parameters, ...(type && { payment_type: type }) } },
          measuring,
        )
      })
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
    }
  }, [page, pathname, measuring])
  return null
}
