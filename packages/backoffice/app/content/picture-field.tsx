import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import { getDefaultPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/media-field.module.css'
import { MediaField, type MediaFieldProps } from '#content/media-field.tsx'

export function PictureField(props: MediaFieldProps) {
  const { key } = props.field
  const value = props.form.value(key)
  const defaultSource = getDefaultPicture(props.item, key)
  const shown = value === '' ? defaultSource : scenePicture(value, 640)
  return (
    <MediaField
      {...props}
      kind="content"
      hint={texts.pictureHint}
      withoutUpload={defaultSource === null ? texts.noPicture : texts.defaultPicture}
      show={(description) =>
        shown !== null && <img className={styles.picture} src={shown} alt={description} />
      }
    />
  )
}
