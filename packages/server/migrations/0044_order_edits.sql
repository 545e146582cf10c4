CREATE TABLE "order_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"amount_before" integer NOT NULL,
	"amount_after" integer NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
-- Their bodies name the columns, whose types could not change under them.
DROP FUNCTION "add_order_to_figures";
--> statement-breakpoint
DROP FUNCTION "rebuild_figures";
--> statement-breakpoint
ALTER TABLE "daily_code_uses" ALTER COLUMN "coupon" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "daily_item_sales" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "daily_sales" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "daily_sales" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "daily_sales" ALTER COLUMN "refunded" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_edit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_order_id_index" ON "order_edits" USING btree ("order_id");
--> statement-breakpoint
-- A refund of an edit is none of the figures: the order itself costs less.
CREATE OR REPLACE VIEW "order_sales" AS
SELECT id AS order_id, dubai_day(placed_at) AS day, address ->> 'region' AS region, payment_method,
  1 AS orders, 0 AS pieces, amount, vat, 0 AS refunds, 0 AS refunded, 0 AS returned FROM orders
UNION ALL SELECT o.id, dubai_day(o.placed_at), o.address ->> 'region', o.payment_method, 0, l.quantity, 0, 0, 0, 0, 0
  FROM order_lines l JOIN orders o ON o.id = l.order_id
UNION ALL SELECT o.id, dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 1, r.amount, 0
  FROM refunds r JOIN orders o ON o.id = r.order_id AND NOT r.is_edit
UNION ALL SELECT o.id, dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, l.quantity
  FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN orders o ON o.id = r.order_id;
--> statement-breakpoint
-- Adds an order as it stands in the tables to the figures, or takes it out of them again.
CREATE FUNCTION "add_order_to_figures"("id" uuid, "sign" integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT day, region, payment_method, sign * sum(orders), sign * sum(pieces), sign * sum(amount), sign * sum(vat),
    sign * sum(refunds), sign * sum(refunded), sign * sum(returned)
  FROM order_sales WHERE order_id = id GROUP BY day, region, payment_method;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, pieces, amount)
  SELECT day, product_id, sub_sku, sign * pieces, sign * amount FROM order_item_sales WHERE order_id = id;
  INSERT INTO daily_code_uses (day, code, orders, coupon)
  SELECT day, code, sign * orders, sign * coupon FROM order_code_uses WHERE order_id = id;
END;
--> statement-breakpoint
-- For orders that were written without triggers: a shop of before, a restored or a made-up one.
CREATE FUNCTION "rebuild_figures"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM daily_sales;
  DELETE FROM daily_item_sales;
  DELETE FROM daily_code_uses;
  INSERT INTO daily_sales
    (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned, is_merged)
  SELECT s.day, s.region, s.payment_method, sum(s.orders), sum(s.pieces), sum(s.amount), sum(s.vat), sum(s.refunds),
    sum(s.refunded), sum(s.returned), true
  FROM order_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.region, s.payment_method;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, pieces, amount, is_merged)
  SELECT s.day, s.product_id, s.sub_sku, sum(s.pieces), sum(s.amount), true
  FROM order_item_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.product_id, s.sub_sku;
  INSERT INTO daily_code_uses (day, code, orders, coupon, is_merged)
  SELECT s.day, s.code, sum(s.orders), sum(s.coupon), true
  FROM order_code_uses s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.code;
END;
--> statement-breakpoint
DROP TRIGGER "count_new" ON "refunds";
--> statement-breakpoint
CREATE TRIGGER "count_new" AFTER INSERT ON "refunds" FOR EACH ROW WHEN (NOT NEW.is_edit)
EXECUTE FUNCTION "count_new_refund"();
