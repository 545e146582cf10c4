import { scenePicture, sceneSrcset } from '@little-dunes/domain/catalogue/pictures/source-address'
import type { ImgHTMLAttributes } from 'react'

/** For browsers without `srcset`. */
const PLAIN_WIDTH = 1280

interface BlockPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  /** The team's uploaded picture. */
  uploaded: string | undefined
  /** The shop's default picture; `narrow` is another crop of it for phones. */
  fallback: string
  narrow?: string
  alt: string
}

export function BlockPicture({
  uploaded,
  fallback,
  narrow,
  alt,
  sizes = '100vw',
  ...rest
}: BlockPictureProps) {
  if (uploaded)
    return (
      <img
        {...rest}
        alt={alt}
        src={scenePicture(uploaded, PLAIN_WIDTH)}
        srcSet={sceneSrcset(uploaded)}
        sizes={sizes}
      />
    )
  if (!narrow) return <img {...rest} alt={alt} src={fallback} />
  return (
    <picture>
      <source media="(width < 768px)" srcSet={narrow} width={900} height={1120} />
      <img {...rest} alt={alt} src={fallback} />
    </picture>
  )
}
