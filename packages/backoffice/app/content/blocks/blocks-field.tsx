import { Icon } from '@little-dunes/design/icon.tsx'
import {
  formatHomeBlocks,
  type HomeBlock,
  type PlacedBlock,
  parseHomeBlocks,
} from '@little-dunes/domain/content/home-blocks'
import { ArrowDown, ArrowUp } from 'lucide'
import styles from '#content/blocks/blocks-field.module.css'
import { steppedBlocks } from '#content/blocks/order-blocks'
import { contentMessages as texts } from '#content/content-messages'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'

/** Blocks with a fixed place. */
const NOTES: Partial<Record<HomeBlock, string>> = { banner: texts.outside, popup: texts.overlay }

interface BlocksFieldProps {
  value: string
  error: string | undefined
  onChange(value: string): void
}

export function BlocksField({ value, error, onChange }: BlocksFieldProps) {
  const blocks = parseHomeBlocks(value)
  const set = (next: readonly PlacedBlock[]) => onChange(formatHomeBlocks(next))
  const show = (at: number, shown: boolean) =>
    set(blocks.map((block, place) => (place === at ? { ...block, shown } : block)))

  const mover = (at: number, step: 1 | -1, name: string) => {
    const next = steppedBlocks(blocks, at, step)
    return (
      <Button
        look="quiet"
        size="small"
        disabled={next === null}
        aria-label={step === -1 ? texts.up(name) : texts.down(name)}
        onClick={() => next && set(next)}
      >
        <Icon node={step === -1 ? ArrowUp : ArrowDown} />
      </Button>
    )
  }

  return (
    <>
      {error && <InlineAlert kind="error">{error}</InlineAlert>}
      <ol className={styles.blocks}>
        {blocks.map(({ name, shown }, at) => (
          <li key={name}>
            <Switch
              label={texts.shown(texts.blocks[name])}
              checked={shown}
              onChange={(isOn) => show(at, isOn)}
            />
            <b>{texts.blocks[name]}</b>
            {NOTES[name] === undefined ? (
              <span>
                {mover(at, -1, texts.blocks[name])}
                {mover(at, 1, texts.blocks[name])}
              </span>
            ) : (
              <small>{NOTES[name]}</small>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
