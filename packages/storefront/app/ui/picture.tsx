import { derivedPicture, PICTURE_FORMATS, pictureSrcset } from '@little-dunes/domain/catalogue/pictures'
import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { isPictureBroken } from '#ui/is-picture-broken'

/** For a product without a picture and for one that cannot be loaded (HOME-39). */
export const PLACEHOLDER = '/pictures/placeholder.avif'
/** For browsers without `srcset`, and for small pictures in browsers without AVIF. */
const PLAIN_WIDTH = 400

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  /** Address of the master in the catalogue; without one the placeholder is shown. */
  address: string | undefined
  alt: string
  width: number
  height: number
}

/** The failed address, also when it failed before hydration. */
function useBroken(address: string | undefined) {
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current && isPictureBroken(image.current)) setBroken(address)
  }, [address])
  return { image, isBroken: address !== undefined && broken === address, fail: () => setBroken(address) }
}

/** A product picture in the best width and format; a placeholder replaces it when it cannot be loaded. */
export function Picture({ address, alt, sizes, ...rest }: PictureProps) {
  const { image, isBroken, fail } = useBroken(address)
  const common = { loading: 'lazy', decoding: 'async', ...rest } as const
  if (!address || isBroken) return <img {...common} alt={alt} src={PLACEHOLDER} />
  const [avif, webp] = PICTURE_FORMATS.map((format) => pictureSrcset(address, format))
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...common}
        alt={alt}
        ref={image}
        src={derivedPicture(address, PLAIN_WIDTH, 'webp')}
        {...(webp && rest.width > PLAIN_WIDTH && { srcSet: webp, sizes })}
        onError={fail}
      />
    </picture>
  )
}
