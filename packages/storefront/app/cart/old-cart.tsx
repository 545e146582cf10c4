import { clsx } from 'clsx'
import { cartPageMessages } from '#cart/cart-page-messages'
import panelOfCart from '#cart/cart-totals-panel.module.css'
import type { SavedCart, SavedLine } from '#cart/saved-cart'
import styles from '#cart/signed-in-cart.module.css'
import { TotalsList } from '#cart/totals-list.tsx'
import { formatMoney } from '#platform/amounts'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { formatAsOf } from '#platform/offline/format-as-of'
import { Callout } from '#ui/callout.tsx'
import { ItemLine } from '#ui/item-line.tsx'
import panelStyles from '#ui/panel.module.css'
import { Price } from '#ui/price.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

function OldLine({ name, colour, size, quantity, path, picture, paid, original }: SavedLine) {
  const t = useMessages(cartPageMessages)
  const words = useMessages(uiMessages)
  return (
    <ItemLine
      picture={picture}
      name={name}
      to={path}
      notes={[`${colour} · ${words.size(size)}`, t.quantity(quantity)]}
      price={<Price exact now={paid} before={original} />}
    />
  )
}

/** The cart as last shown here, while the shop is unreachable: read-only. */
export function OldCart({ saved, onTry }: { saved: SavedCart; onTry(): void }) {
  const t = useMessages(cartPageMessages)
  const { totals } = saved
  return (
    <>
      <div className={clsx(styles.alerts, styles.alone)}>
        <Callout live>
          <p>{t.old(formatAsOf(new Date(saved.at), new Date(), PAGE_LANGUAGE))}</p>
          <button type="button" className={textStyles.link} onClick={onTry}>
            {t.tryAgain}
          </button>
        </Callout>
      </div>
      <div className={panelStyles.workAndPanel}>
        <ul aria-label={t.heading} className={styles.lines}>
          {saved.lines.map((line) => (
            <OldLine key={`${line.path} ${line.size} ${line.colour}`} {...line} />
          ))}
        </ul>
        <aside className={panelStyles.panel} aria-labelledby="cart-totals">
          <h2 id="cart-totals">{t.totals}</h2>
          <TotalsList
            rows={[
              { label: t.subtotal, amount: formatMoney(totals.subtotal) },
              { label: t.discounted, amount: formatMoney(totals.discounted) },
              { label: t.shipping, amount: totals.shipping > 0 ? formatMoney(totals.shipping) : t.free },
            ]}
            total={{ label: t.total, amount: formatMoney(totals.total) }}
          />
          <p className={panelOfCart.proceed}>{t.noOrderOffline}</p>
        </aside>
      </div>
    </>
  )
}
