import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS, productPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import type { CardProduct } from '#catalogue/card/card-product'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { homeMessages } from '#home/home-messages'
import styles from '#home/new-arrivals/new-arrivals.module.css'
import { useMessages } from '#platform/messages'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import textStyles from '#ui/text.module.css'

/** Cards beside the large picture, which shows another product. */
const CARDS_IN_VIEW = 4

/** The product whose second picture is shown large. */
export type LeadProduct = Pick<CardProduct, 'id' | 'name' | 'category'> & { second: string }

const hasSecond = (product: CardProduct): product is CardProduct & LeadProduct => product.second !== undefined

export function findLead(products: readonly CardProduct[]): LeadProduct | undefined {
  const lead = products.slice(CARDS_IN_VIEW).find(hasSecond) ?? products.find(hasSecond)
  return lead && { id: lead.id, name: lead.name, category: lead.category, second: lead.second }
}

interface NewArrivalsProps {
  /** A number when the browser keeps the cards of the server. */
  products: readonly CardProduct[] | number
  lead: LeadProduct | undefined
}

/** HOME-16, HOME-17. One product shows its second picture large, beside the strip of all. */
export function NewArrivals({ products, lead }: NewArrivalsProps) {
  const t = useMessages(homeMessages)
  return (
    <ProductCarousel
      strip
      title={t.newArrivals}
      products={products}
      lead={
        lead && (
          <Link to={productPath(lead)} className={styles.lead}>
            <Picture
              address={lead.second}
              alt=""
              width={800}
              height={1000}
              sizes="(width < 768px) 92vw, 50vw"
            />
            <span className={styles.label}>
              <span dir="auto">{t.newProduct(lead.name)}</span>
              <Icon node={ArrowRight} className={textStyles.mirrored} />
            </span>
          </Link>
        )
      }
      aside={
        <Link to={PATHS.products} className={clsx(textStyles.moreLink, textStyles.reach)}>
          {t.seeAll}
        </Link>
      }
    />
  )
}
