import { accountsModule } from '#accounts/accounts-module'
import { analyticsModule } from '#analytics/analytics-module'
import { auditLogModule } from '#audit-log/audit-log-module'
import { cartModule } from '#cart/cart-module'
import { cashOnDeliveryModule } from '#cash-on-delivery/cash-on-delivery-module'
import { catalogueModule } from '#catalogue/catalogue-module'
import { contactModule } from '#contact/contact-module'
import { contentModule } from '#content/content-module'
import { creditModule } from '#credit/credit-module'
import { customersModule } from '#customers/customers-module'
import { demoModule } from '#demo/demo-module'
import { discountsModule } from '#discounts/discounts-module'
import { documentsModule } from '#documents/documents-module'
import { emailsModule } from '#emails/emails-module'
import { fulfilmentModule } from '#fulfilment/fulfilment-module'
import { homeModule } from '#home/home-module'
import { importsModule } from '#imports/imports-module'
import { inventoryModule } from '#inventory/inventory-module'
import { liveModule } from '#live/live-module'
import { mediaModule } from '#media/media-module'
import { completeModules } from '#modules/assemble'
import { newsletterModule } from '#newsletter/newsletter-module'
import { ordersModule } from '#orders/orders-module'
import { personalDataModule } from '#personal-data/personal-data-module'
import { questionsModule } from '#questions/questions-module'
import { redirectsModule } from '#redirects/redirects-module'
import { remindersModule } from '#reminders/reminders-module'
import { returnsModule } from '#returns/returns-module'
import { reviewsModule } from '#reviews/reviews-module'
import { settingsModule } from '#settings/settings-module'
import { staffModule } from '#staff/staff-module'
import { taxReturnModule } from '#tax-return/tax-return-module'
import { webhooksModule } from '#webhooks/webhooks-module'
import { wishlistModule } from '#wishlist/wishlist-module'

/** All features of the shop. Their jobs run in this order, payments first. */
export const MODULES = completeModules([
  ordersModule,
  remindersModule,
  reviewsModule,
  questionsModule,
  emailsModule,
  catalogueModule,
  cartModule,
  returnsModule,
  importsModule,
  mediaModule,
  contentModule,
  contactModule,
  analyticsModule,
  accountsModule,
  wishlistModule,
  discountsModule,
  creditModule,
  fulfilmentModule,
  documentsModule,
  cashOnDeliveryModule,
  inventoryModule,
  customersModule,
  personalDataModule,
  taxReturnModule,
  newsletterModule,
  settingsModule,
  redirectsModule,
  homeModule,
  auditLogModule,
  staffModule,
  webhooksModule,
  liveModule,
  demoModule,
])
