import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import type { Language } from '@little-dunes/domain/i18n/languages'

/** The edited block of the home page, or the footer below every page. */
export interface FramedBlock {
  key: HomeBlock | 'footer'
  name: string
  /** Texts of the block in a language; the first one found locates it. */
  words(language: Language): string[]
}

const MARK = 'data-framed'
/** The parts of the home page, which follow their marks, or of another page. */
const PARTS = 'main template[data-block] ~ *, main > :not(:has(template[data-block]))'
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLocaleLowerCase()

/** The first part of the content with the text, else the innermost element outside `main`. */
function partWith(page: Document, text: string): HTMLElement | undefined {
  const target = plain(text)
  if (target === '') return undefined
  const hasText = (part: HTMLElement) => part.offsetHeight > 1 && plain(part.textContent).includes(target)
  const around = [...page.querySelectorAll<HTMLElement>('body *')].filter(
    (part) => !part.closest('main') && !part.querySelector('main'),
  )
  return [...page.querySelectorAll<HTMLElement>(PARTS)].find(hasText) ?? around.findLast(hasText)
}

interface Box {
  top: number
  left: number
  right: number
  bottom: number
}

/** Surrounds everything between the block's mark and the next mark. */
function boxOfBlock(page: Document, key: FramedBlock['key']): Box | null {
  if (key === 'footer') return page.querySelector('footer')?.getBoundingClientRect() ?? null
  const parts: DOMRect[] = []
  let part = page.querySelector(`template[data-block="${key}"]`)?.nextElementSibling
  for (; part && !part.matches('template[data-block]'); part = part.nextElementSibling)
    if (part.getBoundingClientRect().height > 1) parts.push(part.getBoundingClientRect())
  if (parts.length === 0) return null
  return {
    top: Math.min(...parts.map(({ top }) => top)),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  }
}

/** Surrounds an element with one of the texts, for blocks above or over every page. */
function boxOfWords(page: Document, words: readonly string[]): Box | null {
  let part: HTMLElement | undefined
  for (const text of words) part ??= partWith(page, text)
  return part?.getBoundingClientRect() ?? null
}

/** Draws a named frame around a block, instead of the previous frame. The page runs no scripts. */
export function frameBlock(
  page: Document,
  block: FramedBlock | null,
  language: Language,
  isNew: boolean,
): void {
  for (const old of page.querySelectorAll(`[${MARK}]`)) old.remove()
  const { scrollingElement: scroller } = page
  const boxNow = () => block && (boxOfBlock(page, block.key) ?? boxOfWords(page, block.words(language)))
  const first = boxNow()
  if (!block || !first || !scroller) return
  // `scrollIntoView` would also scroll the page around the frame.
  const middle = (scroller.clientHeight - (first.bottom - first.top)) / 2
  if (isNew) scroller.scrollTop += first.top - Math.max(0, middle)
  const { top, left, right, bottom } = boxNow() ?? first
  const frame = page.createElement('div')
  frame.setAttribute(MARK, '')
  Object.assign(frame.style, {
    position: 'absolute',
    zIndex: '50',
    insetBlockStart: `${top + scroller.scrollTop}px`,
    left: `${left}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
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
