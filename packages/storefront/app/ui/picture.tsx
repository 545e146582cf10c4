import { derivedPicture, PICTURE_FORMATS, pictureSrcset } from '@little-dunes/domain/catalogue/pictures'
import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { isPictureBroken } from '#ui/is-picture-broken'

/** Shown for a product without a picture and for one that cannot be loaded (HOME-39). */
const PLACEHOLDER = '/pictures/placeholder.avif'
/** For browsers that know neither AVIF nor `srcset`. */
const PLAIN_WIDTH = 400

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  /** Address of the master, as the catalogue has it; without one the placeholder is shown. */
  address: string | undefined
  alt: string
  width: number
  height: number
}

/** Which address failed, also when it did so before the script was there to hear of it. */
function useBroken(address: string | undefined) {
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current && isPictureBroken(image.current)) setBroken(address)
  }, [address])
  return { image, isBroken: address !== undefined && broken === address, fail: () => setBroken(address) }
}

/** A product's picture in the width and format that fit; the placeholder takes its place when it cannot be loaded. */
export function Picture({ address, alt, sizes, ...rest }: PictureProps) {
  const { image, isBroken, fail } = useBroken(address)
  const common = { loading: 'lazy', decoding: 'async', ...rest } as const
  if (!address || isBroken) return <img {...common} alt={alt} src={PLACEHOLDER} />
  return (
    <picture>
      {PICTURE_FORMATS.map((format) => {
        const srcSet = pictureSrcset(address, format)
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      })}
      <img
        {...common}
        alt={alt}
        ref={image}
        src={derivedPicture(address, PLAIN_WIDTH, 'webp')}
        onError={fail}
      />
    </picture>
  )
}
