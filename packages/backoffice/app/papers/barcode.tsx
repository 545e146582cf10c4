import { code128 } from '#papers/code128'

/** Room that a scanner needs beside the bars, in modules (ISO/IEC 15417). */
const QUIET = 10

/** A text as Code 128, as wide and high as its place; nothing for what the code cannot say. */
export function Barcode({ text, className }: { text: string; className: string | undefined }) {
  const widths = code128(text)
  if (!widths) return null
  const bars: { at: number; width: number }[] = []
  let at = QUIET
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) bars.push({ at, width })
    at += width
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${at + QUIET} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <path d={bars.map((bar) => `M${bar.at} 0h${bar.width}v1h-${bar.width}z`).join('')} />
    </svg>
  )
}
