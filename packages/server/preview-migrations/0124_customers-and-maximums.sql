ALTER TABLE "shopper_notes" RENAME TO "customer_notes";--> statement-breakpoint
ALTER TABLE "customer_notes" RENAME CONSTRAINT "shopper_notes_pkey" TO "customer_notes_pkey";--> statement-breakpoint
ALTER TABLE "customer_notes" RENAME CONSTRAINT "shopper_notes_user_id_users_id_fk" TO "customer_notes_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "shopper_notes_user_id_index" RENAME TO "customer_notes_user_id_index";--> statement-breakpoint
ALTER TABLE "shopper_purchases" RENAME TO "customer_purchases";--> statement-breakpoint
ALTER TABLE "customer_purchases" RENAME CONSTRAINT "shopper_purchases_pkey" TO "customer_purchases_pkey";--> statement-breakpoint
ALTER TABLE "customer_purchases" RENAME CONSTRAINT "shopper_purchases_user_id_users_id_fk" TO "customer_purchases_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "shopper_purchases_returning" RENAME TO "customer_purchases_returning";--> statement-breakpoint
ALTER INDEX "shopper_purchases_refused" RENAME TO "customer_purchases_refused";--> statement-breakpoint
ALTER TABLE "order_notes" RENAME COLUMN "for_shopper" TO "for_customer";--> statement-breakpoint
ALTER TABLE "discount_codes" RENAME COLUMN "most_uses" TO "max_uses";--> statement-breakpoint
ALTER TABLE "discount_codes" RENAME COLUMN "most_uses_per_shopper" TO "max_uses_per_customer";--> statement-breakpoint
ALTER TABLE "discount_codes" RENAME COLUMN "shopper_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "discount_codes" RENAME CONSTRAINT "discount_codes_shopper_id_users_id_fk" TO "discount_codes_customer_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "shop_settings" RENAME COLUMN "most_lines" TO "max_lines";--> statement-breakpoint
ALTER TABLE "shop_settings" RENAME COLUMN "most_units_per_line" TO "max_units_per_line";--> statement-breakpoint
ALTER TABLE "shop_settings" RENAME COLUMN "most_cash" TO "max_cash";--> statement-breakpoint
ALTER FUNCTION "shopper_search_text" RENAME TO "customer_search_text";--> statement-breakpoint
ALTER FUNCTION "rebuild_shopper_purchases" RENAME TO "rebuild_customer_purchases";--> statement-breakpoint
ALTER FUNCTION "count_order_of_shopper" RENAME TO "count_order_of_customer";--> statement-breakpoint
ALTER FUNCTION "count_changed_order_of_shopper" RENAME TO "count_changed_order_of_customer";--> statement-breakpoint
ALTER FUNCTION "count_refused_parcel_of_shopper" RENAME TO "count_refused_parcel_of_customer";--> statement-breakpoint
ALTER TRIGGER "count_order_of_shopper" ON "orders" RENAME TO "count_order_of_customer";--> statement-breakpoint
ALTER TRIGGER "count_changed_order_of_shopper" ON "orders" RENAME TO "count_changed_order_of_customer";--> statement-breakpoint
ALTER TRIGGER "count_refused_parcel_of_shopper" ON "order_events" RENAME TO "count_refused_parcel_of_customer";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_to_purchases"("shopper" uuid, "more_orders" integer, "more_refused" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO customer_purchases AS p (user_id, orders, refused) VALUES (shopper, more_orders, more_refused)
  ON CONFLICT (user_id) DO UPDATE SET orders = p.orders + more_orders, refused = p.refused + more_refused
$$;
--> statement-breakpoint
UPDATE "staff_roles" SET "permissions" = string_to_array(replace(replace(array_to_string("permissions", ' '), 'shoppers:', 'customers:'), 'trail:read', 'audit-log:read'), ' ');
--> statement-breakpoint
UPDATE "staff_api_keys" SET "scopes" = string_to_array(replace(replace(array_to_string("scopes", ' '), 'shoppers:', 'customers:'), 'trail:read', 'audit-log:read'), ' ');
--> statement-breakpoint
UPDATE "staff_changes" SET "call" = replace("call", '/api/staff/trail', '/api/staff/audit-log') WHERE "call" LIKE '%/api/staff/trail%';
--> statement-breakpoint
UPDATE "staff_changes" SET "call" = replace("call", 'shopper', 'customer') WHERE "call" LIKE '%shopper%';
--> statement-breakpoint
UPDATE "staff_changes" SET "subject" = replace("subject", 'shopper', 'customer') WHERE "subject" IN ('shopper', 'shoppers');
--> statement-breakpoint
-- Names of fields and permissions.
UPDATE "staff_changes" SET "changes" = replace(replace(replace(replace(replace(replace(replace(replace(replace("changes"::text,
  '"mostUses":', '"maxUses":'), '"mostUsesPerShopper":', '"maxUsesPerCustomer":'), '"shopperId":', '"customerId":'),
  '"noteForShopper":', '"noteForCustomer":'), '"mostLines":', '"maxLines":'), '"mostUnitsPerLine":', '"maxUnitsPerLine":'),
  '"mostCash":', '"maxCash":'), '"shoppers:', '"customers:'), '"trail:read"', '"audit-log:read"')::jsonb
WHERE "changes"::text ~ '"(most(Uses|UsesPerShopper|Lines|UnitsPerLine|Cash)|shopperId|noteForShopper)":|"shoppers:|"trail:read"';
