import { type ImgHTMLAttributes, useState } from 'react'
import { PLACEHOLDER } from '#ui/picture-sources'

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Address of the picture as the catalogue has it; without one the placeholder is shown. */
  address: string | undefined
  alt: string
  width: number
  height: number
}

/** A product's picture; the placeholder takes its place when it cannot be loaded (HOME-39). */
export function Picture({ address, alt, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const source = address && address !== broken ? address : PLACEHOLDER
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      src={source}
      alt={alt}
      onError={() => setBroken(address)}
    />
  )
}
