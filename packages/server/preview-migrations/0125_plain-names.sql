ALTER TABLE "shop_settings" RENAME COLUMN "currency_writing" TO "currency_format";
--> statement-breakpoint
ALTER TABLE "shop_settings" RENAME COLUMN "currency_writing_ar" TO "currency_format_ar";
--> statement-breakpoint
ALTER TABLE "shop_settings" RENAME CONSTRAINT "shop_settings_currency_writing" TO "shop_settings_currency_format";
--> statement-breakpoint
ALTER TABLE "product_imports" RENAME COLUMN "kept_changes" TO "remaining_changes";
--> statement-breakpoint
ALTER TABLE "product_imports" RENAME COLUMN "pictures_kept" TO "pictures_saved";
--> statement-breakpoint
ALTER TABLE "held_tax_documents" RENAME TO "pending_tax_documents";
--> statement-breakpoint
ALTER TABLE "pending_tax_documents" RENAME COLUMN "held_at" TO "pending_since";
--> statement-breakpoint
ALTER SEQUENCE "held_tax_documents_id_seq" RENAME TO "pending_tax_documents_id_seq";
--> statement-breakpoint
ALTER TABLE "pending_tax_documents" RENAME CONSTRAINT "held_tax_documents_pkey" TO "pending_tax_documents_pkey";
--> statement-breakpoint
ALTER TABLE "pending_tax_documents" RENAME CONSTRAINT "held_tax_documents_refund" TO "pending_tax_documents_refund";
--> statement-breakpoint
ALTER TABLE "pending_tax_documents" RENAME CONSTRAINT "held_tax_documents_order_id_orders_id_fk" TO "pending_tax_documents_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "pending_tax_documents" RENAME CONSTRAINT "held_tax_documents_refund_id_refunds_id_fk" TO "pending_tax_documents_refund_id_refunds_id_fk";
--> statement-breakpoint
ALTER INDEX "held_tax_documents_one_invoice" RENAME TO "pending_tax_documents_one_invoice";
--> statement-breakpoint
ALTER INDEX "held_tax_documents_order_id_index" RENAME TO "pending_tax_documents_order_id_index";
--> statement-breakpoint
ALTER TABLE "return_lines" RENAME COLUMN "held" TO "reserved";
--> statement-breakpoint
ALTER TABLE "return_lines" RENAME CONSTRAINT "return_lines_held" TO "return_lines_reserved";
--> statement-breakpoint
ALTER TABLE "product_questions" RENAME COLUMN "mailed_at" TO "emailed_at";
--> statement-breakpoint
ALTER TABLE "daily_sales" RENAME COLUMN "pieces" TO "units";
--> statement-breakpoint
ALTER TABLE "daily_item_sales" RENAME COLUMN "pieces" TO "units";
--> statement-breakpoint
ALTER TABLE "recent_sales" RENAME COLUMN "pieces" TO "units";
--> statement-breakpoint
ALTER INDEX "recent_sales_pieces_product_id_index" RENAME TO "recent_sales_units_product_id_index";
--> statement-breakpoint
ALTER VIEW "order_sales" RENAME COLUMN "pieces" TO "units";
--> statement-breakpoint
ALTER VIEW "order_item_sales" RENAME COLUMN "pieces" TO "units";
--> statement-breakpoint
ALTER FUNCTION "rebuild_figures" RENAME TO "rebuild_analytics";
--> statement-breakpoint
ALTER FUNCTION "add_order_to_figures" RENAME TO "add_order_to_analytics";
--> statement-breakpoint
DROP FUNCTION "lock_cart";
--> statement-breakpoint
DROP FUNCTION "cart_takes";
--> statement-breakpoint
DROP FUNCTION "add_to_purchases";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "lock_cart"("customer" uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended("customer"::text, 1))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "cart_takes"("customer" uuid, "entry" uuid, "max_lines" integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "lock_cart"("customer");
  RETURN EXISTS (SELECT FROM "cart_lines" WHERE "user_id" = "customer" AND "size_entry_id" = "entry")
    OR (SELECT count(*) FROM "cart_lines" WHERE "user_id" = "customer") < "max_lines";
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_order "orders";
  came_in bigint;
  by_credit bigint := 0;
  total bigint;
  total_credit bigint;
BEGIN
  SELECT * INTO the_order FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT "received" INTO came_in FROM "order_payments" WHERE "order_id" = NEW."order_id";
  IF NOT FOUND AND the_order."paid" THEN came_in := the_order."amount" - the_order."credit"; END IF;
  SELECT coalesce(sum("amount"), 0) + NEW."amount", coalesce(sum("credit"), 0) + NEW."credit" INTO total, total_credit
  FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id";
  IF the_order."paid" THEN
    SELECT the_order."credit" + coalesce(sum("credit"), 0) + CASE WHEN NEW."is_edit" THEN NEW."credit" ELSE 0 END INTO by_credit
    FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id" AND "is_edit";
  END IF;
  IF total > coalesce(came_in, 0) + by_credit OR total - total_credit > coalesce(came_in, 0) THEN
    RAISE EXCEPTION 'Order % cannot give back more than was paid', NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
  END IF;
  IF NEW."amount" < (SELECT coalesce(sum("amount"), 0) FROM "refund_lines" WHERE "refund_id" = NEW."id") THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refunds';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_store_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spent bigint;
  used bigint;
BEGIN
  INSERT INTO "store_credit_accounts" ("user_id", "balance") VALUES (NEW."user_id", 0) ON CONFLICT DO NOTHING;
  UPDATE "store_credit_accounts" SET "balance" = "balance" + NEW."amount" WHERE "user_id" = NEW."user_id"
  RETURNING "balance" INTO NEW."balance";
  -- Taken below the lock, so that the ids of a customer are in the order of the balances.
  NEW."id" := nextval('store_credit_entries_id_seq');
  IF NEW."order_id" IS NOT NULL THEN
    SELECT "credit" INTO used FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT -(coalesce(sum("amount"), 0) + NEW."amount") INTO spent FROM "store_credit_entries" WHERE "order_id" = NEW."order_id";
    IF spent < 0 OR (NEW."amount" < 0 AND spent > used) THEN
      RAISE EXCEPTION 'Order % would hold % of the credit that it has taken', NEW."order_id", spent
        USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_order', TABLE = 'store_credit_entries';
    END IF;
  END IF;
  IF NEW."refund_id" IS NOT NULL AND NEW."amount" <> (SELECT "credit" FROM "refunds" WHERE "id" = NEW."refund_id") THEN
    RAISE EXCEPTION 'Refund % gives another amount of credit', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_refund', TABLE = 'store_credit_entries';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'WITH changed AS MATERIALIZED (' || TG_ARGV[0] || $count$)
    INSERT INTO "card_counts" AS stored ("kind", "category", "type_slug", "department", "value", "names", "count")
    SELECT counted.kind, category, type_slug, department, counted.value,
      (array_agg(counted.names) FILTER (WHERE sign > 0 AND counted.names IS NOT NULL))[1], sum(sign)
    FROM changed CROSS JOIN LATERAL (
      SELECT 'product', '', type_names
      UNION ALL SELECT 'price', displayed_price::text, NULL
      UNION ALL SELECT 'stock', '', NULL WHERE in_stock
      UNION ALL SELECT 'size', size, NULL FROM unnest(sizes) size
      UNION ALL SELECT 'word', word, NULL FROM unnest(words) word
      UNION ALL SELECT 'colour', colour, (array_agg(colour_names -> (place - 1)::integer ORDER BY place))[1]
        FROM unnest(colours) WITH ORDINALITY AS listed (colour, place) WHERE NOT has_options GROUP BY colour
    ) AS counted (kind, value, names)
    GROUP BY counted.kind, category, type_slug, department, counted.value
    HAVING sum(sign) <> 0 OR count(DISTINCT counted.names) > 1
    ON CONFLICT ("kind", "category", "type_slug", "department", "value")
    DO UPDATE SET "count" = stored.count + EXCLUDED.count, "names" = coalesce(EXCLUDED.names, stored.names)$count$;
  DELETE FROM "card_counts" WHERE "count" = 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_changed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_WHEN = 'BEFORE' THEN
    IF is_sold(OLD.status) THEN PERFORM add_order_to_analytics(OLD.id, -1); END IF;
    RETURN NEW;
  END IF;
  IF is_sold(NEW.status) THEN PERFORM add_order_to_analytics(NEW.id, 1); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  VALUES (dubai_day(NEW.placed_at), NEW.address ->> 'region', NEW.payment_method, 1, 0, NEW.amount, NEW.vat, 0, 0, 0);
  IF NEW.discount_code IS NOT NULL THEN
    INSERT INTO daily_code_uses (day, code, orders, coupon)
    VALUES (dubai_day(NEW.placed_at), NEW.discount_code, 1, NEW.coupon);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_order_lines"("order_id" uuid, "product_id" uuid, "sub_sku" text, "quantity" integer, "amount" integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  SELECT dubai_day(placed_at) AS day, address ->> 'region' AS region, payment_method INTO o
  FROM orders WHERE id = count_order_lines.order_id AND is_sold(status);
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  VALUES (o.day, o.region, o.payment_method, 0, quantity, 0, 0, 0, 0, 0);
  INSERT INTO daily_item_sales (day, product_id, sub_sku, units, amount)
  VALUES (o.day, count_order_lines.product_id, count_order_lines.sub_sku, quantity, count_order_lines.amount);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(o.placed_at), o.address ->> 'region', o.payment_method, 0, sum(l.quantity), 0, 0, 0, 0, 0
  FROM added l JOIN orders o ON o.id = l.order_id WHERE is_sold(o.status) GROUP BY o.id;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, units, amount)
  SELECT dubai_day(o.placed_at), l.product_id, l.sub_sku, l.quantity, l.line_paid - l.coupon_share
  FROM added l JOIN orders o ON o.id = l.order_id WHERE is_sold(o.status);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(NEW.created_at), address ->> 'region', payment_method, 0, 0, 0, 0, 1, NEW.amount, 0
  FROM orders WHERE id = NEW.order_id AND is_sold(status);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_refund_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, NEW.quantity
  FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.id = NEW.refund_id AND is_sold(o.status);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_to_purchases"("customer" uuid, "more_orders" integer, "more_refused" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO customer_purchases AS p (user_id, orders, refused) VALUES (customer, more_orders, more_refused)
  ON CONFLICT (user_id) DO UPDATE SET orders = p.orders + more_orders, refused = p.refused + more_refused
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "queue_order_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := CASE NEW.to_status
    WHEN 'Order Placed' THEN 'order.placed'
    WHEN 'Packing' THEN 'order.packed'
    WHEN 'Shipped' THEN CASE NEW.from_status WHEN 'Delivered' THEN 'order.delivery_undone' ELSE 'order.shipped' END
    WHEN 'Delivered' THEN 'order.delivered'
    WHEN 'Cancelled' THEN 'order.cancelled'
  END;
BEGIN
  -- The customer never heard of an order that was never paid.
  IF NEW.to_status = 'Cancelled' AND NEW.from_status = 'Pending Payment' THEN RETURN NULL; END IF;
  IF event IS NOT NULL AND wants_webhook(event) THEN
    PERFORM queue_webhook(event, NEW.order_id, NEW.at, webhook_order(NEW.order_id) || jsonb_build_object('status', NEW.to_status));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
UPDATE "order_notes" SET "asks_for" = 'missing_item' WHERE "asks_for" = 'missing_piece';
--> statement-breakpoint
UPDATE "staff_changes" SET "subject" = 'missing_item' WHERE "subject" = 'missing_piece';
--> statement-breakpoint
UPDATE "staff_changes" SET "call" = 'POST /api/staff/return/create' WHERE "call" = 'POST /api/staff/return/take-back';
--> statement-breakpoint
UPDATE "staff_changes" SET "changes" = replace(replace("changes"::text,
  '"currencyWriting":', '"currencyFormat":'), '"currencyWritingAr":', '"currencyFormatAr":')::jsonb
WHERE "changes"::text ~ '"currencyWriting(Ar)?":';
