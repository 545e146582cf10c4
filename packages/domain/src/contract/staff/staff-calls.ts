import { staffAnalyticsCalls } from '#contract/analytics/analytics-calls'
import { staffAuditLogCalls } from '#contract/audit-log/audit-log-calls'
import { staffCashCalls } from '#contract/cash-on-delivery/cash-calls'
import { staffBulkEditCalls } from '#contract/catalogue/staff/bulk-edit-calls'
import { staffProductCalls } from '#contract/catalogue/staff/product-calls'
import { staffSaleCalls } from '#contract/catalogue/staff/sale-calls'
import { staffMessageCalls } from '#contract/contact/staff/message-calls'
import { staffContentCalls } from '#contract/content/staff/content-calls'
import { staffCreditCalls } from '#contract/credit/staff/credit-calls'
import { staffCustomerCalls } from '#contract/customers/customer-calls'
import { staffDemoCalls } from '#contract/demo/demo-calls'
import { staffDiscountCodeCalls } from '#contract/discounts/staff/discount-code-calls'
import { staffDocumentCalls } from '#contract/documents/document-calls'
import { staffEmailCalls } from '#contract/emails/staff/email-calls'
import { staffPackingCalls } from '#contract/fulfilment/packing-calls'
import { staffHomeCalls } from '#contract/home/home-calls'
import { staffImportCalls } from '#contract/imports/import-calls'
import { staffCountCalls } from '#contract/inventory/count-calls'
import { staffStockCalls } from '#contract/inventory/stock-calls'
import { staffPictureCalls } from '#contract/media/staff/picture-calls'
import { staffNewsletterCalls } from '#contract/newsletter/newsletter-calls'
import { staffOrderCalls } from '#contract/orders/staff/order-calls'
import { staffOrderLineCalls } from '#contract/orders/staff/order-line-calls'
import { staffPhoneOrderCalls } from '#contract/orders/staff/phone-order-calls'
import { staffQuestionCalls } from '#contract/questions/staff/question-calls'
import { staffRedirectCalls } from '#contract/redirects/staff/redirect-calls'
import { staffReturnCalls } from '#contract/returns/staff/return-calls'
import { staffSetAsideCalls } from '#contract/returns/staff/set-aside-calls'
import { staffReviewCalls } from '#contract/reviews/staff/review-calls'
import { staffCarrierCalls } from '#contract/settings/staff/carrier-calls'
import { staffDeliveryPlanCalls } from '#contract/settings/staff/delivery-plan-calls'
import { staffEmailTextCalls } from '#contract/settings/staff/email-text-calls'
import { staffSearchWordCalls } from '#contract/settings/staff/search-word-calls'
import { staffSettingsCalls } from '#contract/settings/staff/settings-calls'
import { staffAccountCalls } from '#contract/staff/account-calls'
import { staffApiKeyCalls } from '#contract/staff/api-key-calls'
import { staffMemberCalls } from '#contract/staff/member-calls'
import { staffPasskeyCalls } from '#contract/staff/passkey-calls'
import { staffRoleCalls } from '#contract/staff/role-calls'
import { staffViewCalls } from '#contract/staff/view-calls'
import { staffTaxCalls } from '#contract/tax-return/tax-calls'
import { staffWebhookCalls } from '#contract/webhooks/staff/webhook-calls'

/** Staff calls have separate sessions: a customer's token gives no access (D-68). */
export const staffCalls = {
  ...staffAccountCalls,
  ...staffPasskeyCalls,
  ...staffMemberCalls,
  ...staffRoleCalls,
  ...staffApiKeyCalls,
  ...staffWebhookCalls,
  ...staffOrderCalls,
  ...staffReturnCalls,
  ...staffSetAsideCalls,
  ...staffRedirectCalls,
  ...staffOrderLineCalls,
  ...staffPhoneOrderCalls,
  ...staffPackingCalls,
  ...staffDocumentCalls,
  ...staffCashCalls,
  ...staffHomeCalls,
  ...staffAnalyticsCalls,
  ...staffTaxCalls,
  ...staffProductCalls,
  ...staffPictureCalls,
  ...staffImportCalls,
  ...staffDemoCalls,
  ...staffBulkEditCalls,
  ...staffStockCalls,
  ...staffCountCalls,
  ...staffDiscountCodeCalls,
  ...staffContentCalls,
  ...staffSaleCalls,
  ...staffSearchWordCalls,
  ...staffSettingsCalls,
  ...staffCarrierCalls,
  ...staffDeliveryPlanCalls,
  ...staffEmailTextCalls,
  ...staffCustomerCalls,
  ...staffCreditCalls,
  ...staffEmailCalls,
  ...staffNewsletterCalls,
  ...staffMessageCalls,
  ...staffReviewCalls,
  ...staffQuestionCalls,
  ...staffAuditLogCalls,
  ...staffViewCalls,
}
