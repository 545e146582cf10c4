import { staffAccountCalls } from './account-calls.ts'
import { staffCarrierCalls } from './carrier-calls.ts'
import { staffCashCalls } from './cash-calls.ts'
import { staffContentCalls } from './content-calls.ts'
import { staffCreditCalls } from './credit-calls.ts'
import { staffDeliveryPlanCalls } from './delivery-plan-calls.ts'
import { staffDiscountCodeCalls } from './discount-code-calls.ts'
import { staffEmailTextCalls } from './email-text-calls.ts'
import { staffFigureCalls } from './figure-calls.ts'
import { staffApiKeyCalls } from './integrations/api-key-calls.ts'
import { staffWebhookCalls } from './integrations/webhook-calls.ts'
import { staffOrderCalls } from './order-calls.ts'
import { staffOrderLineCalls } from './orders/order-line-calls.ts'
import { staffPhoneOrderCalls } from './orders/phone-order-calls.ts'
import { staffPackingCalls } from './packing-calls.ts'
import { staffPaperCalls } from './paper-calls.ts'
import { staffPasskeyCalls } from './passkey-calls.ts'
import { staffBulkEditCalls } from './products/bulk-edit-calls.ts'
import { staffDemoCalls } from './products/demo-calls.ts'
import { staffImportCalls } from './products/import-calls.ts'
import { staffPictureCalls } from './products/picture-calls.ts'
import { staffProductCalls } from './products/product-calls.ts'
import { staffSaleCalls } from './products/sale-calls.ts'
import { staffSearchWordCalls } from './products/search-word-calls.ts'
import { staffRedirectCalls } from './redirect-calls.ts'
import { staffReturnCalls } from './return-calls.ts'
import { staffQuestionCalls } from './reviews/question-calls.ts'
import { staffReviewCalls } from './reviews/review-calls.ts'
import { staffSettingsCalls } from './settings-calls.ts'
import { staffEmailCalls } from './shoppers/email-calls.ts'
import { staffMessageCalls } from './shoppers/message-calls.ts'
import { staffNewsletterCalls } from './shoppers/newsletter-calls.ts'
import { staffShopperCalls } from './shoppers/shopper-calls.ts'
import { staffStockCalls } from './stock-calls.ts'
import { staffTaxCalls } from './tax-calls.ts'
import { staffMemberCalls } from './team/member-calls.ts'
import { staffRoleCalls } from './team/role-calls.ts'
import { staffTodayCalls } from './today-calls.ts'
import { staffAuditTrailCalls } from './trail-calls.ts'
import { staffViewCalls } from './view-calls.ts'

/** Calls of the staff: their sessions are their own, a shopper's token counts for nothing here (D-68). */
export const staffCalls = {
  ...staffAccountCalls,
  ...staffPasskeyCalls,
  ...staffMemberCalls,
  ...staffRoleCalls,
  ...staffApiKeyCalls,
  ...staffWebhookCalls,
  ...staffOrderCalls,
  ...staffReturnCalls,
  ...staffRedirectCalls,
  ...staffOrderLineCalls,
  ...staffPhoneOrderCalls,
  ...staffPackingCalls,
  ...staffPaperCalls,
  ...staffCashCalls,
  ...staffTodayCalls,
  ...staffFigureCalls,
  ...staffTaxCalls,
  ...staffProductCalls,
  ...staffPictureCalls,
  ...staffImportCalls,
  ...staffDemoCalls,
  ...staffBulkEditCalls,
  ...staffStockCalls,
  ...staffDiscountCodeCalls,
  ...staffContentCalls,
  ...staffSaleCalls,
  ...staffSearchWordCalls,
  ...staffSettingsCalls,
  ...staffCarrierCalls,
  ...staffDeliveryPlanCalls,
  ...staffEmailTextCalls,
  ...staffShopperCalls,
  ...staffCreditCalls,
  ...staffEmailCalls,
  ...staffNewsletterCalls,
  ...staffMessageCalls,
  ...staffReviewCalls,
  ...staffQuestionCalls,
  ...staffAuditTrailCalls,
  ...staffViewCalls,
}
