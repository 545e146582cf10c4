import type { Permission } from '@little-dunes/domain/accounts/permissions'

const names: Record<Permission, string> = {
  'account:own': 'Use their own account',
  'orders:read': 'View orders and returns',
  'orders:pack': 'Pack orders and handle returns',
  'orders:ship': 'Ship orders',
  'orders:create': 'Create orders',
  'orders:edit': 'Edit orders',
  'orders:refund': 'Refund and cancel orders',
  'orders:export': 'Export orders',
  'cash:remit': 'Record remittances',
  'products:read': 'View products',
  'products:write': 'Edit products',
  'stock:write': 'Count, receive and correct inventory',
  'reviews:write': 'Answer reviews and questions',
  'discounts:write': 'Edit discounts and sales',
  'credit:write': 'Adjust store credit',
  'customers:read': 'View customers, messages and emails',
  'customers:write': 'Help customers and answer messages',
  'customers:export': 'Export customers',
  'customers:erase': 'Erase customer data',
  'sales:read': 'View analytics and VAT',
  'content:write': 'Edit content',
  'settings:write': 'Edit settings',
  'audit-log:read': 'View the activity log',
  'staff:manage': 'Manage the team, roles and API keys',
  'views:share': 'Share saved views',
}

export const permissionsMessages = { names }
