const isEmpty = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('footer a[href=""]') !== null

/** A link of the footer without a page keeps this one (SHELL-44). */
export function stayOnEmptyLinks(): void {
  addEventListener('click', (event) => {
    if (isEmpty(event)) event.preventDefault()
  })
}
