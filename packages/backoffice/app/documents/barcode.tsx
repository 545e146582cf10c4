import { code128 } from '#documents/code128'
import { ean13 } from '#documents/ean13'

interface BarcodeProps {
  text: string
  className: string | undefined
}

interface BarsProps extends BarcodeProps {
  /** Bars and gaps in turn, in modules. */
  widths: readonly number[]
  /** Quiet zones that a scanner needs, in modules. */
  quiet: readonly [before: number, after: number]
}

function Bars({ widths, quiet: [before, after], text, className }: BarsProps) {
  const bars: { at: number; width: number }[] = []
  let at = before
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) bars.push({ at, width })
    at += width
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${at + after} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <path d={bars.map((bar) => `M${bar.at} 0h${bar.width}v1h-${bar.width}z`).join('')} />
    </svg>
  )
}

/** Code 128, as wide and high as its container; empty for texts that it cannot encode. Quiet zones: ISO/IEC 15417. */
export function Barcode({ text, className }: BarcodeProps) {
  const widths = code128(text)
  return widths && <Bars widths={widths} quiet={[10, 10]} text={text} className={className} />
}

/** EAN-13 of 13 digits. Quiet zones: GS1 General Specifications, 5.2.3.4. */
export const Ean13 = ({ text, className }: BarcodeProps) => (
  <Bars widths={ean13(text)} quiet={[11, 7]} text={text} className={className} />
)
