import { addCustomerNote, noteDeletionRequest, signOutCustomer } from '#customers/change-customer'
import { countCustomers } from '#customers/count-customers'
import { eraseCustomer } from '#customers/erase-customer'
import { exportCustomer } from '#customers/export-customer'
import { exportCustomers } from '#customers/export-customers'
import { listCustomers } from '#customers/list-customers'
import { seeCustomer } from '#customers/see-customer'
import { defineModule } from '#modules/define-module'

export const customersModule = defineModule({
  name: 'customers',
  calls: {
    'GET /api/staff/customers': listCustomers,
    'GET /api/staff/customers/counts': countCustomers,
    'POST /api/staff/customers/export': exportCustomers,
    'GET /api/staff/customer': seeCustomer,
    'POST /api/staff/customer/note': addCustomerNote,
    'POST /api/staff/customer/sign-out': signOutCustomer,
    'POST /api/staff/customer/export': exportCustomer,
    'POST /api/staff/customer/deletion': noteDeletionRequest,
    'POST /api/staff/customer/erase': eraseCustomer,
  },
})
