import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { LocalizedTextField } from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/translations-card.module.css'
import { Card } from '#ui/card.tsx'

export const TranslationsCard = ({ product }: { product: WholeProduct }) => (
  <Card title={texts.words}>
    <div className={styles.languages}>
      <section className={styles.language} aria-label={texts.english}>
        <h3>{texts.english}</h3>
        <LocalizedTextField field="name" label={texts.name} isCounted />
        <LocalizedTextField
          field="description"
          label={texts.description}
          hint={product.formatted && texts.formatted}
          lines={6}
        />
        <LocalizedTextField field="subCategory" label={texts.subCategory} />
      </section>
      <section className={styles.language} aria-label={texts.arabic} lang="ar" dir="rtl">
        <h3>{texts.arabic}</h3>
        <LocalizedTextField field="nameAr" label={texts.nameAr} language="ar" isCounted />
        <LocalizedTextField field="descriptionAr" label={texts.descriptionAr} lines={6} language="ar" />
        <LocalizedTextField field="subCategoryAr" label={texts.subCategoryAr} language="ar" />
      </section>
    </div>
  </Card>
)
