import type { Language } from '@little-dunes/domain/messages/languages'

/** The block of the home page that somebody works on. */
export interface FramedBlock {
  name: string
  /** Texts that it shows in a language; the first one that is found says where it is. */
  words(language: Language): string[]
}

const MARK = 'data-framed'
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLocaleLowerCase()

/** Of the parts below each other the one with a text; else the innermost of those that stand around them. */
function partWith(page: Document, text: string): HTMLElement | undefined {
  const wanted = plain(text)
  if (wanted === '') return undefined
  const hasText = (part: HTMLElement) => part.offsetHeight > 1 && plain(part.textContent).includes(wanted)
  const around = [...page.querySelectorAll<HTMLElement>('body *')].filter(
    (part) => !part.closest('main') && !part.querySelector('main'),
  )
  return [...page.querySelectorAll<HTMLElement>('main > *')].find(hasText) ?? around.findLast(hasText)
}

/** Draws a frame with a name around a block of a page that runs no scripts, in place of the one before. */
export function frameBlock(
  page: Document,
  block: FramedBlock | null,
  language: Language,
  isNew: boolean,
): void {
  for (const old of page.querySelectorAll(`[${MARK}]`)) old.remove()
  let part: HTMLElement | undefined
  for (const text of block?.words(language) ?? []) part ??= partWith(page, text)
  const { scrollingElement: scroller } = page
  if (!block || !part || !scroller) return
  // Not `scrollIntoView`, which moves the page around the frame as well.
  const middle = (scroller.clientHeight - part.offsetHeight) / 2
  if (isNew) scroller.scrollTop += part.getBoundingClientRect().top - Math.max(0, middle)
  const { top, left, width, height } = part.getBoundingClientRect()
  const frame = page.createElement('div')
  frame.setAttribute(MARK, '')
  Object.assign(frame.style, {
    position: 'absolute',
    zIndex: '50',
    insetBlockStart: `${top + scroller.scrollTop}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    border: '4px solid #1d5d66',
    borderRadius: '12px',
    pointerEvents: 'none',
  })
  const label = page.createElement('b')
  label.textContent = block.name
  Object.assign(label.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineEnd: '16px',
    padding: '6px 16px',
    borderRadius: '0 0 10px 10px',
    background: '#1d5d66',
    color: '#fff',
    font: '500 18px system-ui',
  })
  frame.replaceChildren(label)
  page.body.append(frame)
}
