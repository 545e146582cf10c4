import { getDefaultFilm } from '@little-dunes/domain/content/defaults/block-pictures'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/media-field.module.css'
import { MediaField, type MediaFieldProps } from '#content/media-field.tsx'

export function FilmField(props: MediaFieldProps) {
  const { key } = props.field
  return (
    <MediaField
      {...props}
      kind="film"
      hint={texts.filmHint}
      withoutUpload={texts.defaultPicture}
      show={(description) => (
        <video
          className={styles.picture}
          src={props.form.value(key) || getDefaultFilm(key)}
          aria-label={description}
          preload="metadata"
          controls
          muted
          loop
          playsInline
        />
      )}
    />
  )
}
